extension DatabaseStore {
  public func beginDaily(
    of board: LeaderboardKey, by player: PlayerID, as id: ProgressID, at now: Timestamp
  ) throws(StoreError) -> DailyStartResult {
    let today = Daily.today(at: now)
    guard let daily = Daily(on: today, game: board.game, setup: board.setup ?? ""),
      let opening = daily.opening
    else { throw .notFound }
    return try database.write(as: player) { db in
      let state = try DailyLeaderboardReader.state(of: player, daily, in: db)
      switch state {
      case .played, .clockIsBehind: return .refused(state)
      case .begun, .spent:
        return try takeUp(daily, of: player, as: id, in: db)
      case .open: break
      }
      try db.run(
        .insert(
          into: "daily",
          [
            "player_id": player, "day": daily.date, "game": daily.game, "setup": daily.setup,
            "seed": daily.seed, "begun_at": now,
          ]))
      // Saved from the deal on, so that a game that is interrupted at once can also be resumed.
      try keep(
        SavedRound(
          transcript: opening, elapsed: .zero, looks: DailyAttemptHeader.line(of: today)),
        as: id, of: .player(player), at: now, in: db)
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
      try DailyLeaderboardReader(daily, in: db).page(for: player, limit: limit)
    }
  }

  public func dailyStates(
    of player: PlayerID, at now: Timestamp
  ) throws(StoreError) -> [LeaderboardKey: AttemptState] {
    try database.read { db in
      var states: [LeaderboardKey: AttemptState] = [:]
      for daily in Daily.all(on: Daily.today(at: now)) {
        states[daily.board] = try DailyLeaderboardReader.state(of: player, daily, in: db)
      }
      return states
    }
  }

  public func dailyRun(of player: PlayerID, at now: Timestamp) throws(StoreError) -> Int {
    try readVerified { db in
      try DailyAttempt.run(of: player, upTo: Daily.today(at: now), in: db)
    }
  }

  public func dailyAhead(
    of transcript: Transcript, for player: PlayerID?, at now: Timestamp
  ) throws(StoreError) -> AttemptState? {
    let isAhead = Daily.isAhead(transcript, at: now)
    guard let player else { return isAhead ? .open : nil }
    return try database.withoutTransaction { db in
      switch try dailyRound(of: transcript, by: player, in: db) {
      case .none: return isAhead ? .open : nil
      case .finished: return nil
      case .due(let daily):
        let state = try DailyLeaderboardReader.progress(of: player, daily, in: db)
        return state == .begun ? .begun : nil
      }
    }
  }

  public func isTryUnderWay(on seed: UInt64, for player: PlayerID?) throws(StoreError) -> Bool {
    try database.withoutTransaction { db in
      let tries = try db.all(
        """
        SELECT player_id, round_id, (SELECT count(*) FROM \(db.dialect.savedGames)
            WHERE owner = 'player:' || daily.player_id AND game = daily.game
              AND setup = daily.setup AND seed = daily.seed AND standing = 'ranked') AS games
          FROM daily WHERE seed = \(seed)
        """
      ) { row in
        (
          player: PlayerID(row.integer("player_id")),
          isUnderWay: row.integerIfAny("round_id") == nil && row.integer("games") > 0
        )
      }
      let isOver = tries.contains { $0.player == player && !$0.isUnderWay }
      return !isOver && tries.contains(where: \.isUnderWay)
    }
  }

  /// Resumes the game of an attempt if it is saved; otherwise it was abandoned. Uses the stored
  /// seed, because the rules may have changed since.
  private func takeUp(
    _ daily: Daily, of player: PlayerID, as id: ProgressID,
    in db: Connection
  ) throws(StoreError) -> DailyStartResult {
    let seed = try db.first(
      """
      SELECT seed FROM daily WHERE player_id = \(player) AND \(daily.deal(in: "daily"))
      """
    ) { $0.bits("seed") }
    let deal = KeptDeal(
      game: daily.game, setup: daily.setup, seed: seed ?? daily.seed, eligibility: .ranked)
    return try resume(deal, of: player, as: id, in: db)
  }
}

extension DatabaseStore {
  /// The relation of a round to its player's daily boards.
  enum DailyRelation: Sendable {
    case none
    /// The round finishes this started attempt.
    case due(Daily)
    /// This round has finished the attempt.
    case finished(Daily, RoundID)
  }

  /// Returns the attempt with the deal of a round.
  func dailyRound(
    of transcript: Transcript, by player: PlayerID, in db: Connection
  ) throws(StoreError) -> DailyRelation {
    let found = try db.first(
      """
      SELECT day, round_id FROM daily
        WHERE player_id = \(player) AND \(transcript.dealCondition)
      """
    ) { (day: $0.integer("day"), round: $0.integerIfAny("round_id")) }
    guard let found,
      let daily = Daily(
        on: CalendarDate(daysSince1970: found.day), game: transcript.game, setup: transcript.setup)
    else { return .none }
    return found.round.map { .finished(daily, RoundID($0)) } ?? .due(daily)
  }

  /// Stores the round that finished an attempt, and returns its place; nil if it has none.
  func finish(
    _ relation: DailyRelation, with round: ScoredRound, by player: PlayerID, in db: Connection
  ) throws(StoreError) -> DailyPlace? {
    let daily: Daily
    switch relation {
    case .none: return nil
    case .due(let found), .finished(let found, _): daily = found
    }
    try db.run(
      """
      UPDATE daily SET round_id = \(round.id), points = \(round.result.points)
        WHERE player_id = \(player) AND \(daily.deal(in: "daily"))
      """)
    return try DailyLeaderboardReader(daily, in: db).place(
      of: player, BoardPosition(points: round.result.points, round: round.id))
  }
}
