extension DatabaseStore {
  public func page(
    of board: LeaderboardKey, for player: PlayerID?, limit: Int
  ) throws(StoreError) -> LeaderboardPage {
    let reading = LeaderboardReader(board)
    return try readJudged { judge, connection throws(StoreError) in
      try reading.page(for: player, limit: limit, &judge, in: &connection)
    }
  }

  public func best(of player: PlayerID, on board: LeaderboardKey) throws(StoreError) -> ScoredRound?
  {
    let reading = LeaderboardReader(board)
    return try readJudged { judge, connection throws(StoreError) in
      try reading.best(of: player, &judge, in: &connection)
    }
  }

  /// Reads boards until a reading finds no false row. Each false row is removed first, so that the
  /// next best takes its place; unverified rounds are verified first too. If the database is
  /// read-only, or false rows are added faster than they are removed, returns the last reading
  /// without them.
  func readJudged<Result: Sendable>(
    _ body: (inout RowVerifier, inout Connection) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try withJudge { judge, connection throws(StoreError) in
      var attempts = 100
      var struck: [RowVerifier.InvalidRow] = []
      while true {
        // Once: the rest waits for the next reading.
        let isFirst = attempts == 100
        var unverified = UnverifiedBoards.none
        let result = try connection.snapshot { connection throws(StoreError) in
          judge.begin()
          if isFirst { unverified = try UnverifiedBoards(in: &connection) }
          return try body(&judge, &connection)
        }
        attempts -= 1
        guard !judge.falseRows.isEmpty && judge.falseRows != struck || !unverified.isEmpty,
          attempts > 0, !connection.isReadOnly
        else { return result }
        struck = judge.falseRows
        do throws(StoreError) {
          try connection.transaction { connection throws(StoreError) in
            for row in judge.falseRows { try Self.remove(row, in: &connection) }
            try unverified.verify(in: &connection)
          }
        } catch {
          guard error.forbidsOnlyWriting else { throw error }
          return result
        }
      }
    }
  }

  /// Removes a false row from its board and the overall one, or from its daily board, whose attempt
  /// stays spent. The round stays, so that verifying the store reports it.
  private static func remove(
    _ row: RowVerifier.InvalidRow, in connection: inout Connection
  ) throws(StoreError) {
    let board = row.board
    if let date = row.date {
      // Row security allows only the player to change it.
      try connection.setPlayer(row.player)
      try connection.run(
        """
        UPDATE daily SET points = NULL
          WHERE player_id = ? AND day = ? AND game = ? AND setup = ? AND round_id = ?
        """, .integer(row.player.rawValue), .integer(date.daysSince1970),
        .text(board.game.description), .text(board.setup ?? ""),
        .integer(row.position.round.rawValue))
      return
    }
    for setup in board.setup.map({ [$0] }) ?? Catalog.setups(of: board.game) {
      try Standings.refresh(row.player, game: board.game, setup: setup, in: &connection)
    }
  }
}
