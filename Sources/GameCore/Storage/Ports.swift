/// The storage of accounts and sessions. Calls block, so do not call them on the main thread.
public protocol AccountStore: Sendable {
  /// Adds a player. Throws `nameTaken` or `emailTaken` if either is in use, or if the name looks
  /// like another player's.
  func add(_ account: NewAccount, at now: Timestamp) throws(StoreError) -> Player
  /// Returns the player with this e-mail or player name, with the stored password hash.
  func credentials(for login: LoginName) throws(StoreError) -> Credentials?
  /// Replaces a password hash, when the cost has been raised.
  func replaceHash(_ hash: PasswordHash, of player: PlayerID) throws(StoreError)
  /// Replaces an account's failed logins with the result of `change`, atomically, and returns the
  /// previous ones. Those of any account whose delay ended before `oldest` are deleted.
  func updateThrottle(
    for account: LogInThrottleKey, forgettingBefore oldest: Timestamp,
    _ change: (Throttle) -> Throttle
  ) throws(StoreError) -> Throttle
  /// Returns the failed logins of this account.
  func throttle(for account: LogInThrottleKey) throws(StoreError) -> Throttle
  /// Stores the hash of a session token for a player, with the name of the system user who logged
  /// in. Ends all sessions, of any player, that were not used since `oldest`.
  func addSession(
    _ token: SessionTokenHash, for player: PlayerID, of systemUser: String, at now: Timestamp,
    forgettingBefore oldest: Timestamp
  ) throws(StoreError)
  /// Returns a stored session; nil if it is unknown or ended.
  func session(of token: SessionTokenHash) throws(StoreError) -> Session?
  /// Stores the time of a session's last use.
  func touchSession(_ token: SessionTokenHash, at now: Timestamp) throws(StoreError)
  /// Ends a session; does nothing if it is unknown.
  func endSession(_ token: SessionTokenHash) throws(StoreError)
  /// Returns the sessions of a player used since `oldest`, most recently used first.
  func sessions(
    of player: PlayerID, since oldest: Timestamp
  ) throws(StoreError) -> [OpenSession]
  /// Ends the sessions of a player, all or all but one.
  func endSessions(of player: PlayerID, but kept: SessionTokenHash?) throws(StoreError)
  /// Returns the player with this id, with the stored password hash, or nil.
  func credentials(of player: PlayerID) throws(StoreError) -> Credentials?
  /// Changes a player's name. Throws `nameTaken` if another player has it, `notFound` if the player
  /// no longer exists.
  func setName(_ name: PlayerName, of player: PlayerID) throws(StoreError)
  /// Changes a player's address. Throws `emailTaken` if another player has it, `notFound` if the
  /// player no longer exists.
  func setEmail(_ email: Email, of player: PlayerID) throws(StoreError)
  /// Replaces a password and ends the player's sessions, in one transaction. The session `old`, if
  /// it exists, continues under the token `new`.
  func setPassword(
    _ hash: PasswordHash, of player: PlayerID,
    renewing session: (old: SessionTokenHash, new: SessionTokenHash)?
  ) throws(StoreError)
  /// Replaces a player's recovery code.
  func setRecoveryCode(
    _ code: RecoveryCodeHash, of player: PlayerID, at now: Timestamp
  ) throws(StoreError)
  /// Returns a player's recovery code and its time, or nil.
  func recoveryCode(of player: PlayerID) throws(StoreError) -> KeptRecoveryCode?
  /// Replaces a password and the recovery code `used`, and ends all sessions of the player, in one
  /// transaction. Returns false if `used` is no longer the player's code, because each code can be
  /// used once.
  func recover(
    _ player: PlayerID, using used: RecoveryCodeHash, to hash: PasswordHash,
    next: RecoveryCodeHash, at now: Timestamp
  ) throws(StoreError) -> Bool
  /// Deletes a player with all their data: rounds, positions, sessions, settings, unfinished games,
  /// profile, picture and recovery code. Throws `notFound` if the player does not exist.
  func delete(_ player: PlayerID) throws(StoreError)
}

/// The storage of settings.
public protocol SettingsStore: Sendable {
  /// Returns the settings of `owner`, with defaults for missing or unknown ones.
  func settings(of owner: Owner) throws(StoreError) -> Settings
  func save(_ settings: Settings, of owner: Owner) throws(StoreError)
}

/// The storage of unfinished games, one for each running program, which are offered again after it
/// has ended.
public protocol ProgressStore: Sendable {
  /// Saves `round` under `id`, replacing an earlier state of the same game; another game saved
  /// there stays and can be claimed later. Durable on return.
  func keep(_ round: SavedRound, as id: ProgressID, of owner: Owner, at now: Timestamp)
    throws(StoreError)
  /// Saves a game for a program that has ended and could not save it. It does the same as `keep`,
  /// except that nothing is saved if the game was continued elsewhere or finished.
  func restore(_ round: SavedRound, as id: ProgressID, of owner: Owner, at now: Timestamp)
    throws(StoreError)
  /// Returns the newest saved game of `owner` whose program has ended, and assigns it to this
  /// program under `id`; nil if there is none. At most one program gets it. A game saved under `id`
  /// itself can be claimed too, because a program calls this when it plays none.
  func claim(of owner: Owner, as id: ProgressID) throws(StoreError) -> SavedRound?
  /// Deletes the game of `deal` that is saved under `id`; another game saved there stays.
  func drop(_ id: ProgressID, of deal: KeptDeal) throws(StoreError)
  /// Releases the game saved under `id`, so that its owner can claim it.
  func park(_ id: ProgressID) throws(StoreError)
  /// Ends this program's lease, so that its games are offered on other hosts at once.
  func endLease() throws(StoreError)
}

/// The storage of results. Only a verified ranked round can be recorded.
public protocol LeaderboardStore: Sendable {
  /// Records a finished round and deletes its unfinished game, in one transaction. A round that is
  /// recorded again is found, not added.
  func record(
    _ round: VerifiedRound, by player: PlayerID, at now: Timestamp
  ) throws(StoreError) -> RecordOutcome
  /// Returns the best `limit` players, and the rows around `player` if they are not among them.
  /// Each row is replayed unless it has not changed since the last replay; a row that does not
  /// verify is left out and removed from the board.
  func page(of board: LeaderboardKey, for player: PlayerID?, limit: Int) throws(StoreError)
    -> LeaderboardPage
  /// Returns the player's best on a board, verified as in `page`.
  func best(of player: PlayerID, on board: LeaderboardKey) throws(StoreError) -> ScoredRound?
  /// Returns the stored record of a round with its player's name; nil if it is unknown.
  func storedRound(_ id: RoundID) throws(StoreError) -> StoredRound?
  /// Calls `visit` for every stored round, oldest first, whether or not it verifies.
  func visitRounds(_ visit: (StoredRound) -> Void) throws(StoreError)
  /// Returns the attempts at daily boards that are not confirmed by their rounds, seeds, dates and
  /// players.
  func dailyFlaws() throws(StoreError) -> [StoreInconsistency]
}

/// The counts of records.
public protocol CensusStore: Sendable {
  /// Counts the stored rounds and replays the newest `limit` of them.
  func census(replaying limit: Int) throws(StoreError) -> Census
}

/// The storage of a player's own rounds.
public protocol OwnRoundsStore: Sendable {
  /// Saves a finished round for its player only and deletes its unfinished game, in one
  /// transaction. A round that is saved again is found, not added.
  func keep(_ round: VerifiedOwnRound, by player: PlayerID, at now: Timestamp)
    throws(StoreError) -> RoundSummary
  /// Returns at most `limit` of the player's rounds on a board, newest first, all older than
  /// `before`. Each is replayed. An unknown player has none.
  func rounds(
    of player: PlayerID, on board: LeaderboardKey, before: RoundID?, limit: Int
  ) throws(StoreError) -> OwnRoundsPage
  /// Returns the best points of the player's verified rounds on a board that are not ranked; nil
  /// without one.
  func bestUnranked(of player: PlayerID, on board: LeaderboardKey) throws(StoreError) -> Int?
  /// Replaces the note of a round. Throws `notFound` if the round does not exist or is another
  /// player's.
  func setNote(_ note: RoundNote, of round: RoundID, by player: PlayerID) throws(StoreError)
  /// Deletes a round permanently; the player's next best takes its position on the boards, in one
  /// transaction. Throws `notFound` if the round does not exist or is another player's.
  func delete(_ round: RoundID, by player: PlayerID) throws(StoreError)
}

/// A round as stored, not verified.
public struct StoredRound: Hashable, Sendable {
  public let id: RoundID
  public let player: PlayerID
  /// The name as stored; it may have been modified, so clean it before showing it. Nil if the
  /// player no longer exists.
  public let playerName: String?
  public let record: ReplayRecord
  public let finishedAt: Timestamp
  /// The digest of the game as stored.
  public let digest: [UInt8]
  /// The stored eligibility if this version does not know it; that of the record is practice then.
  public let unknownEligibility: String?

  /// Creates a round; without a `digest` it gets the correct one.
  public init(
    id: RoundID, player: PlayerID, playerName: String?, record: ReplayRecord,
    finishedAt: Timestamp, digest: [UInt8]? = nil, unknownEligibility: String? = nil
  ) {
    self.id = id
    self.player = player
    self.playerName = playerName
    self.record = record
    self.finishedAt = finishedAt
    self.digest = digest ?? record.transcript.digest
    self.unknownEligibility = unknownEligibility
  }
}

/// The id of a running program's unfinished game, unique to its process.
public struct ProgressID: Hashable, Sendable {
  /// The process id and the kernel's start time of the process, as in `4711:8839201`, so that a
  /// later process with the same number is not confused with it; preceded by `host/` if several
  /// hosts share a store.
  public let rawValue: String

  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// The id without the host.
  var process: Substring { rawValue.split(separator: "/").last ?? "" }
}
