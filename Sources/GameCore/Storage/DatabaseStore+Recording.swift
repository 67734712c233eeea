extension DatabaseStore {
  public func record(
    _ round: VerifiedRound, by player: PlayerID, at now: Timestamp
  ) throws(StoreError) -> RecordOutcome {
    let outcome = try withJudge { judge, connection throws(StoreError) -> RecordOutcome? in
      try connection.transaction(as: player) { connection throws(StoreError) in
        try record(round, by: player, at: now, &judge, in: &connection)
      }
    }
    guard let outcome else { throw .dealSpent }
    return outcome
  }

  /// Records a round. Returns nil for a second round of a daily board, or of a game continued on
  /// two hosts: the one that ended first counts, because the player of the other had seen cards. In
  /// that case only the unfinished game is deleted.
  private func record(
    _ round: VerifiedRound, by player: PlayerID, at now: Timestamp, _ judge: inout RowVerifier,
    in connection: inout Connection
  ) throws(StoreError) -> RecordOutcome? {
    let transcript = round.record.transcript
    let daily = try dailyRound(of: transcript, by: player, in: &connection)
    let known = try Self.find(transcript.digest, of: player, in: &connection)
    switch try counted(of: transcript, known, daily, by: player, at: now, in: &connection) {
    case .none: break
    case .later(let other):
      try connection.run("DELETE FROM round WHERE id = ?", .integer(other.rawValue))
    case .first:
      try forgetProgress(of: transcript, by: player, in: &connection)
      return nil
    }
    let isUnverified = try Standings.isUnverified(
      player, game: round.game, setup: round.setup, in: &connection)
    let kept = try keep(round.record, known, by: player, at: now, in: &connection)
    if kept.isNew {
      try Standings.refresh(
        player, game: round.game, setup: round.setup, wasUnverified: isUnverified, in: &connection)
    }
    let scored = ScoredRound(id: kept.id, of: round, finishedAt: kept.finishedAt)
    let previous = try Standings.bestRound(
      of: player, game: round.game, setup: round.setup, before: scored.id, in: &connection)
    let board = LeaderboardKey(game: round.game, setup: round.setup)
    let position =
      try Standings.position(of: player, on: board, in: &connection)
      ?? BoardPosition(points: round.result.points, round: scored.id)
    return RecordOutcome(
      round: scored, previousBest: previous,
      rank: try Standings.rank(of: position, on: board, in: &connection),
      players: try Standings.players(on: board, in: &connection),
      daily: try place(daily, of: scored, by: player, &judge, in: &connection))
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
    at now: Timestamp, in connection: inout Connection
  ) throws(StoreError) -> Comparison {
    func judged(_ other: (id: RoundID, finishedAt: Timestamp)) -> Comparison {
      now < other.finishedAt && known == nil ? .later(other.id) : .first
    }
    if case .finished(_, let counted) = daily {
      if known?.id == counted { return .none }
      let other = try connection.first(
        "SELECT id, finished_at FROM round WHERE id = ?", .integer(counted.rawValue)
      ) { (RoundID($0.integer(0)), $0.time(1)) }
      return other.map(judged) ?? .first
    }
    guard known == nil, let sameDeal = connection.dialect.sameDeal else { return .none }
    let other = try connection.first(
      sameDeal, .integer(player.rawValue), .bits(transcript.seed),
      .text(transcript.game.description), .text(transcript.setup), .text(transcript.moves)
    ) { (RoundID($0.integer(0)), $0.time(1)) }
    return other.map(judged) ?? .none
  }

  /// Returns the place of a recorded round on its daily board, if it is on one.
  private func place(
    _ daily: DailyRelation, of round: ScoredRound, by player: PlayerID, _ judge: inout RowVerifier,
    in connection: inout Connection
  ) throws(StoreError) -> DailyPlace? {
    switch daily {
    case .none: nil
    case .due(let daily), .finished(let daily, _):
      try finish(
        daily, with: round.id, points: round.result.points, by: player, &judge, in: &connection)
    }
  }

  public func keep(
    _ round: VerifiedOwnRound, by player: PlayerID, at now: Timestamp
  ) throws(StoreError) -> RoundSummary {
    try withConnection { connection throws(StoreError) in
      try connection.transaction(as: player) { connection throws(StoreError) in
        let digest = round.record.transcript.digest
        let known = try Self.find(digest, of: player, in: &connection)
        let kept = try keep(round.record, known, by: player, at: now, in: &connection)
        return RoundSummary(id: kept.id, of: .ownOnly(round), finishedAt: kept.finishedAt)
      }
    }
  }

  /// The id of a saved round, and whether it is new.
  private struct SavedID {
    let id: RoundID
    let finishedAt: Timestamp
    let isNew: Bool
  }

  /// Saves a round unless it is `known`, and deletes its unfinished game.
  private func keep(
    _ record: ReplayRecord, _ known: SavedID?, by player: PlayerID, at now: Timestamp,
    in connection: inout Connection
  ) throws(StoreError) -> SavedID {
    let transcript = record.transcript
    let kept: SavedID
    if let known {
      kept = known
    } else {
      let id = try Self.insert(
        record, digest: transcript.digest, by: player, at: now, in: &connection)
      kept = SavedID(id: id, finishedAt: now, isNew: true)
    }
    try forgetProgress(of: transcript, by: player, in: &connection)
    return kept
  }

  /// Deletes the unfinished game that the round was: the player's, or that of the guest who has
  /// just logged in. Others may play the same seed, so its moves must be the start of the round's.
  private func forgetProgress(
    of transcript: Transcript, by player: PlayerID, in connection: inout Connection
  ) throws(StoreError) {
    try connection.run(
      """
      DELETE FROM progress WHERE owner IN (?, ?) AND game = ? AND setup = ? AND seed = ?
        AND standing = ? AND substr(?, 1, length(moves)) = moves
      """,
      key(of: .player(player)), key(of: .guest), .text(transcript.game.description),
      .text(transcript.setup), .bits(transcript.seed),
      .text(transcript.eligibility.rawValue), .text(transcript.moves))
  }

  private static func find(
    _ digest: [UInt8], of player: PlayerID, in connection: inout Connection
  ) throws(StoreError) -> SavedID? {
    try connection.first(
      "SELECT id, finished_at FROM round WHERE player_id = ? AND digest = ?",
      .integer(player.rawValue), .blob(digest)
    ) { SavedID(id: RoundID($0.integer(0)), finishedAt: $0.time(1), isNew: false) }
  }

  private static func insert(
    _ record: ReplayRecord, digest: [UInt8], by player: PlayerID, at now: Timestamp,
    in connection: inout Connection
  ) throws(StoreError) -> RoundID {
    let (transcript, result) = (record.transcript, record.claimed)
    do throws(StoreError) {
      let number = try connection.newRound(by: player, at: now)
      let ids = try connection.all(
        """
        INSERT INTO round(id, player_id, game, revision, setup, seed, moves, points, time_ms, figures,
            finished_at, digest, eligibility, content)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id
        """,
        number.map { .integer($0.rawValue) } ?? .null, .integer(player.rawValue),
        .text(transcript.game.description),
        .integer(transcript.revision), .text(transcript.setup), .bits(transcript.seed),
        .text(transcript.moves), .integer(result.points), .integer(result.time.milliseconds),
        .text(result.figures.description), .time(now), .blob(digest),
        .text(transcript.eligibility.rawValue), .text(transcript.content)
      ) { RoundID($0.integer(0)) }
      guard let id = ids.first else { throw .notFound }
      return id
    } catch {
      throw error.isMissingParent ? .notFound : error
    }
  }
}
