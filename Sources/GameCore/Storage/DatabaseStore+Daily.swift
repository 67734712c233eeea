extension DatabaseStore {
  public func beginDaily(
    of board: LeaderboardKey, by player: PlayerID, as id: ProgressID, at now: Timestamp
  ) throws(StoreError) -> DailyStartResult {
    let today = Daily.today(at: now)
    guard let daily = Daily(on: today, game: board.game, setup: board.setup ?? ""),
      let opening = daily.opening
    else { throw .notFound }
    return try database.write(as: player) { db in
      let state = try db.state(of: player, on: daily)
      switch state {
      case .played, .clockIsBehind: return .refused(state)
      case .begun, .spent: return try takeUp(daily, of: player, as: id, in: db)
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

  public func dailyStates(
    of player: PlayerID, at now: Timestamp
  ) throws(StoreError) -> [LeaderboardKey: AttemptState] {
    try database.read { db in
      var states: [LeaderboardKey: AttemptState] = [:]
      for daily in Daily.all(on: Daily.today(at: now)) {
        states[daily.board] = try db.state(of: player, on: daily)
      }
      return states
    }
  }

  public func dailyStreak(of player: PlayerID, at now: Timestamp) throws(StoreError) -> Int {
    try readVerified { db in
      try DailyAttempt.streak(of: player, upTo: Daily.today(at: now), in: db)
    }
  }

  public func dailyAhead(
    of transcript: Transcript, for player: PlayerID?, at now: Timestamp
  ) throws(StoreError) -> AttemptState? {
    let isAhead = Daily.isAhead(transcript, at: now)
    guard let player else { return isAhead ? .open : nil }
    return try database.withoutTransaction { db in
      guard let (daily, round) = try db.daily(of: transcript, by: player) else {
        return isAhead ? .open : nil
      }
      return try round == nil && db.attempt(of: player, on: daily) == .begun ? .begun : nil
    }
  }

  public func isAttemptUnderWay(on seed: UInt64, for player: PlayerID?) throws(StoreError) -> Bool {
    try database.withoutTransaction { db in
      let attempts = try db.all(
        "SELECT player_id, round_id, \(db.savedAttempts) AS games FROM daily WHERE seed = \(seed)"
      ) { row in
        (
          player: PlayerID(row.integer("player_id")),
          isUnderWay: row.integerIfAny("round_id") == nil && row.integer("games") > 0
        )
      }
      let isOver = attempts.contains { $0.player == player && !$0.isUnderWay }
      return !isOver && attempts.contains(where: \.isUnderWay)
    }
  }

  /// Resumes the saved game of an attempt, by its stored seed, because the rules may have changed.
  private func takeUp(
    _ daily: Daily, of player: PlayerID, as id: ProgressID, in db: Connection
  ) throws(StoreError) -> DailyStartResult {
    let seed = try db.first(
      "SELECT seed FROM daily WHERE player_id = \(player) AND \(daily.deal(in: "daily"))"
    ) { $0.bits("seed") }
    let deal = KeptDeal(
      game: daily.game, setup: daily.setup, seed: seed ?? daily.seed, eligibility: .ranked)
    return try resume(deal, of: player, as: id, in: db)
  }
}

/// A player's attempt at a daily board, with the round that has finished it; nil if none has.
typealias StartedDaily = (daily: Daily, round: RoundID?)

extension Connection {
  /// Returns the state of a player's attempt at today's board.
  func state(of player: PlayerID, on daily: Daily) throws(StoreError) -> AttemptState {
    let day = daily.date.daysSince1970
    let last =
      try first(
        """
        SELECT max(day) AS last FROM daily
          WHERE player_id = \(player) AND day > \(day) AND day <= \(day + Daily.mostDaysAhead)
        """
      ) { $0.integerIfAny("last") } ?? nil
    if let last { return .clockIsBehind(CalendarDate(daysSince1970: last)) }
    return try attempt(of: player, on: daily)
  }

  /// Returns the state of a player's attempt at a board of any date.
  fileprivate func attempt(of player: PlayerID, on daily: Daily) throws(StoreError) -> AttemptState
  {
    try first(
      """
      SELECT round_id, \(savedAttempts) AS games FROM daily
        WHERE player_id = \(player) AND \(daily.deal(in: "daily"))
      """
    ) { row in
      if row.integerIfAny("round_id") != nil { return .played }
      return row.integer("games") > 0 ? .begun : .spent
    } ?? .open
  }

  /// The number of saved games of an attempt, a row of `daily`.
  fileprivate var savedAttempts: SQL {
    """
    (SELECT count(*) FROM \(dialect.savedGames) WHERE owner = 'player:' || daily.player_id
      AND game = daily.game AND setup = daily.setup AND seed = daily.seed AND standing = 'ranked')
    """
  }

  /// Returns the attempt with the deal of a round.
  func daily(of transcript: Transcript, by player: PlayerID) throws(StoreError) -> StartedDaily? {
    let found = try first(
      "SELECT day, round_id FROM daily WHERE player_id = \(player) AND \(transcript.dealCondition)"
    ) { (day: $0.integer("day"), round: $0.integerIfAny("round_id")) }
    guard let found,
      let daily = Daily(
        on: CalendarDate(daysSince1970: found.day), game: transcript.game, setup: transcript.setup)
    else { return nil }
    return (daily, found.round.map { RoundID($0) })
  }

  /// Stores the round that finished an attempt, and returns its place.
  func finish(
    _ daily: Daily, with round: ScoredRound, by player: PlayerID
  ) throws(StoreError) -> DailyPlace {
    try run(
      """
      UPDATE daily SET round_id = \(round.id), points = \(round.result.points)
        WHERE player_id = \(player) AND \(daily.deal(in: "daily"))
      """)
    return try DailyLeaderboardReader(daily: daily, db: self).place(
      of: player, BoardPosition(points: round.result.points, round: round.id))
  }
}
