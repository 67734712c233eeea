/// A secret text; it prints as dots, even in logs, dumps and debuggers.
///
/// Swift text cannot be reliably wiped from memory, because there may be copies of it; the buffers
/// made for hashing are wiped.
public struct Secret: Hashable, Sendable {
  /// The text itself, for hashing.
  public let revealed: String

  public init(_ text: String) {
    revealed = text
  }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "••••••" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
