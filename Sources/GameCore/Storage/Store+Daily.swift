/// Daily boards: a finished one is recorded like any ranked round, known by its seed.
extension Store {
  /// Starts or resumes a player's one attempt at today's board of a game and setup, in one
  /// transaction. Throws `notFound` if the board or player does not exist.
  public func beginDaily(
    of board: LeaderboardKey, by player: PlayerID, as id: ProgressID, at now: Timestamp
  ) throws(StoreError) -> DailyStartResult {
    let today = Daily.today(at: now)
    guard let daily = Daily(on: today, game: board.game, setup: board.setup ?? ""),
      let opening = daily.opening
    else { throw .notFound }
    return try write(as: player) { db in
      let state = try db.state(of: player, on: daily)
      switch state {
      case .played, .clockIsBehind: return .refused(state)
      case .begun, .spent: return try resume(daily, of: player, as: id, in: db)
      case .open: break
      }
      let row: SQL.Fields = [
        "player_id": player, "day": daily.date, "game": daily.game, "setup": daily.setup,
        "seed": daily.seed, "begun_at": now,
      ]
      try db.run(.insert(row, into: "daily"))
      // Saved from the deal on, so that a game that is interrupted at once can also be resumed.
      let game = SavedRound(
        transcript: opening, elapsed: .zero, appearance: DailyAttemptHeader.line(of: today))
      try db.keep(game, as: id, of: .player(player), at: now)
      return .dealt(daily)
    }
  }

  /// Returns the leaderboard of a daily board. Each row is replayed first.
  public func dailyPage(
    of board: LeaderboardKey, on day: CalendarDate, for player: PlayerID?, limit: Int
  ) throws(StoreError) -> DailyPage {
    guard let daily = Daily(on: day, game: board.game, setup: board.setup ?? "") else {
      throw .notFound
    }
    return try readVerified { db in
      try DailyLeaderboardReader(daily: daily, db: db).page(for: player, limit: limit)
    }
  }

  /// Returns the states of a player's attempts at all of today's boards.
  public func dailyStates(
    of player: PlayerID, at now: Timestamp
  ) throws(StoreError) -> [LeaderboardKey: AttemptState] {
    try read { db in
      var states: [LeaderboardKey: AttemptState] = [:]
      for daily in Daily.all(on: Daily.today(at: now)) {
        states[daily.board] = try db.state(of: player, on: daily)
      }
      return states
    }
  }

  /// Returns the number of consecutive days on which a player has finished a daily board.
  public func dailyStreak(of player: PlayerID, at now: Timestamp) throws(StoreError) -> Int {
    try readVerified { db in
      try DailyAttempt.streak(of: player, upTo: Daily.today(at: now), in: db)
    }
  }

  /// Returns the state of a player's unfinished attempt at the daily board with the deal of
  /// `transcript`, which a player who has seen the cards must not play; nil for any other deal.
  public func dailyAhead(
    of transcript: Transcript, for player: PlayerID?, at now: Timestamp
  ) throws(StoreError) -> AttemptState? {
    let isAhead = Daily.isAhead(transcript, at: now)
    guard let player else { return isAhead ? .open : nil }
    return try withoutTransaction { db in
      let attempt = try db.attempts("player_id = \(player) AND \(transcript.deal.cards)").first
      guard let attempt else { return isAhead ? .open : nil }
      return attempt.state == .begun ? .begun : nil
    }
  }

  /// Returns whether practice on `seed` would reveal the cards of a player's unfinished attempt at
  /// a daily board; false for a `player` whose own attempt is over.
  public func isAttemptUnderWay(on seed: UInt64, for player: PlayerID?) throws(StoreError) -> Bool {
    try withoutTransaction { db in
      let attempts = try db.attempts("seed = \(seed)")
      let isOver = attempts.contains { $0.player == player && $0.state != .begun }
      return !isOver && attempts.contains { $0.state == .begun }
    }
  }
}

/// A player's attempt at a daily board, with the round that has finished it; nil if none has.
typealias StartedDaily = (daily: Daily, round: RoundID?)

extension Connection {
  /// Returns the state of a player's attempt at today's board.
  func state(of player: PlayerID, on daily: Daily) throws(StoreError) -> AttemptState {
    let day = daily.date.daysSince1970
    let last = try first(
      """
      SELECT max(day) AS last FROM daily
        WHERE player_id = \(player) AND day > \(day) AND day <= \(day + Daily.mostDaysAhead)
      """
    ) { $0.integerIfAny("last") }
    if let last { return .clockIsBehind(CalendarDate(daysSince1970: last)) }
    return try attempts("player_id = \(player) AND \(daily.deal(in: "daily"))").first?.state
      ?? .open
  }

  /// Returns the attempts, rows of `daily`, that meet a condition.
  fileprivate func attempts(
    _ condition: SQL
  ) throws(StoreError) -> [(player: PlayerID, state: AttemptState)] {
    try all(
      """
      SELECT player_id, round_id,
          (SELECT count(*) FROM \(dialect.savedGames) WHERE owner = 'player:' || daily.player_id
            AND game = daily.game AND setup = daily.setup AND seed = daily.seed
            AND standing = 'ranked') AS games
        FROM daily WHERE \(condition)
      """
    ) { row in
      let unfinished: AttemptState = row.integer("games") > 0 ? .begun : .spent
      let isPlayed = row.integerIfAny("round_id") != nil
      return (PlayerID(row.integer("player_id")), isPlayed ? .played : unfinished)
    }
  }

  /// Returns the attempt with the deal of a round.
  func daily(of transcript: Transcript, by player: PlayerID) throws(StoreError) -> StartedDaily? {
    let found = try first(
      "SELECT day, round_id FROM daily WHERE player_id = \(player) AND \(transcript.deal.cards)"
    ) { (day: $0.integer("day"), round: $0.integerIfAny("round_id")) }
    guard let found,
      let daily = Daily(
        on: CalendarDate(daysSince1970: found.day), game: transcript.game, setup: transcript.setup)
    else { return nil }
    return (daily, found.round.map { RoundID($0) })
  }

  /// Stores the round that finished an attempt, and returns its place.
  func finish(
    _ daily: Daily, with round: RoundSummary, by player: PlayerID
  ) throws(StoreError) -> DailyPlace {
    try run(
      """
      UPDATE daily SET round_id = \(round.id), points = \(round.result.points)
        WHERE player_id = \(player) AND \(daily.deal(in: "daily"))
      """)
    return try DailyLeaderboardReader(daily: daily, db: self).place(of: player, round.position)
  }
}
