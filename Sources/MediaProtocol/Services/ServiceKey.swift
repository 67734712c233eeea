/// A key that only its owner and the service it is for may see: whatever prints or dumps a value
/// that holds it shows dots.
public struct ServiceKey: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// The text itself.
  public let revealed: String

  public init(_ text: String) {
    revealed = text
  }

  /// Dots, however long the text is.
  public static let mask = "•••"
  public var description: String { Self.mask }
  public var debugDescription: String { Self.mask }
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension ServiceKey: WireValue {
  func write(to writer: inout ByteWriter) { writer.put(revealed) }
  init(from reader: inout ByteReader) throws(WireFault) { self.init(try reader.text()) }
}
