import GameRules

extension SQLiteSession {
  func newPlayer(at _: Timestamp) throws(StoreError) -> PlayerID {
    // The number may have been modified; one that is in use is rejected.
    let deleted = try count("SELECT id AS count FROM last_player")
    return PlayerID(max(deleted, try count("SELECT max(id) AS count FROM player")) &+ 1)
  }

  func newRound(by _: PlayerID, at _: Timestamp) -> RoundID? { nil }

  /// Does nothing: programs on this machine can be looked up.
  func acquireLease(_: ProgressID) {}
  func renewLease() {}
  func endLease() {}

  func isRunning(_ id: ProgressID) -> Bool { isAlive(id) }
}
