extension SQLiteStore: LeaderboardStore {
  public func record(
    _ round: VerifiedRound, by player: PlayerID, at now: Timestamp
  ) throws(StoreFault) -> RecordOutcome {
    try withConnection { connection throws(StoreFault) in
      try connection.transaction { connection throws(StoreFault) in
        let digest = round.record.transcript.digest
        let known = try Self.find(digest, of: player, in: &connection)
        let scored: ScoredRound
        if let known {
          scored = ScoredRound(id: known.id, of: round, finishedAt: known.finishedAt)
        } else {
          let id = try Self.insert(round, digest: digest, by: player, at: now, in: &connection)
          scored = ScoredRound(id: id, of: round, finishedAt: now)
          try Standings.refresh(player, game: round.game, setup: round.setup, in: &connection)
        }
        try forgetProgress(of: round.record.transcript, by: player, in: &connection)
        let previous = try Standings.bestRound(
          of: player, game: round.game, setup: round.setup, before: scored.id, in: &connection)
        let board = LeaderboardKey(game: round.game, setup: round.setup)
        let position =
          try Standings.position(of: player, on: board, in: &connection)
          ?? Position(points: round.result.points, round: scored.id)
        return RecordOutcome(
          round: scored, previousBest: previous,
          rank: try Standings.rank(of: position, on: board, in: &connection))
      }
    }
  }

  /// Forgets the game in progress that the round was: the player's own, or that of the guest who
  /// has just become the player. Others may play the same seed: the moves must lead to the round.
  private func forgetProgress(
    of transcript: Transcript, by player: PlayerID, in connection: inout Connection
  ) throws(StoreFault) {
    try connection.run(
      """
      DELETE FROM progress WHERE owner IN (?, ?) AND game = ? AND setup = ? AND seed = ?
        AND standing = ? AND substr(?, 1, length(moves)) = moves
      """,
      key(of: .player(player)), key(of: .guest), .text(transcript.game.description),
      .text(transcript.setup), .bits(transcript.seed), .text(Eligibility.ranked.rawValue),
      .text(transcript.moves))
  }

  public func storedRound(_ id: RoundID) throws(StoreFault) -> StoredRound? {
    try withConnection { connection throws(StoreFault) in
      try connection.first(
        """
        SELECT round.id, player_id, name, game, revision, setup, seed, moves, points, time_ms,
            figures, finished_at
          FROM round LEFT JOIN player ON player.id = player_id WHERE round.id = ?
        """, .integer(id.rawValue)
      ) { StoredRound(in: $0) }
    }
  }

  public func visitRounds(_ visit: (StoredRound) -> Void) throws(StoreFault) {
    var last = RoundID(.min)
    while true {
      // In batches, so that others can use the store meanwhile, the visitor too.
      let after = last
      let batch = try withConnection { connection throws(StoreFault) in
        try connection.all(
          """
          SELECT round.id, player_id, name, game, revision, setup, seed, moves, points, time_ms,
              figures, finished_at
            FROM round LEFT JOIN player ON player.id = player_id WHERE round.id > ?
            ORDER BY round.id LIMIT 256
          """, .integer(after.rawValue)
        ) { StoredRound(in: $0) }
      }
      guard let newest = batch.last else { return }
      batch.forEach(visit)
      last = newest.id
    }
  }

  private static func find(
    _ digest: [UInt8], of player: PlayerID, in connection: inout Connection
  ) throws(StoreFault) -> (id: RoundID, finishedAt: Timestamp)? {
    try connection.first(
      "SELECT id, finished_at FROM round WHERE player_id = ? AND digest = ?",
      .integer(player.rawValue), .blob(digest)
    ) { (RoundID($0.integer(0)), $0.time(1)) }
  }

  private static func insert(
    _ round: VerifiedRound, digest: [UInt8], by player: PlayerID, at now: Timestamp,
    in connection: inout Connection
  ) throws(StoreFault) -> RoundID {
    let transcript = round.record.transcript
    do throws(StoreFault) {
      try connection.run(
        """
        INSERT INTO round(player_id, game, revision, setup, seed, moves, points, time_ms, figures,
            finished_at, digest)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
        .integer(player.rawValue), .text(transcript.game.description),
        .integer(transcript.revision), .text(transcript.setup), .bits(transcript.seed),
        .text(transcript.moves), .integer(round.result.points),
        .integer(round.result.time.milliseconds), .text(round.result.figures.description),
        .time(now), .blob(digest))
    } catch {
      throw error.isMissingParent ? .notFound : error
    }
    guard
      let id = try connection.first("SELECT last_insert_rowid()", read: { RoundID($0.integer(0)) })
    else { throw .notFound }
    return id
  }
}
