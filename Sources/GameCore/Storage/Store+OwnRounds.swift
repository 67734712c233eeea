extension Store {
  /// Returns at most `limit` of the player's rounds on a board, newest first, all older than
  /// `before`. Each is replayed. An unknown player has none.
  public func rounds(
    of player: PlayerID, on board: LeaderboardKey, before: RoundID?, limit: Int
  ) throws(StoreError) -> OwnRoundsPage {
    let ofBoard: SQL = "player_id = \(player) AND \(board.rounds)"
    let (stored, total) = try read { db in
      let older: SQL = "id < \(before?.rawValue ?? .max) ORDER BY id DESC LIMIT \(max(limit, 0))"
      return (
        try db.rounds("\(ofBoard) AND \(older)"),
        try db.count("SELECT count(*) AS count FROM round WHERE \(ofBoard)")
      )
    }
    // Replayed without holding the database.
    let rows = stored.map { OwnRoundsRow($0.round, note: $0.note) }
    return OwnRoundsPage(board: board, player: player, before: before, rows: rows, total: total)
  }

  /// Returns the best points of the player's verified unranked rounds on a board, or nil.
  public func bestUnranked(
    of player: PlayerID, on board: LeaderboardKey
  ) throws(StoreError) -> Int? {
    let rows = try read { db in
      try db.all(
        """
        SELECT \(StoredRound.columns) FROM round WHERE player_id = \(player) AND \(board.rounds)
          AND eligibility = 'own' ORDER BY points DESC LIMIT 100
        """
      ) { StoredRound(in: $0) }
    }
    return rows.first { if case .verified(.ownOnly) = $0.verdict { true } else { false } }?
      .record.claimed.points
  }

  /// Replaces the note of a round. Throws `notFound` unless the round is the player's.
  public func setNote(_ note: RoundNote, of id: RoundID, by player: PlayerID) throws(StoreError) {
    try change(player) { db in
      try db.run(
        "UPDATE round SET note = \(note.description) WHERE id = \(id) AND player_id = \(player)")
    }
  }

  /// Deletes a round permanently; the player's next best takes its position on the boards, in one
  /// transaction. Throws `notFound` if the round does not exist or is another player's.
  public func delete(_ round: RoundID, by player: PlayerID) throws(StoreError) {
    try write(as: player) { db in
      let played = try db.first(
        "SELECT game, setup FROM round WHERE id = \(round) AND player_id = \(player)",
        read: LeaderboardKey.init(in:))
      guard let played else { throw StoreError.notFound }
      let isUnverified = try db.standings.isUnverified(player, on: played)
      // Also removes it from the daily board; the attempt stays spent.
      try db.run(
        "UPDATE daily SET points = NULL WHERE player_id = \(player) AND round_id = \(round)")
      try db.run("DELETE FROM round WHERE id = \(round)")
      try db.standings.refresh(player, on: played, wasUnverified: isUnverified)
    }
  }
}

extension LeaderboardKey {
  /// Reads the columns `game` and `setup`.
  init(in row: borrowing Row) {
    self.init(game: GameID(row.text("game")), setup: row.text("setup"))
  }

  /// The condition that a row has the game, and the setup if there is one.
  var rounds: SQL { setup.map { "game = \(game) AND setup = \($0)" } ?? "game = \(game)" }

  /// The boards of this setup, or of each setup of the game.
  var ofSetups: [LeaderboardKey] {
    (setup.map { [$0] } ?? Catalog.setups(of: game)).map { LeaderboardKey(game: game, setup: $0) }
  }
}
