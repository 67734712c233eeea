public import GameCore

/// The operations of registration, login and sessions that the shell needs.
public protocol AccountOperations: Sendable {
  func enroll(_ registration: Registration, at now: Timestamp) throws(StoreError)
    -> RegistrationResult
  func logIn(
    _ login: LoginName, password: Secret, at now: Timestamp
  ) throws(LogInError) -> Player
  func openSession(for player: PlayerID, at now: Timestamp) throws(StoreError) -> SessionToken
  func player(of token: SessionToken, at now: Timestamp) throws(StoreError) -> Player?
  func endSession(_ token: SessionToken) throws(StoreError)
}

extension Accounts: AccountOperations {}

/// The operations on players' own accounts that the shell needs.
public protocol OwnAccountOperations: Sendable {
  func rename(_ player: PlayerID, to name: PlayerName) throws(StoreError)
  func changeEmail(
    of player: PlayerID, to email: Email, password: Secret, at now: Timestamp
  ) throws(LogInError)
  func changePassword(
    of player: PlayerID, from old: Secret, to new: Password, renewing session: SessionToken?,
    at now: Timestamp
  ) throws(LogInError) -> SessionToken?
  func sessions(of player: PlayerID, at now: Timestamp) throws(StoreError) -> [OpenSession]
  func endSession(_ id: SessionTokenHash) throws(StoreError)
  func endOtherSessions(of player: PlayerID, keeping kept: SessionToken?) throws(StoreError)
  func makeRecoveryCode(
    for player: PlayerID, password: Secret, at now: Timestamp
  ) throws(LogInError) -> RecoveryCode
  func recover(
    _ login: LoginName, with code: RecoveryCode, to password: Password, at now: Timestamp
  ) throws(LogInError) -> RegistrationResult
  func delete(_ player: PlayerID, password: Secret, at now: Timestamp) throws(LogInError)
}

extension Accounts: OwnAccountOperations {}

/// All stored data, behind the core's ports.
public struct Records: Sendable {
  public let accounts: any AccountOperations
  public let settings: any SettingsStore
  public let progress: any ProgressStore
  public let leaderboard: any LeaderboardStore
  public let ownRounds: any OwnRoundsStore
  public let census: any CensusStore
  public let profiles: any ProfileStore
  public let ownAccount: any OwnAccountOperations
  public let contents: any AccountExportStore
  public let players: any PlayersStore
  public let statistics: any PlayedRoundsStore
  public let albums: any AlbumStore
  public let elsewhere: any RemotePlayerStore
  public let daily: any DailyStore

  public init(
    accounts: any AccountOperations, settings: any SettingsStore, progress: any ProgressStore,
    leaderboard: any LeaderboardStore, ownRounds: any OwnRoundsStore,
    census: any CensusStore, profiles: any ProfileStore,
    ownAccount: any OwnAccountOperations, contents: any AccountExportStore,
    players: any PlayersStore, statistics: any PlayedRoundsStore,
    albums: any AlbumStore, elsewhere: any RemotePlayerStore, daily: any DailyStore
  ) {
    self.accounts = accounts
    self.settings = settings
    self.progress = progress
    self.leaderboard = leaderboard
    self.ownRounds = ownRounds
    self.census = census
    self.profiles = profiles
    self.ownAccount = ownAccount
    self.contents = contents
    self.players = players
    self.statistics = statistics
    self.albums = albums
    self.elsewhere = elsewhere
    self.daily = daily
  }
}

/// The storage of the token of a remembered session between runs.
public protocol SessionKeeper: Sendable {
  /// Returns the stored token; nil if there is none, or it cannot be read.
  func load() -> SessionToken?
  /// Stores a token, replacing an earlier one; returns false on failure.
  func store(_ token: SessionToken) -> Bool
  /// Deletes `token` if it is the stored one.
  func forget(_ token: SessionToken)
  /// Whether several people use this system account, so that no one stays logged in.
  var isShared: Bool { get }
}

extension SessionKeeper {
  /// False by default.
  public var isShared: Bool { false }
}

/// The dependencies of effects besides the records.
public struct Dependencies: Sendable {
  /// The stored session; nil if none can be stored, so that no one stays logged in.
  public let session: (any SessionKeeper)?
  /// The notes on sessions; nil if none can be stored, so that crashed programs stay in the list of
  /// sessions.
  public let logIns: (any SessionCleanupLedger)?
  /// The id of this program's unfinished game.
  public let progress: ProgressID
  /// The wall clock.
  public let clock: @Sendable () -> Timestamp
  /// Sets the clock before it is read, if that needs a connection to a server.
  public let setClock: @Sendable () -> Void
  /// Returns 64 random bits.
  public let entropy: @Sendable () -> UInt64
  /// The queue of results; nil if there is no directory for it.
  public let held: ResultOutbox?
  /// The queue of games; nil if there is no directory for it.
  public let heldGames: GameOutbox?

  public init(
    session: (any SessionKeeper)?, logIns: (any SessionCleanupLedger)? = nil, progress: ProgressID,
    clock: @escaping @Sendable () -> Timestamp, setClock: @escaping @Sendable () -> Void = {},
    entropy: @escaping @Sendable () -> UInt64, held: ResultOutbox? = nil,
    heldGames: GameOutbox? = nil
  ) {
    self.session = session
    self.logIns = logIns
    self.progress = progress
    self.clock = clock
    self.setClock = setClock
    self.entropy = entropy
    self.held = held
    self.heldGames = heldGames
  }
}
