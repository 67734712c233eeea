extension DatabaseStore {
  public func record(
    _ round: VerifiedRound, by player: PlayerID, at now: Timestamp
  ) throws(StoreError) -> RecordOutcome {
    let outcome = try database.write(as: player) { db in
      try record(round, by: player, at: now, in: db)
    }
    guard let outcome else { throw .dealSpent }
    return outcome
  }

  /// Records a round. Returns nil for a second round of a daily board, or of a game continued on
  /// two hosts: the one that ended first counts, because the player of the other had seen cards. In
  /// that case only the unfinished game is deleted.
  private func record(
    _ round: VerifiedRound, by player: PlayerID, at now: Timestamp, in db: Connection
  ) throws(StoreError) -> RecordOutcome? {
    // False rows of an earlier reading may have been removed by another program since.
    db.verifier.begin()
    let transcript = round.record.transcript
    let daily = try dailyRound(of: transcript, by: player, in: db)
    let known = try Self.find(transcript.digest, of: player, in: db)
    switch try counted(of: transcript, known, daily, by: player, at: now, in: db) {
    case .none: break
    case .later(let other):
      try db.run("DELETE FROM round WHERE id = \(other)")
    case .first:
      try forgetProgress(of: transcript, by: player, in: db)
      return nil
    }
    let board = LeaderboardKey(game: round.game, setup: round.setup)
    let isUnverified = try Standings.isUnverified(player, on: board, in: db)
    let kept = try keep(round.record, known, by: player, at: now, in: db)
    if known == nil {
      try Standings.refresh(player, on: board, wasUnverified: isUnverified, in: db)
    }
    let scored = ScoredRound(id: kept.id, of: round, finishedAt: kept.finishedAt)
    let previous = try Standings.bests(of: player, on: board, before: scored.id, 1, in: db).first
    let position =
      try Standings.position(of: player, on: board, in: db)
      ?? BoardPosition(points: round.result.points, round: scored.id)
    return RecordOutcome(
      round: scored, previousBest: previous?.round,
      rank: try Standings.rank(of: position, on: board, in: db),
      players: try Standings.players(on: board, in: db),
      daily: try finish(daily, with: scored, by: player, in: db))
  }

  /// The round of a deal that counts, compared with a new one.
  private enum Comparison {
    case none
    /// A recorded round that ended later.
    case later(RoundID)
    /// A round that ended earlier, or has been deleted since.
    case first
  }

  private func counted(
    of transcript: Transcript, _ known: SavedID?, _ daily: DailyRelation, by player: PlayerID,
    at now: Timestamp, in db: Connection
  ) throws(StoreError) -> Comparison {
    func judged(_ other: SavedID) -> Comparison {
      now < other.finishedAt && known == nil ? .later(other.id) : .first
    }
    if case .finished(_, let counted) = daily {
      if known?.id == counted { return .none }
      let other = try db.first(
        "SELECT id, finished_at FROM round WHERE id = \(counted)", read: Self.saved)
      return other.map(judged) ?? .first
    }
    guard known == nil, let sameDeal = db.dialect.sameDeal else { return .none }
    return try db.first(sameDeal(player, transcript), read: Self.saved).map(judged) ?? .none
  }

  public func keep(
    _ round: VerifiedOwnRound, by player: PlayerID, at now: Timestamp
  ) throws(StoreError) -> RoundSummary {
    try database.write(as: player) { db in
      let digest = round.record.transcript.digest
      let known = try Self.find(digest, of: player, in: db)
      let kept = try keep(round.record, known, by: player, at: now, in: db)
      return RoundSummary(id: kept.id, of: .ownOnly(round), finishedAt: kept.finishedAt)
    }
  }

  /// A saved round.
  private typealias SavedID = (id: RoundID, finishedAt: Timestamp)

  private static func saved(in row: borrowing Row) -> SavedID {
    (RoundID(row.integer("id")), row.time("finished_at"))
  }

  /// Saves a round unless it is `known`, and deletes its unfinished game.
  private func keep(
    _ record: ReplayRecord, _ known: SavedID?, by player: PlayerID, at now: Timestamp,
    in db: Connection
  ) throws(StoreError) -> SavedID {
    try forgetProgress(of: record.transcript, by: player, in: db)
    if let known { return known }
    return (try Self.insert(record, by: player, at: now, in: db), now)
  }

  /// Deletes the unfinished game that the round was: the player's, or that of the guest who has
  /// just logged in. Others may play the same seed, so its moves must be the start of the round's.
  private func forgetProgress(
    of transcript: Transcript, by player: PlayerID, in db: Connection
  ) throws(StoreError) {
    try db.run(
      """
      DELETE FROM progress WHERE owner IN (\(key(of: .player(player))), \(key(of: .guest)))
        AND \(transcript.dealCondition) AND standing = \(transcript.eligibility)
        AND substr(\(transcript.moves), 1, length(moves)) = moves
      """)
  }

  private static func find(
    _ digest: [UInt8], of player: PlayerID, in db: Connection
  ) throws(StoreError) -> SavedID? {
    try db.first(
      "SELECT id, finished_at FROM round WHERE player_id = \(player) AND digest = \(digest)",
      read: Self.saved)
  }

  private static func insert(
    _ record: ReplayRecord, by player: PlayerID, at now: Timestamp, in db: Connection
  ) throws(StoreError) -> RoundID {
    let (transcript, result) = (record.transcript, record.claimed)
    let number = try db.session.newRound(by: player, at: now)
    let row = SQL.insert(
      into: "round",
      [
        "id": number, "player_id": player, "game": transcript.game,
        "revision": transcript.revision, "setup": transcript.setup, "seed": transcript.seed,
        "moves": transcript.moves, "points": result.points, "time_ms": result.time,
        "figures": result.figures.description, "finished_at": now, "digest": transcript.digest,
        "eligibility": transcript.eligibility, "content": transcript.content,
      ])
    let ids = try db.all("\(row) RETURNING id") { RoundID($0.integer("id")) }
    guard let id = ids.first else { throw .notFound }
    return id
  }
}
