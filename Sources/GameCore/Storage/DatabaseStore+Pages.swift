extension DatabaseStore {
  public func page(
    of board: LeaderboardKey, for player: PlayerID?, limit: Int
  ) throws(StoreError) -> LeaderboardPage {
    try readVerified { db in
      try LeaderboardReader(board, in: db).page(for: player, limit: limit)
    }
  }

  public func best(of player: PlayerID, on board: LeaderboardKey) throws(StoreError) -> ScoredRound?
  {
    try readVerified { db in try LeaderboardReader(board, in: db).best(of: player) }
  }

  /// Reads boards until a reading finds no false row. Each false row is removed first, so that the
  /// next best takes its place; unverified rounds are verified first too. If the database is
  /// read-only, or false rows are added faster than they are removed, returns the last reading
  /// without them.
  func readVerified<Result: Sendable>(
    _ body: (Connection) throws -> Result
  ) throws(StoreError) -> Result {
    try database.withoutTransaction { db in
      let verifier = db.verifier
      var attempts = 100
      var struck: Set<RowVerifier.InvalidRow> = []
      while true {
        // Once: the rest waits for the next reading.
        let isFirst = attempts == 100
        var unverified: [(player: PlayerID, board: LeaderboardKey)] = []
        let result = try db.snapshot {
          verifier.begin()
          if isFirst { unverified = try Standings.unverified(in: db) }
          return try body(db)
        }
        attempts -= 1
        // A server lets only their player, and its owner, change rows.
        let found = verifier.falseRows.filter { db.session.mayChange($0.player) }
        unverified.removeAll { !db.session.mayChange($0.player) }
        guard !found.isEmpty && found != struck || !unverified.isEmpty,
          attempts > 0, !db.isReadOnly
        else { return result }
        struck = found
        do throws(StoreError) {
          try db.transaction {
            for row in found { try Self.remove(row, in: db) }
            try Standings.verify(unverified, in: db)
          }
        } catch {
          guard error.forbidsOnlyWriting else { throw error }
          return result
        }
      }
    }
  }

  /// Replays all rounds that anything but a program has changed, for a program of the owner.
  package func verifyChanged() throws(StoreError) {
    while true {
      let unverified = try database.read { db in try Standings.unverified(in: db) }
      guard !unverified.isEmpty else { return }
      try database.write { db in try Standings.verify(unverified, in: db) }
    }
  }

  /// Removes a false row from its board and the overall one, or from its daily board, whose attempt
  /// stays spent. The round stays, so that verifying the store reports it.
  private static func remove(_ row: RowVerifier.InvalidRow, in db: Connection) throws(StoreError) {
    let board = row.board
    if let date = row.date {
      // Row security allows only the player to change it.
      try db.session.setPlayer(row.player)
      try db.run(
        """
        UPDATE daily SET points = NULL WHERE player_id = \(row.player) AND day = \(date)
          AND game = \(board.game) AND setup = \(board.setup ?? "")
          AND round_id = \(row.position.round)
        """)
      return
    }
    for setup in board.setup.map({ [$0] }) ?? Catalog.setups(of: board.game) {
      let board = LeaderboardKey(game: board.game, setup: setup)
      try Standings.refresh(row.player, on: board, in: db)
    }
  }
}
