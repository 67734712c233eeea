/// Text that must not be seen: it prints as dots, in logs, dumps and debuggers too.
///
/// A Swift text cannot be wiped from memory for certain, since copies of it may be anywhere; what
/// the core makes of it for hashing is wiped.
public struct Secret: Hashable, Sendable {
  /// The text itself, for the one who hashes it.
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
