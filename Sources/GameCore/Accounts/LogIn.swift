import CSystem

/// What somebody logs in with: an e-mail address or a player name.
public struct LoginName: Hashable, Sendable {
  /// The folded text under which the account is found.
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

  /// Returns the BLAKE2b hash of the folded text, as hexadecimal digits, with the 16 to 64 bytes of
  /// `secret` as its key: without them no one can try names against it.
  func hash(with secret: [UInt8]) -> String {
    Sodium.start()
    let bytes = Array(key.utf8)
    var hash = [UInt8](repeating: 0, count: 32)
    crypto_generichash(&hash, hash.count, bytes, UInt64(bytes.count), secret, secret.count)
    return SessionToken.hexadecimal(hash)
  }
}

/// Whose failed log-ins are counted together.
public enum TriedAccount: Hashable, Sendable {
  /// A player, whether tried by name or by address.
  case player(PlayerID)
  /// A name that is nobody's.
  case nobody(LoginName)

  /// Whose account `login` leads to, as `credentials` tell.
  init(_ login: LoginName, _ credentials: Credentials?) {
    self = credentials.map { .player($0.player.id) } ?? .nobody(login)
  }

  /// The text under which the tries are stored. A typed name, which may be an address or even a
  /// password, is stored only as a hash with the store's secret.
  func key(with secret: [UInt8]) -> String {
    switch self {
    case .player(let id): "player:\(id.rawValue)"
    case .nobody(let login): "name:\(login.hash(with: secret))"
    }
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

/// A stored Argon2id hash in PHC form, `$argon2id$v=19$m=19456,t=2,p=1$...`.
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
  /// Nil for an account that is to have none.
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

/// Failed log-ins to one account.
public struct Throttle: Hashable, Sendable {
  /// `0...mostFailures`.
  public let failures: Int
  /// No try counts before that moment, which may lie in the past; nil where none has failed.
  public let waitUntil: Timestamp?

  public static let none = Throttle(failures: 0, waitUntil: nil)
  /// More are not told apart.
  public static let mostFailures = 1000

  /// `failures` is brought into `0...mostFailures`.
  public init(failures: Int, waitUntil: Timestamp?) {
    self.failures = min(max(failures, 0), Self.mostFailures)
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

/// A session as its player sees it among the others.
public struct OpenSession: Hashable, Sendable {
  /// What names it when it is to be ended; nobody can log in with it.
  public let id: SessionTokenHash
  /// When the player logged in; nil for a session of an older Flipside.
  public let openedAt: Timestamp?
  /// When it was last used, to a day.
  public let usedAt: Timestamp
  /// The name of the system's user who logged in, fit for a terminal; empty where not known.
  public let systemUser: String

  public init(
    id: SessionTokenHash, openedAt: Timestamp?, usedAt: Timestamp, systemUser: String
  ) {
    self.id = id
    self.openedAt = openedAt
    self.usedAt = usedAt
    self.systemUser = systemUser
  }
}
