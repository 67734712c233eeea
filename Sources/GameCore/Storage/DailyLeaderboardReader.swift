/// A reader of the leaderboard of a daily board that verifies each row by a replay.
struct DailyLeaderboardReader {
  private let daily: Daily
  private let db: Connection

  init(_ daily: Daily, in db: Connection) {
    self.daily = daily
    self.db = db
  }

  func page(for player: PlayerID?, limit: Int) throws(StoreError) -> DailyPage {
    let top = try rows(of: daily.date, limit)
    let own: LeaderboardEntry? =
      if let player, !top.contains(where: { $0.player == player }) {
        try row(of: player)
      } else {
        nil
      }
    let players = max(try players(), top.count)
    let unknown = db.verifier.unknown.count
    var page = DailyPage(
      daily: daily, top: top, own: own,
      players: players,
      yesterday: try rows(of: daily.date.adding(days: -1), 1).first,
      state: try player.map { player throws(StoreError) in
        try Self.state(of: player, daily, in: db)
      } ?? .open,
      run: try player.map { player throws(StoreError) in
        try DailyAttempt.run(of: player, upTo: daily.date, in: db)
      } ?? 0)
    page.unknown = unknown
    return page
  }

  /// Returns the place of a finished attempt.
  func place(of player: PlayerID, _ position: BoardPosition) throws(StoreError) -> DailyPlace {
    DailyPlace(
      daily: daily, rank: try rank(of: position),
      players: try players(),
      run: try DailyAttempt.run(of: player, upTo: daily.date, in: db))
  }

  /// The number of days that a played board may be ahead of today for the clock to count as behind.
  /// If it is further ahead, the clock was wrong when it was played.
  static let ahead = 7

  /// Returns the state of a player's attempt at today's board.
  static func state(
    of player: PlayerID, _ daily: Daily, in db: Connection
  ) throws(StoreError) -> AttemptState {
    let day = daily.date.daysSince1970
    let last =
      try db.first(
        """
        SELECT max(day) AS last FROM daily
          WHERE player_id = \(player) AND day > \(day) AND day <= \(day + ahead)
        """
      ) { $0.integerIfAny("last") } ?? nil
    if let last { return .clockIsBehind(CalendarDate(daysSince1970: last)) }
    return try progress(of: player, daily, in: db)
  }

  /// Returns the state of a player's attempt at a board of any date.
  static func progress(
    of player: PlayerID, _ daily: Daily, in db: Connection
  ) throws(StoreError) -> AttemptState {
    let begun = try db.first(
      """
      SELECT round_id, (SELECT count(*) FROM \(db.dialect.savedGames)
          WHERE owner = \("player:\(player.rawValue)") AND game = daily.game AND setup = daily.setup AND seed = daily.seed
          AND standing = 'ranked') AS games
        FROM daily WHERE player_id = \(player) AND \(daily.deal(in: "daily"))
      """
    ) { (isFinished: $0.integerIfAny("round_id") != nil, isKept: $0.integer("games") > 0) }
    guard let begun else { return .open }
    if begun.isFinished { return .played }
    return begun.isKept ? .begun : .spent
  }

  /// Returns the best rows of a date; false rows are skipped and noted.
  private func rows(of date: CalendarDate, _ limit: Int) throws(StoreError) -> [LeaderboardEntry] {
    let rows: SQL = "\(Self.boardRows) WHERE \(daily.deal(of: date, in: "place"))"
    return try db.top(limit, rows, on: daily.board, of: date)
  }

  private func row(of player: PlayerID) throws(StoreError) -> LeaderboardEntry? {
    let verdict = try db.first(
      """
      \(Self.boardRows) WHERE place.player_id = \(player)
        AND \(daily.deal(in: "place"))
      """
    ) { db.verifier.judge($0, on: daily.board, of: daily.date) }
    guard let row = verdict.flatMap({ db.verifier.row(of: $0) }) else { return nil }
    return row.entry(ranked: try rank(of: row.position))
  }

  private static let boardRows: SQL = """
    SELECT \(RowVerifier.columns) FROM daily_place AS place
      JOIN player ON player.id = place.player_id LEFT JOIN round ON round.id = place.round_id
    """

  /// Returns the rank of a position: one more than the number of better ones, counted like those
  /// of `Standings`.
  private func rank(of position: BoardPosition) throws(StoreError) -> Int {
    let above = try db.count(
      """
      SELECT count(*) AS count FROM daily_place WHERE \(daily.deal(in: "daily_place"))
        AND (points > \(position.points)
          OR points = \(position.points) AND round_id < \(position.round))
      """)
    return max(above - falseRows(above: position), 0) + 1
  }

  private func players() throws(StoreError) -> Int {
    let players = try db.count(
      "SELECT count(*) AS count FROM daily_place WHERE \(daily.deal(in: "daily_place"))")
    return max(players - falseRows(above: nil), 0)
  }

  /// Returns the number of the date's false rows that are still counted, as in a read-only store.
  private func falseRows(above position: BoardPosition?) -> Int {
    db.verifier.falseRows(above: position, on: daily.board, of: daily.date)
  }
}

extension Daily {
  /// Returns the condition that a row of `table` is of this game and setup and of a date, by
  /// default this board's.
  func deal(of date: CalendarDate? = nil, in table: SQL) -> SQL {
    """
    \(table).day = \(date ?? self.date) AND \(table).game = \(game) AND \(table).setup = \(setup)
    """
  }
}
