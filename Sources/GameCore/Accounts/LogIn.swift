/// What somebody logs in with: an e-mail address or a player name.
public struct LoginName: Hashable, Sendable {
  /// The folded text under which the account and its failed tries are found.
  public let key: String
  /// Whether it is an e-mail address; a player name has no `@`.
  public let isEmail: Bool

  /// Anything may be tried; what cannot be an account is not found.
  public init(_ text: String) {
    // Longer than any account's: what is beyond cannot matter, but must not fill the store.
    let text = String(text.trimmed.unicodeScalars.prefix(320))
    isEmail = text.unicodeScalars.contains("@")
    key = UnicodeForm.folded.of(text)
  }
}

/// Why somebody is not logged in.
public enum LogInFault: Error, Hashable, Sendable {
  /// The name or the password is wrong; nobody is told which.
  case wrong
  /// Too many failed tries: no try counts before that moment.
  case wait(until: Timestamp)
  case store(StoreFault)
}

/// A stored Argon2id hash in PHC form, `$argon2id$v=19$m=65536,t=2,p=1$...`.
public struct PasswordHash: Hashable, Sendable {
  public let phc: String

  public init(phc: String) {
    self.phc = phc
  }
}

/// The account somebody tries to log in to.
public struct Credentials: Hashable, Sendable {
  public let player: Player
  public let hash: PasswordHash

  public init(player: Player, hash: PasswordHash) {
    self.player = player
    self.hash = hash
  }
}

/// An account about to be stored.
public struct NewAccount: Hashable, Sendable {
  public let name: PlayerName
  public let email: Email
  public let hash: PasswordHash

  public init(name: PlayerName, email: Email, hash: PasswordHash) {
    self.name = name
    self.email = email
    self.hash = hash
  }
}

/// Failed log-ins under one name.
public struct Throttle: Hashable, Sendable {
  public let failures: Int
  /// No try counts before that moment, which may lie in the past; nil where none has failed.
  public let waitUntil: Timestamp?

  public static let none = Throttle(failures: 0, waitUntil: nil)

  public init(failures: Int, waitUntil: Timestamp?) {
    self.failures = failures
    self.waitUntil = waitUntil
  }
}

/// A random token that keeps a player logged in; only its hash is stored.
public struct SessionToken: Hashable, Sendable {
  /// 64 hexadecimal digits.
  public let secret: Secret

  public init(_ secret: Secret) {
    self.secret = secret
  }
}

/// The stored form of a session token.
public struct SessionTokenHash: Hashable, Sendable {
  public let bytes: [UInt8]

  public init(bytes: [UInt8]) {
    self.bytes = bytes
  }
}

/// A kept session.
public struct Session: Hashable, Sendable {
  public let player: Player
  /// When it was last used, to a day.
  public let usedAt: Timestamp

  public init(player: Player, usedAt: Timestamp) {
    self.player = player
    self.usedAt = usedAt
  }
}
