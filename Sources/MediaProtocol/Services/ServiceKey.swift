/// An API key, a secret of its owner and the service. Printing or dumping a value that contains it
/// shows dots.
public struct ServiceKey: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// The key as text.
  public let revealed: String

  public init(_ text: String) {
    revealed = text
  }

  /// The dots shown instead, whatever the length of the key.
  public static let mask = "•••"
  public var description: String { Self.mask }
  public var debugDescription: String { Self.mask }
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension ServiceKey: WireValue {
  func write(to writer: inout ByteWriter) { writer.put(revealed) }
  init(from reader: inout ByteReader) throws(MessageError) { self.init(try reader.value()) }
}
