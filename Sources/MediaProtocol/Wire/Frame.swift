/// One message on its way through a pipe: four bytes of length, then the message.
public enum Frame {
  /// The longest message, in bytes: the largest picture fits in twice.
  public static let longest = 1 << 20
  static let header = 4

  /// A message with its length before it.
  static func wrap(_ body: [UInt8]) -> [UInt8] {
    var writer = ByteWriter()
    writer.put(UInt32(truncatingIfNeeded: body.count))
    return writer.bytes + body
  }
}

/// Why a stream of bytes is not one of messages; what comes after is not looked at.
public enum WireFault: Error, Hashable, Sendable {
  /// A length beyond `Frame.longest`.
  case tooLong(Int)
  /// A message that ends early, goes on too long or says something impossible.
  case malformed
}

/// Gathers bytes as they come and cuts them into messages.
public struct FrameBuffer: Sendable {
  private var bytes: [UInt8] = []
  private var start = 0
  private let clean: @Sendable (String) -> String

  /// A buffer whose messages hold no text for a screen, such as a caption or a title, that has not
  /// passed `clean`.
  public init(cleaningLines clean: @escaping @Sendable (String) -> String = { $0 }) {
    self.clean = clean
  }

  /// Takes what has been read from the pipe.
  public mutating func append(_ more: some Sequence<UInt8>) {
    if start > 0 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes.append(contentsOf: more)
  }

  /// The next command that is whole; nil where more bytes are needed.
  public mutating func nextCommand() throws(WireFault) -> MediaCommand? {
    guard let body = try nextBody() else { return nil }
    return try MediaCommand(wire: body, clean)
  }

  /// The next report that is whole; nil where more bytes are needed.
  public mutating func nextReport() throws(WireFault) -> MediaReport? {
    guard let body = try nextBody() else { return nil }
    return try MediaReport(wire: body, clean)
  }

  private mutating func nextBody() throws(WireFault) -> ArraySlice<UInt8>? {
    guard bytes.count - start >= Frame.header else { return nil }
    var reader = ByteReader(bytes[start..<start + Frame.header])
    let length = Int(try reader.uint32())
    guard length <= Frame.longest else { throw .tooLong(length) }
    let first = start + Frame.header
    guard bytes.count - first >= length else { return nil }
    start = first + length
    return bytes[first..<start]
  }
}
