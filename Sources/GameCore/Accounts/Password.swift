/// A password that may be used for a new account.
public struct Password: Hashable, Sendable {
  public let secret: Secret

  /// Most characters (Unicode scalars) a password may have; none is ever cut.
  public static let longest = 128
  /// Fewest characters of a password that has everything in `PasswordNeed`.
  public static let shortest = 6
  /// From so many characters on anything goes.
  public static let long = 15

  /// Checks `text`. Throws the first thing that is wrong with it.
  public init(_ text: String) throws(PasswordFault) {
    let scalars = text.unicodeScalars
    guard !scalars.isEmpty else { throw .empty }
    guard scalars.count <= Self.longest else { throw .tooLong }
    if scalars.count < Self.long {
      let lacking = PasswordNeed.allCases.filter { !$0.isMet(by: text) }
      guard lacking.isEmpty else { throw .lacks(lacking) }
    }
    guard !CommonPasswords.contains(text) else { throw .common }
    secret = Secret(text)
  }

  /// Whether it is one of `names` but for case and Unicode form.
  func isOne(of names: String...) -> Bool {
    let folded = UnicodeForm.folded.of(secret.revealed.trimmed)
    return names.contains { UnicodeForm.folded.of($0.trimmed) == folded }
  }
}

/// What is wrong with a password: it needs 6 characters with all of `PasswordNeed`, or 15 of
/// anything.
public enum PasswordFault: Error, Hashable, Sendable {
  case empty
  case tooLong
  /// What a short password still lacks, in the order of `PasswordNeed.allCases`.
  case lacks([PasswordNeed])
  /// One of the passwords that are tried first: a well-known one, or at registration the player's
  /// own name or e-mail address.
  case common
}

/// What a password of fewer than 15 characters must have; digits and letters of any script.
public enum PasswordNeed: Hashable, Sendable, CaseIterable {
  case sixCharacters, digit, lowerCase, upperCase

  func isMet(by text: String) -> Bool {
    switch self {
    case .sixCharacters: text.unicodeScalars.count >= Password.shortest
    case .digit: text.unicodeScalars.contains(where: \.isDecimalDigit)
    case .lowerCase: text.unicodeScalars.contains(where: \.properties.isLowercase)
    case .upperCase: text.unicodeScalars.contains(where: \.properties.isUppercase)
    }
  }
}
