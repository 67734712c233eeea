/// A message in a pipe: four bytes for its length, then its bytes.
public enum Frame {
  /// The maximum size of a message in bytes: twice that of the largest picture.
  public static let longest = 1 << 20
  static let header = 4

  /// Returns a message with its length before it.
  static func wrap(_ body: [UInt8]) -> [UInt8] {
    var writer = ByteWriter()
    writer.put(UInt32(truncatingIfNeeded: body.count))
    return writer.bytes + body
  }
}

/// The reason why bytes are not valid messages; the following bytes are ignored.
public enum MessageError: Error, Hashable, Sendable {
  /// A length beyond `Frame.longest`.
  case tooLong(Int)
  /// A message that is too short, too long or contains impossible values.
  case malformed
}

/// A buffer that splits received bytes into messages.
public struct FrameBuffer: Sendable {
  private var bytes: [UInt8] = []
  private var start = 0
  private let clean: @Sendable (String) -> String

  /// Creates a buffer that passes all texts for the screen in messages, such as captions and
  /// titles, to `clean`.
  public init(cleaningLines clean: @escaping @Sendable (String) -> String = { $0 }) {
    self.clean = clean
  }

  /// Appends bytes from the pipe.
  public mutating func append(_ more: some Sequence<UInt8>) {
    if start > 0 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes.append(contentsOf: more)
  }

  /// Returns the next complete command; nil if more bytes are needed.
  public mutating func nextCommand() throws(MessageError) -> MediaCommand? {
    guard let body = try nextBody() else { return nil }
    return try MediaCommand(wire: body, clean)
  }

  /// Returns the next complete report; nil if more bytes are needed.
  public mutating func nextReport() throws(MessageError) -> MediaReport? {
    guard let body = try nextBody() else { return nil }
    return try MediaReport(wire: body, clean)
  }

  private mutating func nextBody() throws(MessageError) -> ArraySlice<UInt8>? {
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
