/// A password that is allowed for an account.
public struct Password: Hashable, Sendable {
  public let secret: Secret

  /// The maximum number of characters (Unicode scalars); passwords are never truncated.
  public static let longest = 128
  /// The minimum number of characters of a password that satisfies every `PasswordRequirement`.
  public static let shortest = 6
  /// The number of characters from which no other rule applies.
  public static let long = 15

  /// Checks `text`; throws its first fault.
  public init(_ text: String) throws(PasswordError) {
    let scalars = text.unicodeScalars
    guard !scalars.isEmpty else { throw .empty }
    guard scalars.count <= Self.longest else { throw .tooLong }
    if scalars.count < Self.long {
      let lacking = PasswordRequirement.allCases.filter { !$0.isMet(by: text) }
      guard lacking.isEmpty else { throw .lacks(lacking) }
    }
    guard !CommonPasswords.contains(text) else { throw .common }
    secret = Secret(text)
  }

  /// Returns whether the password is one of `names`, ignoring case and Unicode form.
  func isOne(of names: String...) -> Bool {
    let folded = UnicodeForm.folded.of(secret.revealed.trimmed)
    return names.contains { UnicodeForm.folded.of($0.trimmed) == folded }
  }
}

/// The fault of a password, which needs 15 characters of any kind, or 6 that meet every
/// `PasswordRequirement`.
public enum PasswordError: Error, Hashable, Sendable {
  case empty
  case tooLong
  /// A short password misses these requirements, in the order of `PasswordRequirement.allCases`.
  case lacks([PasswordRequirement])
  /// The password is a common one or, at registration, the player's own name or address.
  case common
}

/// A requirement for passwords of fewer than 15 characters; digits and letters of any script count.
public enum PasswordRequirement: Hashable, Sendable, CaseIterable {
  case sixCharacters, digit, lowerCase, upperCase

  /// Returns whether a text meets the requirement.
  public func isMet(by text: String) -> Bool {
    switch self {
    case .sixCharacters: text.unicodeScalars.count >= Password.shortest
    case .digit: text.unicodeScalars.contains(where: \.isDecimalDigit)
    case .lowerCase: text.unicodeScalars.contains(where: \.properties.isLowercase)
    case .upperCase: text.unicodeScalars.contains(where: \.properties.isUppercase)
    }
  }
}
