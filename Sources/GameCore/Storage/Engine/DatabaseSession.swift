/// An open connection of a database engine, used by one thread at a time.
package protocol DatabaseSession: AnyObject, SQLRunner {
  var isReadOnly: Bool { get }
  /// The statements that differ between engines.
  var dialect: Dialect { get }

  /// Returns the identity of the database, whatever name or address it is opened by.
  func identity() throws(StoreError) -> String

  /// Runs several statements without values and results.
  func script(_ sql: StaticString) throws(StoreError)

  /// Returns whether a proof is true. A server then lets this program act for the player, until the
  /// proof is withdrawn, becomes false, or the transaction with it is rolled back.
  func prove(_ proof: Proof) throws(StoreError) -> Bool
  /// Forgets a proof; the one before it counts again.
  func withdraw(_ proof: Proof)
  /// Returns whether this program may change the rows of a player.
  func mayChange(_ player: PlayerID) -> Bool

  /// Begins a transaction without concurrent writes. An engine may reject changes to rows of other
  /// players than the given one, and throw `notLoggedIn` if no proof shows that one.
  func beginTransaction(as player: PlayerID?) throws(StoreError)
  /// Sets the player like `beginTransaction`, for the rest of a transaction.
  func setPlayer(_ player: PlayerID) throws(StoreError)
  /// Begins a read-only transaction on a snapshot of the database.
  func beginSnapshot() throws(StoreError)
  /// Commits the transaction durably.
  func commit() throws(StoreError)
  /// Rolls the transaction back; some faults have already done so.
  func rollBack()
  /// Waits and returns true if a transaction should be repeated after its `attempt`th failure.
  func mayRepeat(after error: StoreError, attempt: Int) -> Bool

  func newPlayer(at now: Timestamp) throws(StoreError) -> PlayerID
  /// Returns a new number for a round; nil if the database assigns it.
  func newRound(by player: PlayerID, at now: Timestamp) throws(StoreError) -> RoundID?
  /// Acquires the lease of the program `id`, which is playing.
  func acquireLease(_ id: ProgressID) throws(StoreError)
  func renewLease() throws(StoreError)
  /// Ends the lease, because the program has stopped playing.
  func endLease() throws(StoreError)
  /// Returns whether the program that saved a game is running.
  func isRunning(_ id: ProgressID) throws(StoreError) -> Bool
}

/// The statements that differ between engines, with SQLite's as defaults.
package struct Dialect: Sendable {
  /// Returns a query for a ranked round of a player, with its end, whose first move has the same
  /// time as that of a transcript of the same deal, so that both were one game. Nil if all programs
  /// are on one host, where a program records its queued results before it offers a game.
  package var sameDeal: (@Sendable (_ player: PlayerID, _ transcript: Transcript) -> SQL)?
  /// The players with their addresses, as the table `player`; a server shows only the own one.
  package var accounts: SQL = "player"
  /// Returns a query for the `id` and the `hash` of an account, whose result may be missing.
  package var credentials: @Sendable (_ key: AccountKey) -> SQL = { key in
    switch key {
    case .name(let name): "SELECT id, hash FROM player WHERE name_key = \(name)"
    case .email(let email): "SELECT id, hash FROM player WHERE email_key = \(email)"
    case .id(let id): "SELECT id, hash FROM player WHERE id = \(id)"
    }
  }
  /// The rounds with their notes, as the table `round`; a server shows only the own ones.
  package var ownRounds: SQL = "round"
  /// The saved games of all players, without their moves, as the table `progress`.
  package var savedGames: SQL = "progress"
  /// The key of the table `progress`.
  package var progressKey: [StaticString] = ["id"]
  /// The maximum number of players' boards that one reading verifies, which limits it to tens of
  /// milliseconds: each takes several statements, perhaps with a round trip to a server each.
  package var mostVerified = 512
  /// The engine's own consistency check, `ok` if it finds nothing; nil if there is none.
  package var soundness: SQL? = "PRAGMA integrity_check(20)"

  package init() {}
}
