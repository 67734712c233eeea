/// An e-mail address, checked for form only.
public struct Email: Hashable, Sendable, CustomStringConvertible {
  /// The address as the player typed it, spaces at the ends removed.
  public let description: String
  /// The same for all spellings that count as one address: case folded.
  public let key: String

  /// Checks `text`. Throws the first thing that is wrong with it.
  public init(_ text: String) throws(EmailFault) {
    guard !text.isEmpty else { throw .empty }
    description = text
    key = text.lowercased()
  }
}

/// What is wrong with an e-mail address.
public enum EmailFault: Error, Hashable, Sendable {
  case empty
  /// There must be one `@` between the two parts.
  case noAtSign
  /// The part before the `@` is empty, too long or has a character that cannot stand there.
  case localPart
  /// The part after the `@` is not a host name with a dot.
  case domain
  case tooLong
}
