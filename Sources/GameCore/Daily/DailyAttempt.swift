/// A player's stored attempt at a daily board, with the round that it names.
struct DailyAttempt: Sendable {
  private let storedDay: Int
  private let game: GameID
  private let setup: String
  private let seed: UInt64
  private let begunAt: Timestamp
  /// The id of the round that finished the attempt, whether or not that still exists.
  private let roundID: RoundID?
  /// The points; nil if the attempt has no place on the day's leaderboard.
  private let points: Int?
  private let player: PlayerID
  private let round: StoredRound?

  /// The columns that the initializer reads, in a query with the tables `daily` and `round`.
  private static let columns: SQL = """
    \(StoredRound.columns), daily.player_id AS daily_player, day, daily.game AS daily_game,
      daily.setup AS daily_setup, daily.seed AS daily_seed, begun_at, round_id,
      daily.points AS daily_points
    """

  private init(in row: borrowing Row) {
    round = row.integerIfAny("id") == nil ? nil : StoredRound(in: row)
    player = PlayerID(row.integer("daily_player"))
    storedDay = row.integer("day")
    game = GameID(row.text("daily_game"))
    setup = row.text("daily_setup")
    seed = row.bits("daily_seed")
    begunAt = row.time("begun_at")
    roundID = row.integerIfAny("round_id").map { RoundID($0) }
    points = row.integerIfAny("daily_points")
  }

  var date: CalendarDate { CalendarDate(daysSince1970: storedDay) }

  /// Whether the named round has the attempt's player, deal and points. It is not replayed.
  var namesItsRound: Bool {
    guard let points else { return false }
    return points == claimedPoints
  }

  /// The points of the named round; nil if it has another player or deal. It is not replayed.
  private var claimedPoints: Int? {
    guard let round, let roundID, isOnItsDay else { return nil }
    let transcript = round.record.transcript
    let points = round.record.claimed.points
    guard round.player == player, transcript.seed == seed, Daily.isDeal(of: date, transcript),
      round.claims(
        BoardPosition(points: points, round: roundID), on: LeaderboardKey(game: game, setup: setup))
    else { return nil }
    return points
  }

  /// The points after a replay of the round; the stored ones if only a newer version can verify it.
  private var earnedPoints: Int? {
    switch round?.verdict {
    case .verified: claimedPoints
    case .unknown: points
    case .failed, nil: nil
    }
  }

  /// Whether the stored values are possible, or only a newer version can decide.
  var isSound: Bool {
    guard let round else { return points == nil && isOnItsDay && isDealOfItsDay }
    switch round.verdict {
    case .verified: return namesItsRound
    case .failed: return false
    case .unknown: return round.player == player
    }
  }

  /// Whether the date exists and the attempt was started on it, give or take a day for differing
  /// clocks.
  private var isOnItsDay: Bool {
    let begun = CalendarDate(begunAt, secondsFromUTC: 0).daysSince1970
    return date.daysSince1970 == storedDay && abs(begun - date.daysSince1970) <= 1
  }

  /// Whether the seed is that of the date by some ruleset, possibly one of a newer version.
  private var isDealOfItsDay: Bool {
    guard let rules = Catalog.game(game), Catalog.setups(of: game).contains(setup) else {
      return true
    }
    let later = 64
    return (1...rules.revision + later).contains {
      seed == DailySeed.of(date: date.description, game: game, setup: setup, revision: $0)
    }
  }

  /// Returns the invalid attempts of a player.
  static func flaws(
    of player: PlayerID, in db: Connection
  ) throws(StoreError) -> [StoreInconsistency] {
    let name = try db.first("SELECT name FROM player WHERE id = \(player)") { $0.text("name") }
    guard let name else { return [.dailyOfNoPlayer(player)] }
    var flaws: [StoreInconsistency] = []
    try db.visit(
      """
      SELECT \(columns) FROM daily LEFT JOIN round ON round.id = round_id
        WHERE daily.player_id = \(player) ORDER BY day, daily.game, daily.setup
      """
    ) { row in
      let attempt = DailyAttempt(in: row)
      if !attempt.isSound { flaws.append(.daily(player: name, attempt.date)) }
    }
    return flaws
  }

  /// Replays a player's rounds on the daily boards of a game and setup, and gives the attempts
  /// their points. An attempt whose round does not confirm it loses its place.
  static func settle(
    _ player: PlayerID, on board: LeaderboardKey, in db: Connection
  ) throws(StoreError) {
    let attempts = try db.all(
      """
      SELECT \(columns) FROM daily LEFT JOIN round ON round.id = round_id
        WHERE daily.player_id = \(player) AND daily.game = \(board.game)
          AND daily.setup = \(board.setup ?? "") AND round_id IS NOT NULL
      """
    ) { DailyAttempt(in: $0) }
    for attempt in attempts {
      let points = attempt.earnedPoints
      guard points != attempt.points else { continue }
      // Row security allows only the player to change it.
      try db.session.setPlayer(player)
      try db.run(
        """
        UPDATE daily SET points = \(points.sqlValue)
          WHERE player_id = \(player) AND day = \(attempt.storedDay) AND \(board.rounds)
        """)
    }
  }

  /// Returns the number of consecutive days with a proven attempt, up to `today`, or up to the day
  /// before if today has none.
  static func streak(
    of player: PlayerID, upTo today: CalendarDate, in db: Connection
  ) throws(StoreError) -> Int {
    let now = today.daysSince1970
    var expected = now
    var streak = 0
    try db.step(
      """
      SELECT \(columns)
        FROM daily JOIN round ON round.id = round_id AND round.player_id = daily.player_id
          AND round.seed = daily.seed AND round.points = daily.points
        WHERE daily.player_id = \(player) AND day <= \(now) ORDER BY day DESC
      """
    ) { row in
      let day = row.integer("day")
      // Another attempt on a day that is already counted.
      if day > expected { return true }
      if streak == 0, expected == now, day == now - 1 { expected = day }
      guard day == expected else { return false }
      if DailyAttempt(in: row).namesItsRound, db.verifier.isProven(row) {
        streak += 1
        expected -= 1
      }
      return true
    }
    return streak
  }
}

extension DatabaseStore {
  public func dailyFlaws() throws(StoreError) -> [StoreInconsistency] {
    var flaws: [StoreInconsistency] = []
    try Connection.walk { after throws(StoreError) in
      // One player at a time, so that others can use the store meanwhile.
      let found = try database.read { db -> (Int, [StoreInconsistency])? in
        let next =
          try db.first(
            "SELECT min(player_id) AS next FROM daily WHERE player_id > \(after)"
          ) { $0.integerIfAny("next") } ?? nil
        guard let next else { return nil }
        return (next, try DailyAttempt.flaws(of: PlayerID(next), in: db))
      }
      flaws += found?.1 ?? []
      return found?.0
    }
    return flaws
  }
}
