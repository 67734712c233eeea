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

  /// Reads columns round.id, round.player_id, name, round.game, revision, round.setup, round.seed,
  /// moves, round.points, time_ms, figures, finished_at, eligibility, content, digest,
  /// daily.player_id, day, daily.game, daily.setup, daily.seed, begun_at, round_id, daily.points.
  init(in row: borrowing Row) {
    round = row.integerIfAny(0) == nil ? nil : StoredRound(in: row)
    player = PlayerID(row.integer(15))
    storedDay = row.integer(16)
    game = GameID(row.text(17))
    setup = row.text(18)
    seed = row.bits(19)
    begunAt = row.time(20)
    roundID = row.integerIfAny(21).map { RoundID($0) }
    points = row.integerIfAny(22)
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
    of player: PlayerID, in connection: inout Connection
  ) throws(StoreError) -> [StoreInconsistency] {
    let name = try connection.first(
      "SELECT name FROM player WHERE id = ?", .integer(player.rawValue)
    ) { $0.text(0) }
    guard let name else { return [.dailyOfNoPlayer(player)] }
    var flaws: [StoreInconsistency] = []
    try connection.each(
      """
      SELECT round.id, round.player_id, '', round.game, revision, round.setup, round.seed, moves,
          round.points, time_ms, figures, finished_at, eligibility, content, digest,
          daily.player_id, day, daily.game, daily.setup, daily.seed, begun_at, round_id,
          daily.points
        FROM daily LEFT JOIN round ON round.id = round_id WHERE daily.player_id = ?
        ORDER BY day, daily.game, daily.setup
      """, .integer(player.rawValue)
    ) { row in
      let attempt = DailyAttempt(in: row)
      if !attempt.isSound { flaws.append(.daily(player: name, attempt.date)) }
      return true
    }
    return flaws
  }

  /// Replays a player's rounds on the daily boards of a game and setup, and gives the attempts
  /// their points. An attempt whose round does not confirm it loses its place.
  static func settle(
    _ player: PlayerID, on board: LeaderboardKey, in connection: inout Connection
  ) throws(StoreError) {
    let tries = try connection.all(
      """
      SELECT round.id, round.player_id, '', round.game, revision, round.setup, round.seed, moves,
          round.points, time_ms, figures, finished_at, eligibility, content, digest,
          daily.player_id, day, daily.game, daily.setup, daily.seed, begun_at, round_id,
          daily.points
        FROM daily LEFT JOIN round ON round.id = round_id
        WHERE daily.player_id = ? AND daily.game = ? AND daily.setup = ? AND round_id IS NOT NULL
      """, .integer(player.rawValue), .text(board.game.description), .text(board.setup ?? "")
    ) { DailyAttempt(in: $0) }
    for attempt in tries {
      let points = attempt.earnedPoints
      guard points != attempt.points else { continue }
      // Row security allows only the player to change it.
      try connection.setPlayer(player)
      try connection.run(
        """
        UPDATE daily SET points = ? WHERE player_id = ? AND day = ? AND game = ? AND setup = ?
        """, points.map { .integer($0) } ?? .null, .integer(player.rawValue),
        .integer(attempt.storedDay), .text(board.game.description), .text(board.setup ?? ""))
    }
  }

  /// Returns the number of consecutive days with a proven attempt, up to `today`, or up to the day
  /// before if today has none.
  static func run(
    of player: PlayerID, upTo today: CalendarDate, _ judge: inout RowVerifier,
    in connection: inout Connection
  ) throws(StoreError) -> Int {
    let now = today.daysSince1970
    var expected = now
    var run = 0
    try connection.each(
      """
      SELECT round.id, round.player_id, '', round.game, revision, round.setup, round.seed, moves,
          round.points, time_ms, figures, finished_at, eligibility, content, digest,
          daily.player_id, day, daily.game, daily.setup, daily.seed, begun_at, round_id,
          daily.points
        FROM daily JOIN round ON round.id = round_id AND round.player_id = daily.player_id
          AND round.seed = daily.seed AND round.points = daily.points
        WHERE daily.player_id = ? AND day <= ? ORDER BY day DESC
      """, .integer(player.rawValue), .integer(now)
    ) { row in
      let day = row.integer(16)
      // Another attempt on a day that is already counted.
      if day > expected { return true }
      if run == 0, expected == now, day == now - 1 { expected = day }
      guard day == expected else { return false }
      if DailyAttempt(in: row).namesItsRound, judge.isProven(row) {
        run += 1
        expected -= 1
      }
      return true
    }
    return run
  }
}

extension DatabaseStore {
  public func dailyFlaws() throws(StoreError) -> [StoreInconsistency] {
    var flaws: [StoreInconsistency] = []
    var last = Int.min
    while true {
      let after = last
      // One player at a time, so that others can use the store meanwhile.
      let found = try withConnection { connection throws(StoreError) in
        try connection.snapshot { connection throws(StoreError) -> (Int, [StoreInconsistency])? in
          let next =
            try connection.first(
              "SELECT min(player_id) FROM daily WHERE player_id > ?", .integer(after)
            ) { $0.integerIfAny(0) } ?? nil
          guard let next else { return nil }
          return (next, try DailyAttempt.flaws(of: PlayerID(next), in: &connection))
        }
      }
      guard let found else { return flaws }
      // A damaged file may return the same pages repeatedly.
      guard found.0 > last else { throw .corrupt }
      last = found.0
      flaws += found.1
    }
  }
}
