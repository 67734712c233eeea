/// Accounts and sessions on disk. Calls block; the caller keeps them off the screen's thread.
public protocol AccountStore: Sendable {
  /// Adds a player. Throws `nameTaken` or `emailTaken` where either is in use already; a name is
  /// where it looks like another player's.
  func add(_ account: NewAccount, at now: Timestamp) throws(StoreFault) -> Player
  /// The player who logs in with this e-mail or player name, with the stored password hash.
  func credentials(for login: LoginName) throws(StoreFault) -> Credentials?
  /// Replaces a password hash, when the parameters have risen.
  func replaceHash(_ hash: PasswordHash, of player: PlayerID) throws(StoreFault)
  /// Puts `change` of the failed log-ins to this account in their place, with no other program in
  /// between, and gives what they were. Those whose wait ended before `oldest` are forgotten,
  /// whatever their account.
  func updateThrottle(
    for account: TriedAccount, forgettingBefore oldest: Timestamp, _ change: (Throttle) -> Throttle
  ) throws(StoreFault) -> Throttle
  /// The failed log-ins to this account.
  func throttle(for account: TriedAccount) throws(StoreFault) -> Throttle
  /// Keeps the hash of a session token for a player, with the name of the system's user who logged
  /// in, and ends the sessions of everybody that were not used since `oldest`.
  func addSession(
    _ token: SessionTokenHash, for player: PlayerID, of systemUser: String, at now: Timestamp,
    forgettingBefore oldest: Timestamp
  ) throws(StoreFault)
  /// A kept session; nil for an unknown or ended one.
  func session(of token: SessionTokenHash) throws(StoreFault) -> Session?
  /// Notes that a session was used.
  func touchSession(_ token: SessionTokenHash, at now: Timestamp) throws(StoreFault)
  /// Ends a session; an unknown one is ended already.
  func endSession(_ token: SessionTokenHash) throws(StoreFault)
  /// The sessions of a player used since `oldest`, the last used first.
  func sessions(
    of player: PlayerID, since oldest: Timestamp
  ) throws(StoreFault) -> [OpenSession]
  /// Ends the sessions of a player, all or all but one.
  func endSessions(of player: PlayerID, but kept: SessionTokenHash?) throws(StoreFault)
  /// The player of this number, with the stored password hash; nil where there is none.
  func credentials(of player: PlayerID) throws(StoreFault) -> Credentials?
  /// Gives a player another name. Throws `nameTaken` where it is somebody else's, `notFound` where
  /// the player is gone.
  func setName(_ name: PlayerName, of player: PlayerID) throws(StoreFault)
  /// Gives a player another address. Throws `emailTaken` where it is somebody else's, `notFound`
  /// where the player is gone.
  func setEmail(_ email: Email, of player: PlayerID) throws(StoreFault)
  /// Replaces a password and ends the player's sessions, all or nothing. The session `old`, where
  /// it exists, continues under the token `new`.
  func setPassword(
    _ hash: PasswordHash, of player: PlayerID,
    renewing session: (old: SessionTokenHash, new: SessionTokenHash)?
  ) throws(StoreFault)
  /// Puts a recovery code in the place of the one before.
  func setRecoveryCode(
    _ code: RecoveryCodeHash, of player: PlayerID, at now: Timestamp
  ) throws(StoreFault)
  /// The recovery code of a player and when it was made; nil where there is none.
  func recoveryCode(of player: PlayerID) throws(StoreFault) -> KeptRecoveryCode?
  /// Replaces a password and the recovery code `used`, and ends all sessions of the player, all of
  /// it or nothing. False where `used` is no longer the player's code: each works once.
  func recover(
    _ player: PlayerID, using used: RecoveryCodeHash, to hash: PasswordHash,
    next: RecoveryCodeHash, at now: Timestamp
  ) throws(StoreFault) -> Bool
  /// Deletes a player with everything that is theirs: rounds, places on boards, sessions, settings,
  /// games in progress, profile, picture and recovery code. Throws `notFound` where already gone.
  func delete(_ player: PlayerID) throws(StoreFault)
}

/// Settings on disk.
public protocol SettingsStore: Sendable {
  /// The settings of `owner`, with defaults for whatever is missing or not understood.
  func settings(of owner: Owner) throws(StoreFault) -> Settings
  func save(_ settings: Settings, of owner: Owner) throws(StoreFault)
}

/// Games in progress on disk, one for each running program, offered again after it ended.
public protocol ProgressStore: Sendable {
  /// Keeps `round` under `id`, in place of an earlier state of the same game; another game kept
  /// there stays and can be claimed later. Durable when it returns.
  func keep(_ round: SavedRound, as id: ProgressID, of owner: Owner, at now: Timestamp)
    throws(StoreFault)
  /// Keeps a game that a program, which runs no more, could not keep: as `keep`, but where the game
  /// went on without it, under another name or to its end, nothing is kept.
  func restore(_ round: SavedRound, as id: ProgressID, of owner: Owner, at now: Timestamp)
    throws(StoreFault)
  /// The newest kept game of `owner` whose program runs no more, if there is one; from now on it
  /// belongs to this program under `id`. At most one program gets it. A game kept under `id`
  /// itself may be claimed too: the program asks because it plays none.
  func claim(of owner: Owner, as id: ProgressID) throws(StoreFault) -> SavedRound?
  /// Forgets the game of `deal` that is kept under `id`; another game kept there stays.
  func drop(_ id: ProgressID, of deal: KeptDeal) throws(StoreFault)
  /// Leaves the game kept under `id` for its owner: nobody plays it now.
  func park(_ id: ProgressID) throws(StoreFault)
  /// Says that this program ends, so that what it leaves is offered on other hosts at once.
  func endLease() throws(StoreFault)
}

/// Results on disk. Only a verified ranked round can be recorded.
public protocol LeaderboardStore: Sendable {
  /// Records a finished round and forgets the game in progress it came from, both or neither.
  /// The same round recorded again is found, not added.
  func record(
    _ round: VerifiedRound, by player: PlayerID, at now: Timestamp
  ) throws(StoreFault) -> RecordOutcome
  /// The best `limit` players, and the surroundings of `player` where they are not among them.
  /// Each row is replayed before it is given, once as long as not a byte of it changes; a row that
  /// does not verify is left out and taken off the board.
  func page(of board: LeaderboardKey, for player: PlayerID?, limit: Int) throws(StoreFault)
    -> LeaderboardPage
  /// The player's best on a board, replayed as in `page`.
  func best(of player: PlayerID, on board: LeaderboardKey) throws(StoreFault) -> ScoredRound?
  /// The stored record of a round with its player's name; nil for an unknown one.
  func storedRound(_ id: RoundID) throws(StoreFault) -> StoredRound?
  /// Calls `visit` for every stored round, oldest first, true ones and false ones.
  func visitRounds(_ visit: (StoredRound) -> Void) throws(StoreFault)
  /// The tries at boards of the day that their rounds, seeds, dates and players do not bear out.
  func dailyFlaws() throws(StoreFault) -> [TableFlaw]
}

/// Counts records.
public protocol CensusStore: Sendable {
  /// How many rounds are kept, with the newest `limit` of them played again.
  func census(replaying limit: Int) throws(StoreFault) -> Census
}

/// A player's own rounds on disk.
public protocol OwnRoundsStore: Sendable {
  /// Keeps a finished round that is its player's alone and forgets the game in progress it came
  /// from, both or neither. The same round kept again is found, not added.
  func keep(_ round: VerifiedOwnRound, by player: PlayerID, at now: Timestamp)
    throws(StoreFault) -> KeptRound
  /// At most `limit` of the player's rounds on a board, newest first, all older than `before`; each
  /// is replayed before it is given. An unknown player has none.
  func rounds(
    of player: PlayerID, on board: LeaderboardKey, before: RoundID?, limit: Int
  ) throws(StoreFault) -> OwnRoundsPage
  /// Puts `note` in the place of the round's note. Throws `notFound` where the round is gone or
  /// another player's.
  func setNote(_ note: RoundNote, of round: RoundID, by player: PlayerID) throws(StoreFault)
  /// Deletes a round for good, and lets the player's next best take its place on the boards; both
  /// or neither. Throws `notFound` where the round is gone or another player's.
  func delete(_ round: RoundID, by player: PlayerID) throws(StoreFault)
}

/// A round as it stands in the store, not yet believed.
public struct StoredRound: Hashable, Sendable {
  public let id: RoundID
  public let player: PlayerID
  /// As stored: a hand may have changed it, so clean it before showing it. Nil where the player is
  /// gone.
  public let playerName: String?
  public let record: ReplayRecord
  public let finishedAt: Timestamp
  /// The digest of the game as stored.
  public let digest: [UInt8]

  /// Without a `digest` the round gets the right one.
  public init(
    id: RoundID, player: PlayerID, playerName: String?, record: ReplayRecord,
    finishedAt: Timestamp, digest: [UInt8]? = nil
  ) {
    self.id = id
    self.player = player
    self.playerName = playerName
    self.record = record
    self.finishedAt = finishedAt
    self.digest = digest ?? record.transcript.digest
  }
}

/// Names the one game in progress of a running program: unique to the program's process.
public struct ProgressID: Hashable, Sendable {
  /// Process id and the kernel's start time of the process, `4711:8839201`, so that a later
  /// process with the same number is not taken for the same program; with `host/` before it where
  /// several hosts share a table.
  public let rawValue: String

  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// The name without the host's.
  var process: Substring { rawValue.split(separator: "/").last ?? "" }
}
