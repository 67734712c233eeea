/// A reader of the leaderboard of a daily board that verifies each row by a replay.
struct DailyLeaderboardReader {
  private let daily: Daily

  init(_ daily: Daily) {
    self.daily = daily
  }

  func page(
    for player: PlayerID?, limit: Int, _ judge: inout RowVerifier, in connection: inout Connection
  ) throws(StoreError) -> DailyPage {
    let top = try rows(of: daily.date, limit, &judge, in: &connection)
    let own: LeaderboardEntry? =
      if let player, !top.contains(where: { $0.player == player }) {
        try row(of: player, &judge, in: &connection)
      } else {
        nil
      }
    let passedOver = falseRows(in: judge).count + judge.unknown.count
    let unknown = judge.unknown.count
    var page = DailyPage(
      daily: daily, top: top, own: own,
      players: max(try players(in: &connection) - passedOver, top.count),
      yesterday: try rows(of: daily.date.adding(days: -1), 1, &judge, in: &connection).first,
      state: try player.map { player throws(StoreError) in
        try Self.state(of: player, daily, in: &connection)
      } ?? .open,
      run: try player.map { player throws(StoreError) in
        try DailyAttempt.run(of: player, upTo: daily.date, &judge, in: &connection)
      } ?? 0)
    page.unknown = unknown
    return page
  }

  /// Returns the place of a finished attempt.
  func place(
    of player: PlayerID, _ position: BoardPosition, _ judge: inout RowVerifier,
    in connection: inout Connection
  ) throws(StoreError) -> DailyPlace {
    DailyPlace(
      daily: daily, rank: try rank(of: position, in: &connection),
      players: try players(in: &connection),
      run: try DailyAttempt.run(of: player, upTo: daily.date, &judge, in: &connection))
  }

  /// The number of days that a played board may be ahead of today for the clock to count as behind.
  /// If it is further ahead, the clock was wrong when it was played.
  static let ahead = 7

  /// Returns the state of a player's attempt at today's board.
  static func state(
    of player: PlayerID, _ daily: Daily, in connection: inout Connection
  ) throws(StoreError) -> AttemptState {
    let id = SQLValue.integer(player.rawValue)
    let day = daily.date.daysSince1970
    let last =
      try connection.first(
        "SELECT max(day) FROM daily WHERE player_id = ? AND day > ? AND day <= ?", id,
        .integer(day), .integer(day + ahead)
      ) { $0.integerIfAny(0) } ?? nil
    if let last { return .clockIsBehind(CalendarDate(daysSince1970: last)) }
    return try progress(of: player, daily, in: &connection)
  }

  /// Returns the state of a player's attempt at a board of any date.
  static func progress(
    of player: PlayerID, _ daily: Daily, in connection: inout Connection
  ) throws(StoreError) -> AttemptState {
    let begun = try connection.first(
      """
      SELECT round_id, (SELECT count(*) FROM progress WHERE owner = ? AND game = daily.game
          AND setup = daily.setup AND seed = daily.seed AND standing = 'ranked')
        FROM daily WHERE player_id = ? AND day = ? AND game = ? AND setup = ?
      """, .text("player:\(player.rawValue)"), .integer(player.rawValue),
      .integer(daily.date.daysSince1970), .text(daily.game.description), .text(daily.setup)
    ) { (isFinished: $0.integerIfAny(0) != nil, isKept: $0.integer(1) > 0) }
    guard let begun else { return .open }
    if begun.isFinished { return .played }
    return begun.isKept ? .begun : .spent
  }

  /// Returns the best rows of a date; false rows are skipped and noted.
  private func rows(
    of date: CalendarDate, _ limit: Int, _ judge: inout RowVerifier, in connection: inout Connection
  ) throws(StoreError) -> [LeaderboardEntry] {
    var rows: [LeaderboardEntry] = []
    // Stops after the requested number of rows if none is false.
    var last = BoardPosition(points: .max, round: RoundID(.min))
    while rows.count < limit, judge.unknown.count < RowVerifier.mostUnknown {
      let found = try self.rows(
        of: date, limit - rows.count, after: last, &judge, in: &connection)
      for (position, verdict) in found {
        // A damaged file may return the same pages repeatedly.
        guard last.isAbove(position) else { throw .corrupt }
        last = position
        if let row = judge.row(of: verdict) { rows.append(row.entry(ranked: rows.count + 1)) }
      }
      if found.isEmpty { break }
    }
    return rows
  }

  private func rows(
    of date: CalendarDate, _ limit: Int, after last: BoardPosition, _ judge: inout RowVerifier,
    in connection: inout Connection
  ) throws(StoreError) -> [(position: BoardPosition, verdict: RowVerifier.Verdict)] {
    try connection.all(
      """
      SELECT round.id, place.player_id, name, round.game, revision, round.setup, round.seed, moves,
          round.points, time_ms, figures, finished_at, eligibility, content, digest,
          place.points, place.round_id, round.player_id
        FROM daily_place AS place JOIN player ON player.id = place.player_id
          LEFT JOIN round ON round.id = round_id
        WHERE day = ?1 AND place.game = ?2 AND place.setup = ?3
          AND place.points <= ?4 AND (place.points < ?4 OR round_id > ?5)
        ORDER BY place.points DESC, round_id LIMIT ?6
      """, .integer(date.daysSince1970), .text(daily.game.description), .text(daily.setup),
      .integer(last.points), .integer(last.round.rawValue), .integer(limit)
    ) { row in
      (BoardPosition(of: row), judge.judge(row, on: daily.board, of: date))
    }
  }

  private func row(
    of player: PlayerID, _ judge: inout RowVerifier, in connection: inout Connection
  ) throws(StoreError) -> LeaderboardEntry? {
    let verdict = try connection.first(
      """
      SELECT round.id, place.player_id, name, round.game, revision, round.setup, round.seed, moves,
          round.points, time_ms, figures, finished_at, eligibility, content, digest,
          place.points, place.round_id, round.player_id
        FROM daily_place AS place JOIN player ON player.id = place.player_id
          LEFT JOIN round ON round.id = round_id
        WHERE place.player_id = ? AND day = ? AND place.game = ? AND place.setup = ?
      """, .integer(player.rawValue), .integer(daily.date.daysSince1970),
      .text(daily.game.description), .text(daily.setup)
    ) { judge.judge($0, on: daily.board, of: daily.date) }
    guard let row = verdict.flatMap({ judge.row(of: $0) }) else { return nil }
    let passedOver = falseRows(in: judge).count { $0.position.isAbove(row.position) }
    return row.entry(
      ranked: max(
        try rank(of: row.position, in: &connection) - passedOver - judge.unknown.count, 1))
  }

  /// Returns the date's false rows that are still counted, as in a read-only store.
  private func falseRows(in judge: RowVerifier) -> Set<RowVerifier.InvalidRow> {
    Set(judge.falseRows.filter { $0.date == daily.date })
  }

  /// Returns the rank of a position: one more than the number of better ones.
  private func rank(
    of position: BoardPosition, in connection: inout Connection
  ) throws(StoreError) -> Int {
    let above = try connection.first(
      """
      SELECT count(*) FROM daily_place WHERE day = ?1 AND game = ?2 AND setup = ?3
        AND (points > ?4 OR points = ?4 AND round_id < ?5)
      """, .integer(daily.date.daysSince1970), .text(daily.game.description),
      .text(daily.setup), .integer(position.points), .integer(position.round.rawValue)
    ) { $0.integer(0) }
    return (above ?? 0) + 1
  }

  private func players(in connection: inout Connection) throws(StoreError) -> Int {
    try connection.first(
      """
      SELECT count(*) FROM daily_place WHERE day = ? AND game = ? AND setup = ?
      """, .integer(daily.date.daysSince1970), .text(daily.game.description), .text(daily.setup)
    ) { $0.integer(0) } ?? 0
  }
}
