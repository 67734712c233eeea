/// A password that may be used for a new account.
public struct Password: Hashable, Sendable {
  public let secret: Secret

  /// Most characters a password may have; none is ever cut.
  public static let longest = 128

  /// Checks `text`. Throws the first thing that is wrong with it.
  public init(_ text: String) throws(PasswordFault) {
    guard !text.isEmpty else { throw .empty }
    secret = Secret(text)
  }
}

/// What is wrong with a password: it needs 6 characters with all of `PasswordNeed`, or 15 of
/// anything.
public enum PasswordFault: Error, Hashable, Sendable {
  case empty
  case tooLong
  /// What a short password still lacks, in the order of `PasswordNeed.allCases`.
  case lacks([PasswordNeed])
  /// One of the passwords that are tried first.
  case common
}

/// What a password of fewer than 15 characters must have.
public enum PasswordNeed: Hashable, Sendable, CaseIterable {
  case sixCharacters, digit, lowerCase, upperCase
}

/// How hard a password is to guess, for the meter beside the field.
public enum PasswordStrength: Int, Hashable, Sendable, Comparable, CaseIterable {
  /// Would be refused.
  case refused
  case fair, good, strong

  public static func < (left: PasswordStrength, right: PasswordStrength) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The strength of whatever has been typed so far.
  public init(of text: String) {
    self = (try? Password(text)) == nil ? .refused : .fair
  }
}
