import MediaProtocol

/// Messages of the picture helper's pipe, in pieces, from either side.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let middle = bytes.count / 2
  var commands = FrameBuffer()
  var reports = FrameBuffer()
  for piece in [bytes[..<middle], bytes[middle...]] {
    commands.append(piece)
    reports.append(piece)
    do throws(MessageError) {
      while let command = try commands.nextCommand() {
        var again = FrameBuffer()
        again.append(command.frame)
        let back = try again.nextCommand()
        precondition(back == command)
      }
    } catch { commands = FrameBuffer() }
    do throws(MessageError) {
      while let report = try reports.nextReport() {
        var again = FrameBuffer()
        again.append(report.frame)
        let back = try again.nextReport()
        precondition(back == report)
      }
    } catch { reports = FrameBuffer() }
  }
  return 0
}
