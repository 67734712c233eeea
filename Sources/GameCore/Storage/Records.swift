/// The operations of registration, login and sessions.
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

/// The operations on players' own accounts.
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
  public let daily: any DailyStore

  public init(
    accounts: any AccountOperations, settings: any SettingsStore, progress: any ProgressStore,
    leaderboard: any LeaderboardStore, ownRounds: any OwnRoundsStore,
    census: any CensusStore, profiles: any ProfileStore,
    ownAccount: any OwnAccountOperations, contents: any AccountExportStore,
    players: any PlayersStore, statistics: any PlayedRoundsStore,
    albums: any AlbumStore, daily: any DailyStore
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
    self.daily = daily
  }
}
