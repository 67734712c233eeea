extension DatabaseStore {
  public func rounds(
    of player: PlayerID, on board: LeaderboardKey, before: RoundID?, limit: Int
  ) throws(StoreError) -> OwnRoundsPage {
    let (stored, total) = try database.read { db in
      (
        try Self.rows(of: player, on: board, before: before, limit: limit, in: db),
        try Self.count(of: player, on: board, in: db)
      )
    }
    // Replayed without holding the database.
    let rows = stored.map { OwnRoundsRow($0.round, note: $0.note) }
    return OwnRoundsPage(board: board, player: player, before: before, rows: rows, total: total)
  }

  public func bestUnranked(
    of player: PlayerID, on board: LeaderboardKey
  ) throws(StoreError) -> Int? {
    let rows = try database.read { db in
      try db.all(
        """
        SELECT \(StoredRound.columns) FROM round
          WHERE \(board.rounds(of: player)) AND eligibility = 'own'
          ORDER BY points DESC LIMIT 100
        """
      ) { StoredRound(in: $0) }
    }
    let best = rows.lazy.compactMap { stored -> Int? in
      guard case .verified(.ownOnly(let round)) = stored.verdict else { return nil }
      return round.record.claimed.points
    }
    return best.first
  }

  public func setNote(
    _ note: RoundNote, of round: RoundID, by player: PlayerID
  ) throws(StoreError) {
    let changed = try database.write(as: player) { db in
      try db.run(
        """
        UPDATE round SET note = \(note.description) WHERE id = \(round) AND player_id = \(player)
        """)
    }
    guard changed == 1 else { throw .notFound }
  }

  public func delete(_ round: RoundID, by player: PlayerID) throws(StoreError) {
    try database.write(as: player) { db in
      let played = try db.first(
        "SELECT game, setup FROM round WHERE id = \(round) AND player_id = \(player)"
      ) { LeaderboardKey(game: GameID($0.text("game")), setup: $0.text("setup")) }
      guard let played else { throw StoreError.notFound }
      let isUnverified = try Standings.isUnverified(player, on: played, in: db)
      // Also removes it from the daily board; the attempt stays spent.
      try db.run(
        "UPDATE daily SET points = NULL WHERE player_id = \(player) AND round_id = \(round)")
      try db.run("DELETE FROM round WHERE id = \(round)")
      try Standings.refresh(player, on: played, wasUnverified: isUnverified, in: db)
    }
  }

  private static func rows(
    of player: PlayerID, on board: LeaderboardKey, before: RoundID?, limit: Int, in db: Connection
  ) throws(StoreError) -> [(round: StoredRound, note: RoundNote)] {
    try db.all(
      """
      SELECT \(StoredRound.columns), note FROM \(db.dialect.ownRounds)
        WHERE \(board.rounds(of: player)) AND id < \(before?.rawValue ?? .max)
        ORDER BY id DESC LIMIT \(max(limit, 0))
      """
    ) { (StoredRound(in: $0), RoundNote($0.text("note"))) }
  }

  private static func count(
    of player: PlayerID, on board: LeaderboardKey, in db: Connection
  ) throws(StoreError) -> Int {
    try db.count("SELECT count(*) AS count FROM round WHERE \(board.rounds(of: player))")
  }
}

extension LeaderboardKey {
  /// Returns the condition that a row of `round` is a player's round of the game, and of the setup
  /// if there is one.
  fileprivate func rounds(of player: PlayerID) -> SQL {
    setup.map { "player_id = \(player) AND game = \(game) AND setup = \($0)" }
      ?? "player_id = \(player) AND game = \(game)"
  }
}
