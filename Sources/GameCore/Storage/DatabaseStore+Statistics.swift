extension DatabaseStore: PlayedRoundsStore {
  public func playedRounds(
    of player: PlayerID, in game: GameID, progress: (_ done: Int, _ total: Int) -> Void
  ) throws(StoreError) -> PlayedRounds {
    let total = try withOpened { opened throws(StoreError) in
      opened.facts.turn(to: player, game)
      return try opened.connection.first(
        "SELECT count(*) FROM round WHERE player_id = ? AND game = ?", .integer(player.rawValue),
        .text(game.description)
      ) { $0.integer(0) } ?? 0
    }
    var rounds: [RoundMetrics] = []
    rounds.reserveCapacity(min(max(total, 0), 100_000))
    var done = 0
    var last: RoundID? = RoundID(.min)
    while let after = last {
      // In batches, so that others can use the store meanwhile.
      let batch = try batch(of: player, in: game, after: after)
      rounds += batch.facts
      done += batch.count
      last = batch.last
      progress(done, max(total, done))
    }
    return PlayedRounds(
      game: game, player: player, rounds: rounds, unverifiable: done - rounds.count)
  }

  private struct Batch: Sendable {
    var facts: [RoundMetrics] = []
    var count = 0
    var last: RoundID?
  }

  private func batch(
    of player: PlayerID, in game: GameID, after last: RoundID
  ) throws(StoreError) -> Batch {
    try withOpened { opened throws(StoreError) in
      var batch = Batch()
      var facts = opened.facts
      // Moved out, so that changing it does not copy it.
      opened.facts = RoundMetricsCache()
      defer { opened.facts = facts }
      try opened.connection.each(
        """
        SELECT id, player_id, '', game, revision, setup, seed, moves, points, time_ms, figures,
            finished_at, eligibility, content, digest
          FROM round WHERE player_id = ? AND game = ? AND id > ? ORDER BY id LIMIT 512
        """, .integer(player.rawValue), .text(game.description), .integer(last.rawValue)
      ) { row in
        let id = RoundID(row.integer(0))
        batch.count += 1
        batch.last = id
        if let found = Self.facts(of: id, in: row, knowing: &facts) { batch.facts.append(found) }
        return true
      }
      return batch
    }
  }

  private static func facts(
    of id: RoundID, in row: borrowing Row, knowing known: inout RoundMetricsCache
  ) -> RoundMetrics? {
    let fingerprint = RowContent.fingerprint(of: row)
    if let facts = known.facts(of: id, like: fingerprint) { return facts }
    let stored = StoredRound(in: row)
    let facts = stored.proven.map {
      RoundMetrics($0, id: id, finishedAt: stored.finishedAt)
    }
    known.remember(facts, of: id, like: fingerprint)
    return facts
  }
}
