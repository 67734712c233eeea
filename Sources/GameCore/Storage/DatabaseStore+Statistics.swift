extension DatabaseStore {
  public func playedRounds(
    of player: PlayerID, in game: GameID, progress: (_ done: Int, _ total: Int) -> Void
  ) throws(StoreError) -> PlayedRounds {
    let total = try database.withoutTransaction { db in
      db.metrics.turn(to: player, game)
      return try db.count(
        "SELECT count(*) AS count FROM round WHERE player_id = \(player) AND game = \(game)")
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
    try database.withoutTransaction { db in
      var batch = Batch()
      try db.each(
        """
        SELECT \(StoredRound.columns) FROM round
          WHERE player_id = \(player) AND game = \(game) AND id > \(last) ORDER BY id LIMIT 512
        """
      ) { row in
        let id = RoundID(row.integer("id"))
        batch.count += 1
        batch.last = id
        if let found = Self.facts(of: id, in: row, knowing: &db.metrics) {
          batch.facts.append(found)
        }
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
