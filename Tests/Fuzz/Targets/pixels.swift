import Canvas

/// Images from a child process, the cache or a pipe: the first byte chooses the encoding. Accepted
/// sixels paint no dot outside their size, however a terminal interprets them.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let first = bytes.first else { return 0 }
  let encoding = PixelFormat.Encoding.allCases[Int(first) % PixelFormat.Encoding.allCases.count]
  guard let image = PixelImage(Array(bytes.dropFirst()), as: encoding) else { return 0 }
  precondition(image.width > 0 && image.height > 0)
  precondition(image.width * image.height <= PixelImage.mostPixels)
  guard encoding == .sixel else { return 0 }
  precondition(image.bytes.allSatisfy { (0x20...0x7E).contains($0) })
  var terminal = Terminal()
  terminal.take(image.bytes)
  precondition(terminal.size == [image.width, image.height])
  precondition(terminal.right <= image.width && terminal.bottom <= image.height)
  return 0
}

/// A lenient terminal that records how far it has painted.
private struct Terminal {
  var size: [Int] = []
  var right = 0
  var bottom = 0

  mutating func take(_ bytes: [UInt8]) {
    var (column, top, times) = (0, 0, 1)
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""): size += Self.numbers(&rest).dropFirst(2)
      case UInt8(ascii: "#"): _ = Self.numbers(&rest)
      case UInt8(ascii: "!"): times = Self.numbers(&rest).first ?? 1
      case UInt8(ascii: "$"): column = 0
      case UInt8(ascii: "-"): (column, top) = (0, top + 6)
      case 0x3F...0x7E:
        column += times
        times = 1
        let dots = byte - 0x3F
        if dots > 0 {
          right = max(right, column)
          bottom = max(bottom, top + 8 - dots.leadingZeroBitCount)
        }
      default: break
      }
    }
  }

  private static func numbers(_ rest: inout ArraySlice<UInt8>) -> [Int] {
    let text = rest.prefix { (0x30...0x39).contains($0) || $0 == 0x3B }
    rest = rest.dropFirst(text.count)
    return String(decoding: text, as: UTF8.self).split(separator: ";").map { Int($0) ?? .max / 4 }
  }
}
