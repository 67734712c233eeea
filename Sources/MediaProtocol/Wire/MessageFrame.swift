/// A message in a pipe: four bytes for its length, then its bytes.
public enum MessageFrame {
  /// The maximum size of a message in bytes: twice that of the largest picture.
  public static let longest = 1 << 20
  static let header = 4

  /// Returns a message with its length before it.
  static func wrap(_ message: some WireValue) -> [UInt8] {
    var body = ByteWriter()
    body.put(message)
    var frame = ByteWriter()
    frame.put(data: body.bytes)
    return frame.bytes
  }
}

/// The reason why bytes are not valid messages; the following bytes are ignored.
public enum MessageError: Error, Hashable, Sendable {
  /// A length beyond `MessageFrame.longest`.
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
  public mutating func nextCommand() throws(MessageError) -> MediaCommand? { try next() }

  /// Returns the next complete report; nil if more bytes are needed.
  public mutating func nextReport() throws(MessageError) -> MediaReport? { try next() }

  private mutating func next<Message: WireValue>() throws(MessageError) -> Message? {
    let first = start + MessageFrame.header
    guard bytes.count >= first else { return nil }
    var header = ByteReader(bytes[start..<first])
    let length = Int(try header.value() as UInt32)
    guard length <= MessageFrame.longest else { throw .tooLong(length) }
    guard bytes.count - first >= length else { return nil }
    start = first + length
    var body = ByteReader(bytes[first..<start], clean: clean)
    let message: Message = try body.value()
    try body.end()
    return message
  }
}
