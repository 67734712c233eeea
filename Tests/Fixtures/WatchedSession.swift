package import GameCore

/// A database session that calls a closure before each step of another session, so that tests can
/// count, delay and prevent the steps.
package final class WatchedSession: DatabaseSession {
  /// A step of a session.
  package enum Step {
    case statement(SQL)
    case proof(Proof)
    case transaction, snapshot, commit
  }

  private let session: any DatabaseSession
  /// Called before each step; the step is not performed if it throws.
  private let watch: (Step) throws(StoreError) -> Void

  package init(
    _ session: any DatabaseSession, _ watch: @escaping (Step) throws(StoreError) -> Void
  ) {
    self.session = session
    self.watch = watch
  }

  package var isReadOnly: Bool { session.isReadOnly }
  package var dialect: Dialect { session.dialect }

  package func identity() throws(StoreError) -> String { try session.identity() }

  package func step(_ sql: SQL, visit: (borrowing Row) -> Bool) throws(StoreError) -> Int {
    try watch(.statement(sql))
    return try session.step(sql, visit: visit)
  }

  package func script(_ sql: StaticString) throws(StoreError) { try session.script(sql) }

  package func prove(_ proof: Proof) throws(StoreError) -> Bool {
    try watch(.proof(proof))
    return try session.prove(proof)
  }

  package func withdraw(_ proof: Proof) { session.withdraw(proof) }
  package func mayChange(_ player: PlayerID) -> Bool { session.mayChange(player) }

  package func beginTransaction(as player: PlayerID?) throws(StoreError) {
    try watch(.transaction)
    try session.beginTransaction(as: player)
  }

  package func setPlayer(_ player: PlayerID) throws(StoreError) { try session.setPlayer(player) }

  package func beginSnapshot() throws(StoreError) {
    try watch(.snapshot)
    try session.beginSnapshot()
  }

  package func commit() throws(StoreError) {
    try watch(.commit)
    try session.commit()
  }

  package func rollBack() { session.rollBack() }

  package func mayRepeat(after error: StoreError, attempt: Int) -> Bool {
    session.mayRepeat(after: error, attempt: attempt)
  }

  package func newPlayer(at now: Timestamp) throws(StoreError) -> PlayerID {
    try session.newPlayer(at: now)
  }

  package func newRound(by player: PlayerID, at now: Timestamp) throws(StoreError) -> RoundID? {
    try session.newRound(by: player, at: now)
  }

  package func acquireLease(_ id: ProgressID) throws(StoreError) { try session.acquireLease(id) }
  package func renewLease() throws(StoreError) { try session.renewLease() }
  package func endLease() throws(StoreError) { try session.endLease() }
  package func isRunning(_ id: ProgressID) throws(StoreError) -> Bool {
    try session.isRunning(id)
  }
}
