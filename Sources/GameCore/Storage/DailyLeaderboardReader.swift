/// A reader of the leaderboard of a daily board that verifies each row by a replay.
struct DailyLeaderboardReader {
  let daily: Daily
  let db: Connection

  func page(for player: PlayerID?, limit: Int) throws(StoreError) -> DailyPage {
    let top = try rows(of: daily.date, limit)
    var own: LeaderboardEntry?
    if let player, !top.contains(where: { $0.player == player }) { own = try row(of: player) }
    let players = max(try players(), top.count)
    let unknown = db.verifier.unknown.count
    let yesterday = try rows(of: daily.date.adding(days: -1), 1).first
    var (state, streak) = (AttemptState.open, 0)
    if let player {
      state = try db.state(of: player, on: daily)
      streak = try DailyAttempt.streak(of: player, upTo: daily.date, in: db)
    }
    return DailyPage(
      daily: daily, top: top, own: own, players: players, yesterday: yesterday, state: state,
      streak: streak, unknown: unknown)
  }

  /// Returns the place of a finished attempt.
  func place(of player: PlayerID, _ position: BoardPosition) throws(StoreError) -> DailyPlace {
    DailyPlace(
      daily: daily, rank: try rank(of: position), players: try players(),
      streak: try DailyAttempt.streak(of: player, upTo: daily.date, in: db))
  }

  /// Returns the best rows of a date; false rows are skipped and noted.
  private func rows(of date: CalendarDate, _ limit: Int) throws(StoreError) -> [LeaderboardEntry] {
    let rows: SQL = "\(RowVerifier.dailyRows) WHERE \(daily.deal(of: date, in: "place"))"
    return try db.top(limit, rows, on: daily.board, of: date)
  }

  private func row(of player: PlayerID) throws(StoreError) -> LeaderboardEntry? {
    let row = try db.first(
      "\(RowVerifier.dailyRows) WHERE place.player_id = \(player) AND \(daily.deal(in: "place"))"
    ) { db.verifier.row(of: db.verifier.judge($0, on: daily.board, of: daily.date)) }
    return try row.map { row throws(StoreError) in row.entry(ranked: try rank(of: row.position)) }
  }

  /// Returns one more than the number of better positions, counted like those of `Standings`.
  private func rank(of position: BoardPosition) throws(StoreError) -> Int {
    let above = try db.count(
      """
      SELECT count(*) AS count FROM daily_place WHERE \(daily.deal(in: "daily_place"))
        AND (points > \(position.points)
          OR points = \(position.points) AND round_id < \(position.round))
      """)
    let falseRows = db.verifier.falseRows(above: position, on: daily.board, of: daily.date)
    return max(above - falseRows, 0) + 1
  }

  private func players() throws(StoreError) -> Int {
    let players = try db.count(
      "SELECT count(*) AS count FROM daily_place WHERE \(daily.deal(in: "daily_place"))")
    return max(players - db.verifier.falseRows(on: daily.board, of: daily.date), 0)
  }
}

extension Daily {
  /// Returns the condition that a row of `table` belongs to this board on a date.
  func deal(of date: CalendarDate? = nil, in table: SQL) -> SQL {
    "\(table).day = \(date ?? self.date) AND \(table).game = \(game) AND \(table).setup = \(setup)"
  }
}
