extension DatabaseStore: OwnRoundsStore {
  public func rounds(
    of player: PlayerID, on board: LeaderboardKey, before: RoundID?, limit: Int
  ) throws(StoreError) -> OwnRoundsPage {
    let (stored, total) = try withConnection { connection throws(StoreError) in
      try connection.snapshot { connection throws(StoreError) in
        (
          try Self.rows(of: player, on: board, before: before, limit: limit, in: &connection),
          try Self.count(of: player, on: board, in: &connection)
        )
      }
    }
    // Replayed without holding the connection.
    let rows = stored.map { OwnRoundsRow($0.round, note: $0.note) }
    return OwnRoundsPage(board: board, player: player, before: before, rows: rows, total: total)
  }

  public func setNote(
    _ note: RoundNote, of round: RoundID, by player: PlayerID
  ) throws(StoreError) {
    let changed = try withConnection { connection throws(StoreError) in
      try connection.transaction(as: player) { connection throws(StoreError) in
        try connection.run(
          "UPDATE round SET note = ? WHERE id = ? AND player_id = ?", .text(note.description),
          .integer(round.rawValue), .integer(player.rawValue))
      }
    }
    guard changed == 1 else { throw .notFound }
  }

  public func delete(_ round: RoundID, by player: PlayerID) throws(StoreError) {
    try withConnection { connection throws(StoreError) in
      try connection.transaction(as: player) { connection throws(StoreError) in
        let played = try connection.first(
          "SELECT game, setup FROM round WHERE id = ? AND player_id = ?",
          .integer(round.rawValue), .integer(player.rawValue)
        ) { (game: GameID($0.text(0)), setup: $0.text(1)) }
        guard let played else { throw .notFound }
        let isUnverified = try Standings.isUnverified(
          player, game: played.game, setup: played.setup, in: &connection)
        // Also removes it from the daily board; the attempt stays spent.
        try connection.run(
          "UPDATE daily SET points = NULL WHERE player_id = ? AND round_id = ?",
          .integer(player.rawValue), .integer(round.rawValue))
        try connection.run("DELETE FROM round WHERE id = ?", .integer(round.rawValue))
        try Standings.refresh(
          player, game: played.game, setup: played.setup, wasUnverified: isUnverified,
          in: &connection)
      }
    }
  }

  private static func rows(
    of player: PlayerID, on board: LeaderboardKey, before: RoundID?, limit: Int,
    in connection: inout Connection
  ) throws(StoreError) -> [(round: StoredRound, note: RoundNote)] {
    let player = SQLValue.integer(player.rawValue)
    let game = SQLValue.text(board.game.description)
    let before = SQLValue.integer(before?.rawValue ?? .max)
    let limit = SQLValue.integer(max(limit, 0))
    func read(_ row: borrowing Row) -> (round: StoredRound, note: RoundNote)? {
      (StoredRound(in: row), RoundNote(row.text(15)))
    }
    guard let setup = board.setup else {
      return try connection.all(
        """
        SELECT id, player_id, '', game, revision, setup, seed, moves, points, time_ms, figures,
            finished_at, eligibility, content, digest, note
          FROM round WHERE player_id = ? AND game = ? AND id < ? ORDER BY id DESC LIMIT ?
        """, player, game, before, limit, read: read)
    }
    return try connection.all(
      """
      SELECT id, player_id, '', game, revision, setup, seed, moves, points, time_ms, figures,
          finished_at, eligibility, content, digest, note
        FROM round WHERE player_id = ? AND game = ? AND setup = ? AND id < ?
        ORDER BY id DESC LIMIT ?
      """, player, game, .text(setup), before, limit, read: read)
  }

  private static func count(
    of player: PlayerID, on board: LeaderboardKey, in connection: inout Connection
  ) throws(StoreError) -> Int {
    let player = SQLValue.integer(player.rawValue)
    let game = SQLValue.text(board.game.description)
    guard let setup = board.setup else {
      return try connection.first(
        "SELECT count(*) FROM round WHERE player_id = ? AND game = ?", player, game
      ) { $0.integer(0) } ?? 0
    }
    return try connection.first(
      "SELECT count(*) FROM round WHERE player_id = ? AND game = ? AND setup = ?", player, game,
      .text(setup)
    ) { $0.integer(0) } ?? 0
  }
}
