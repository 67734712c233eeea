/// Results: only a verified ranked round can be recorded.
extension Store {
  /// Records a finished round and deletes its unfinished game, in one transaction. A round that is
  /// recorded again is found, not added.
  public func record(
    _ round: VerifiedRound, by player: PlayerID, at now: Timestamp
  ) throws(StoreError) -> RecordOutcome {
    let outcome = try write(as: player) { db in
      try db.record(round, by: player, at: now)
    }
    guard let outcome else { throw .dealSpent }
    return outcome
  }

  /// Saves a finished round for its player only and deletes its unfinished game, in one
  /// transaction. A round that is saved again is found, not added.
  public func keep(
    _ round: VerifiedOwnRound, by player: PlayerID, at now: Timestamp
  ) throws(StoreError) -> RoundSummary {
    try write(as: player) { db in
      let known = try db.find(round.record.transcript.digest, of: player)
      let kept = try db.keep(round.record, known, by: player, at: now)
      return RoundSummary(id: kept.id, of: .ownOnly(round), finishedAt: kept.finishedAt)
    }
  }
}

/// A saved round.
private typealias SavedID = (id: RoundID, finishedAt: Timestamp)

extension Connection {
  /// Records a round. Returns nil for a second round of a daily board, or of a game continued on
  /// two hosts: the one that ended first counts, because the player of the other had seen cards. In
  /// that case only the unfinished game is deleted.
  fileprivate func record(
    _ round: VerifiedRound, by player: PlayerID, at now: Timestamp
  ) throws(StoreError) -> RecordOutcome? {
    // False rows of an earlier reading may have been removed by another program since.
    verifier.begin()
    let transcript = round.record.transcript
    let started = try daily(of: transcript, by: player)
    let known = try find(transcript.digest, of: player)
    guard try counts(transcript, known, started?.round, by: player, at: now) else {
      try forgetProgress(of: transcript, by: player)
      return nil
    }
    let board = transcript.board
    let isUnverified = try standings.isUnverified(player, on: board)
    let kept = try keep(round.record, known, by: player, at: now)
    if known == nil { try standings.refresh(player, on: board, wasUnverified: isUnverified) }
    let scored = RoundSummary(id: kept.id, of: round, finishedAt: kept.finishedAt)
    let previous = try standings.bests(of: player, on: board, before: scored.id, 1).first
    let position =
      try standings.position(of: player, on: board)
      ?? scored.position
    return RecordOutcome(
      round: scored, previousBest: previous?.round,
      rank: try standings.rank(of: position, on: board),
      players: try standings.players(on: board),
      daily: try started.map { started throws(StoreError) in
        try finish(started.daily, with: scored, by: player)
      })
  }

  /// Returns whether a round is the one of its deal that counts; on a daily board, `counted` is the
  /// one so far. Deletes another one that ended later.
  private func counts(
    _ transcript: Transcript, _ known: SavedID?, _ counted: RoundID?, by player: PlayerID,
    at now: Timestamp
  ) throws(StoreError) -> Bool {
    let other: SavedID?
    if let counted {
      if known?.id == counted { return true }
      other = try saved("SELECT id, finished_at FROM round WHERE id = \(counted)")
    } else {
      guard known == nil, let sameDeal = dialect.sameDeal else { return true }
      other = try saved(sameDeal(player, transcript))
      if other == nil { return true }
    }
    // The round that finished a daily board may have been deleted since; the attempt stays spent.
    guard let other, known == nil, now < other.finishedAt else { return false }
    try run("DELETE FROM round WHERE id = \(other.id)")
    return true
  }

  private func saved(_ sql: SQL) throws(StoreError) -> SavedID? {
    try first(sql) { (RoundID($0.integer("id")), $0.time("finished_at")) }
  }

  fileprivate func find(_ digest: [UInt8], of player: PlayerID) throws(StoreError) -> SavedID? {
    try saved(
      "SELECT id, finished_at FROM round WHERE player_id = \(player) AND digest = \(digest)")
  }

  /// Saves a round unless it is `known`, and deletes its unfinished game.
  fileprivate func keep(
    _ record: ReplayRecord, _ known: SavedID?, by player: PlayerID, at now: Timestamp
  ) throws(StoreError) -> SavedID {
    try forgetProgress(of: record.transcript, by: player)
    if let known { return known }
    let (transcript, result) = (record.transcript, record.claimed)
    let row: SQL.Fields = [
      "id": try session.newRound(by: player, at: now), "player_id": player,
      "game": transcript.game, "revision": transcript.revision, "setup": transcript.setup,
      "seed": transcript.seed, "moves": transcript.moves, "points": result.points,
      "time_ms": result.time, "figures": result.figures.description, "finished_at": now,
      "digest": transcript.digest, "eligibility": transcript.eligibility,
      "content": transcript.content,
    ]
    let ids = try all("\(SQL.insert(row, into: "round")) RETURNING id") {
      RoundID($0.integer("id"))
    }
    guard let id = ids.first else { throw .notFound }
    return (id, now)
  }

  /// Deletes the unfinished game that the round was: the player's, or that of the guest who has
  /// just logged in. Others may play the same seed, so its moves must be the start of the round's.
  private func forgetProgress(of transcript: Transcript, by player: PlayerID) throws(StoreError) {
    try run(
      """
      DELETE FROM progress WHERE owner IN (\(player.ownerKey), \(key(of: .guest)))
        AND \(transcript.deal.condition)
        AND substr(\(transcript.moves), 1, length(moves)) = moves
      """)
  }
}
