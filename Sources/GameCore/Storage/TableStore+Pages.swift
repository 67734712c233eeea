extension TableStore {
  public func page(
    of board: LeaderboardKey, for player: PlayerID?, limit: Int
  ) throws(StoreFault) -> LeaderboardPage {
    try read(board) { reading, connection throws(StoreFault) in
      try reading.page(for: player, limit: limit, in: &connection)
    }
  }

  public func best(of player: PlayerID, on board: LeaderboardKey) throws(StoreFault) -> ScoredRound?
  {
    try read(board) { reading, connection throws(StoreFault) in
      try reading.best(of: player, in: &connection)
    }
  }

  /// Reads a board until a reading meets no false row; each one met is struck off first, so that
  /// the next best comes to its place. Where the database cannot be written, or others forge
  /// faster than this strikes, the reading stands as it is: without the false rows.
  func read<Result: Sendable>(
    _ board: LeaderboardKey,
    _ body: (inout LeaderboardReading, inout Connection) throws(StoreFault) -> Result
  ) throws(StoreFault) -> Result {
    try withOpened { opened throws(StoreFault) in
      var reading = LeaderboardReading(board, knowing: opened.known)
      // Held in one place only, so that it is not copied when it changes.
      opened.known = KnownRows()
      defer { opened.known = reading.known }
      var attempts = 100
      var struck: [LeaderboardReading.FalseRow] = []
      while true {
        let result = try opened.connection.snapshot { connection throws(StoreFault) in
          reading.begin()
          return try body(&reading, &connection)
        }
        attempts -= 1
        guard !reading.falseRows.isEmpty, reading.falseRows != struck, attempts > 0,
          !opened.connection.isReadOnly
        else { return result }
        struck = reading.falseRows
        do throws(StoreFault) {
          try opened.connection.transaction { connection throws(StoreFault) in
            for row in reading.falseRows { try Self.strike(row, board, in: &connection) }
          }
        } catch {
          guard error.forbidsOnlyWriting else { throw error }
          return result
        }
      }
    }
  }

  /// Takes a false row off its board and off the overall one. The round stays, so that whoever
  /// verifies the store is told of it.
  private static func strike(
    _ row: LeaderboardReading.FalseRow, _ board: LeaderboardKey, in connection: inout Connection
  ) throws(StoreFault) {
    for setup in board.setup.map({ [$0] }) ?? Catalog.setups(of: board.game) {
      try Standings.refresh(row.player, game: board.game, setup: setup, in: &connection)
    }
  }
}
