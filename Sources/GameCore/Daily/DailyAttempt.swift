/// A player's stored try of a board of the day, with the round that it names.
struct DailyAttempt: Sendable {
  private let storedDay: Int
  private let game: GameID
  private let setup: String
  private let seed: UInt64
  private let begunAt: Timestamp
  /// The round that the try was finished with, whether or not it still exists.
  private let roundID: RoundID?
  /// Nil where the try has no place in the table of its day.
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

  /// Whether the round that the try names is of the same player and deal, and has its points. It
  /// need not have been played again.
  var namesItsRound: Bool {
    guard let points else { return false }
    return points == claimedPoints
  }

  /// The points of the round that the try names; nil where it is of another player or deal. It need
  /// not have been played again.
  private var claimedPoints: Int? {
    guard let round, let roundID, isOnItsDay else { return nil }
    let transcript = round.record.transcript
    let points = round.record.claimed.points
    guard round.player == player, transcript.seed == seed, Daily.isDeal(of: date, transcript),
      round.claims(
        Position(points: points, round: roundID), on: LeaderboardKey(game: game, setup: setup))
    else { return nil }
    return points
  }

  /// The points that the try has once its round is played again; those that it has where only a
  /// newer version can tell.
  private var earnedPoints: Int? {
    switch round?.verdict {
    case .verified: claimedPoints
    case .unknown: points
    case .failed, nil: nil
    }
  }

  /// Whether the stored values can be those of a try; what only a newer version can tell passes.
  var isSound: Bool {
    guard let round else { return points == nil && isOnItsDay && isDealOfItsDay }
    switch round.verdict {
    case .verified: return namesItsRound
    case .failed: return false
    case .unknown: return round.player == player
    }
  }

  /// Whether the calendar has the day and the try was begun on it. A day more or less is left for
  /// clocks of hosts that differ.
  private var isOnItsDay: Bool {
    let begun = CalendarDate(begunAt, secondsFromUTC: 0).daysSince1970
    return date.daysSince1970 == storedDay && abs(begun - date.daysSince1970) <= 1
  }

  /// Whether the seed is that of the day by a ruleset, be it one of a newer version.
  private var isDealOfItsDay: Bool {
    guard let rules = Catalog.game(game), Catalog.setups(of: game).contains(setup) else {
      return true
    }
    let later = 64
    return (1...rules.revision + later).contains {
      seed == DailySeed.of(date: date.description, game: game, setup: setup, revision: $0)
    }
  }

  /// The tries of a player that do not hold.
  static func flaws(
    of player: PlayerID, in connection: inout Connection
  ) throws(StoreFault) -> [TableFlaw] {
    let name = try connection.first(
      "SELECT name FROM player WHERE id = ?", .integer(player.rawValue)
    ) { $0.text(0) }
    guard let name else { return [.dailyOfNoPlayer(player)] }
    var flaws: [TableFlaw] = []
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

  /// Gives a player's tries at the boards of the days of a game and setup the points of their
  /// rounds, each played again; a try that its round does not bear out loses its place.
  static func settle(
    _ player: PlayerID, on board: LeaderboardKey, in connection: inout Connection
  ) throws(StoreFault) {
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
      // Row security lets nobody else change it.
      try connection.act(as: player)
      try connection.run(
        """
        UPDATE daily SET points = ? WHERE player_id = ? AND day = ? AND game = ? AND setup = ?
        """, points.map { .integer($0) } ?? .null, .integer(player.rawValue),
        .integer(attempt.storedDay), .text(board.game.description), .text(board.setup ?? ""))
    }
  }

  /// Days in a row with a proven try, up to `today`, or to the day before where today has none.
  static func run(
    of player: PlayerID, upTo today: CalendarDate, _ judge: inout RowJudge,
    in connection: inout Connection
  ) throws(StoreFault) -> Int {
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
      // Another try of a day that counts already.
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

extension TableStore {
  public func dailyFlaws() throws(StoreFault) -> [TableFlaw] {
    var flaws: [TableFlaw] = []
    var last = Int.min
    while true {
      let after = last
      // One player at a time, so that others can use the store meanwhile.
      let found = try withConnection { connection throws(StoreFault) in
        try connection.snapshot { connection throws(StoreFault) -> (Int, [TableFlaw])? in
          let next =
            try connection.first(
              "SELECT min(player_id) FROM daily WHERE player_id > ?", .integer(after)
            ) { $0.integerIfAny(0) } ?? nil
          guard let next else { return nil }
          return (next, try DailyAttempt.flaws(of: PlayerID(next), in: &connection))
        }
      }
      guard let found else { return flaws }
      // In a damaged file a page may lead back to earlier ones, over and over.
      guard found.0 > last else { throw .corrupt }
      last = found.0
      flaws += found.1
    }
  }
}
