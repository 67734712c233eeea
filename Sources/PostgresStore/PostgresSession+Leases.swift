package import GameCore

extension PostgresSession {
  package func acquireLease(_ id: ProgressID) throws(StoreError) {
    // Avoids a write for each move of a game.
    if held == id, PGConnection.now() - heldAt < 15_000 { return }
    if held == nil {
      try run(
        "DELETE FROM lease WHERE until < (extract(epoch FROM now()) * 1000)::bigint - 86400000")
    }
    try run(
      """
      INSERT INTO lease(id, until) VALUES (\(id), \(Self.serverTime) + 60000)
        ON CONFLICT(id) DO UPDATE SET until = excluded.until
      """)
    (held, heldAt) = (id, PGConnection.now())
  }

  package func renewLease() throws(StoreError) {
    guard let held else { return }
    heldAt = 0
    try acquireLease(held)
  }

  /// Ends the lease if the connection is sound; otherwise the lease expires.
  package func endLease() throws(StoreError) {
    guard let held, connection?.isSound == true else { return }
    self.held = nil
    try run("DELETE FROM lease WHERE id = \(held)")
  }

  package func isRunning(_ id: ProgressID) throws(StoreError) -> Bool {
    if let alive = place.isAlive(id) { return alive }
    return try exists("SELECT 1 FROM lease WHERE id = \(id) AND until > \(Self.serverTime)")
  }

  private static let serverTime: SQL = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
}
