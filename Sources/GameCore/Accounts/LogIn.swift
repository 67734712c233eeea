import SystemStrings

/// The name for a login: an e-mail address or a player name.
public struct LoginName: Hashable, Sendable {
  /// The folded text by which the account is found.
  public let key: String
  /// Whether it is an e-mail address; player names contain no `@`.
  public let isEmail: Bool

  /// Accepts any text; one that cannot name an account will not be found.
  public init(_ text: String) {
    // Longer than any account's name: the rest cannot matter, and must not fill the store.
    let text = String(text.trimmed.unicodeScalars.prefix(320))
    isEmail = text.unicodeScalars.contains("@")
    key = UnicodeForm.folded.of(text)
  }
}

/// The account for which failed logins are counted together.
public enum LogInThrottleKey: Hashable, Sendable {
  /// A player, whether by name or by address.
  case player(PlayerID)
  /// A name without an account.
  case unknown(LoginName)

  /// Returns the key under which the attempts are stored. A typed name, which may be an address or
  /// even a password, is stored only as a BLAKE2b hash with the 16 to 64 bytes of the store's
  /// `secret` as its key: without them no one can try names against it.
  func key(with secret: [UInt8]) -> String {
    switch self {
    case .player(let id): "player:\(id.rawValue)"
    case .unknown(let login): "name:\(Hexadecimal.text(of: Sodium.hash(login.key, with: secret)))"
    }
  }
}

/// The reason why a login fails.
public enum LogInError: Error, Hashable, Sendable {
  /// The name or the password is wrong; the player does not learn which one.
  case wrong
  /// There were too many failed attempts: none counts before that time.
  case wait(until: Timestamp)
  case store(StoreError)
  /// The server was lost during the change, which may or may not be saved.
  case unsettled
}

/// An Argon2id hash in PHC form, `$argon2id$v=19$m=19456,t=2,p=1$...`.
public struct PasswordHash: Hashable, Sendable {
  public let phc: String

  public init(phc: String) {
    self.phc = phc
  }
}

/// An account with the start of its password hash: cost and salt.
public struct Credentials: Hashable, Sendable {
  public let id: PlayerID
  public let hash: PasswordHash
}

/// An account to be stored.
public struct NewAccount: Hashable, Sendable {
  public let name: PlayerName
  public let email: Email
  public let hash: PasswordHash
  /// The hash of the recovery code; nil for an account without one.
  public let recovery: RecoveryCodeHash?

  public init(
    name: PlayerName, email: Email, hash: PasswordHash, recovery: RecoveryCodeHash? = nil
  ) {
    self.name = name
    self.email = email
    self.hash = hash
    self.recovery = recovery
  }
}

/// The failed logins of one account.
public struct Throttle: Hashable, Sendable {
  /// The number of failures, `0...mostFailures`.
  public let failures: Int
  /// The time before which no attempt counts, possibly in the past; nil if none has failed.
  public let waitUntil: Timestamp?

  public static let none = Throttle(failures: 0, waitUntil: nil)
  /// The highest count of failures.
  public static let mostFailures = 1000

  /// Creates a throttle; `failures` is clamped to `0...mostFailures`.
  public init(failures: Int, waitUntil: Timestamp?) {
    self.failures = min(max(failures, 0), Self.mostFailures)
    self.waitUntil = waitUntil
  }
}

/// A random token that keeps a player logged in. Only its hash is stored.
public struct SessionToken: Hashable, Sendable {
  /// The token as 64 hexadecimal digits.
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

/// A session in its player's list.
public struct OpenSession: Hashable, Sendable {
  /// The identifier with which it can be ended, but not used.
  public let id: SessionTokenHash
  /// The time of the login; nil for a session from an older version.
  public let openedAt: Timestamp?
  /// The time of its last use, with a precision of a day.
  public let usedAt: Timestamp
  /// The name of the system user who logged in, cleaned for the terminal; empty if unknown.
  public let systemUser: String
}
