public import GameCore

/// Registration, log-in and sessions as the shell needs them.
public protocol AccountDesk: Sendable {
  func enroll(_ registration: Registration, at now: Timestamp) throws(StoreFault) -> Enrolment
  func logIn(
    _ login: LoginName, password: Secret, at now: Timestamp
  ) throws(LogInFault) -> Player
  func openSession(for player: PlayerID, at now: Timestamp) throws(StoreFault) -> SessionToken
  func player(of token: SessionToken, at now: Timestamp) throws(StoreFault) -> Player?
  func endSession(_ token: SessionToken) throws(StoreFault)
}

extension Accounts: AccountDesk {}

/// What players do with their own accounts, as the shell needs it.
public protocol OwnAccountDesk: Sendable {
  func rename(_ player: PlayerID, to name: PlayerName) throws(StoreFault)
  func changeEmail(
    of player: PlayerID, to email: Email, password: Secret, at now: Timestamp
  ) throws(LogInFault)
  func changePassword(
    of player: PlayerID, from old: Secret, to new: Password, renewing session: SessionToken?,
    at now: Timestamp
  ) throws(LogInFault) -> SessionToken?
  func sessions(of player: PlayerID, at now: Timestamp) throws(StoreFault) -> [OpenSession]
  func endSession(_ id: SessionTokenHash) throws(StoreFault)
  func endOtherSessions(of player: PlayerID, keeping kept: SessionToken?) throws(StoreFault)
  func makeRecoveryCode(
    for player: PlayerID, password: Secret, at now: Timestamp
  ) throws(LogInFault) -> RecoveryCode
  func recover(
    _ login: LoginName, with code: RecoveryCode, to password: Password, at now: Timestamp
  ) throws(LogInFault) -> Enrolment
  func delete(_ player: PlayerID, password: Secret, at now: Timestamp) throws(LogInFault)
}

extension Accounts: OwnAccountDesk {}

/// Everything that is kept on disk, behind the core's ports.
public struct Records: Sendable {
  public let accounts: any AccountDesk
  public let settings: any SettingsStore
  public let progress: any ProgressStore
  public let leaderboard: any LeaderboardStore
  public let ownRounds: any OwnRoundsStore
  public let census: any CensusStore
  public let profiles: any ProfileStore
  public let ownAccount: any OwnAccountDesk
  public let contents: any AccountContentsStore
  public let players: any PlayersStore
  public let statistics: any StatisticsStore
  public let albums: any AlbumStore
  public let elsewhere: any ElsewhereStore
  public let daily: any DailyStore

  public init(
    accounts: any AccountDesk, settings: any SettingsStore, progress: any ProgressStore,
    leaderboard: any LeaderboardStore, ownRounds: any OwnRoundsStore,
    census: any CensusStore, profiles: any ProfileStore,
    ownAccount: any OwnAccountDesk, contents: any AccountContentsStore,
    players: any PlayersStore, statistics: any StatisticsStore,
    albums: any AlbumStore, elsewhere: any ElsewhereStore, daily: any DailyStore
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

/// Keeps the token of a remembered session between runs.
public protocol SessionKeeper: Sendable {
  /// The kept token; nil where none is kept or it cannot be read.
  func load() -> SessionToken?
  /// Keeps a token in place of what was there; false where the disk refuses.
  func store(_ token: SessionToken) -> Bool
  /// Forgets `token`, if it is the one that is kept.
  func forget(_ token: SessionToken)
  /// Whether several people use this account of the system, so that nobody stays logged in.
  var isShared: Bool { get }
}

extension SessionKeeper {
  /// One person's, where nothing else is known.
  public var isShared: Bool { false }
}

/// What effects need besides the records.
public struct Dependencies: Sendable {
  /// Nil where there is no place for it: nobody stays logged in.
  public let session: (any SessionKeeper)?
  /// Nil where there is no place for it: crashed programs stay among the sessions.
  public let logIns: (any LogInLedger)?
  /// Names this program's game in progress.
  public let progress: ProgressID
  /// The wall clock.
  public let clock: @Sendable () -> Timestamp
  /// Makes the clock right before it is asked, where that takes a connection to a server.
  public let setClock: @Sendable () -> Void
  /// 64 random bits.
  public let entropy: @Sendable () -> UInt64
  /// Where results wait that the records did not take; nil where there is no place for them.
  public let held: HeldResults?
  /// Where games wait that the records did not take; nil where there is no place for them.
  public let heldGames: HeldGames?

  public init(
    session: (any SessionKeeper)?, logIns: (any LogInLedger)? = nil, progress: ProgressID,
    clock: @escaping @Sendable () -> Timestamp, setClock: @escaping @Sendable () -> Void = {},
    entropy: @escaping @Sendable () -> UInt64, held: HeldResults? = nil, heldGames: HeldGames? = nil
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
