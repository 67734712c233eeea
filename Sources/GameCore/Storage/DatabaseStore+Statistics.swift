extension DatabaseStore {
  public func playedRounds(
    of player: PlayerID, in game: GameID, progress: (_ done: Int, _ total: Int) -> Void
  ) throws(StoreError) -> PlayedRounds {
    let total = try database.withoutTransaction { db in
      try db.count(
        "SELECT count(*) AS count FROM round WHERE player_id = \(player) AND game = \(game)")
    }
    var rounds: [RoundMetrics] = []
    rounds.reserveCapacity(min(max(total, 0), 100_000))
    var done = 0
    var last: RoundID? = RoundID(.min)
    while let after = last {
      // In batches, so that others can use the store meanwhile.
      let batch = try batch(of: player, in: game, after: after)
      rounds += batch.metrics
      done += batch.count
      last = batch.last
      progress(done, max(total, done))
    }
    return PlayedRounds(
      game: game, player: player, rounds: rounds, unverifiable: done - rounds.count)
  }

  private struct Batch: Sendable {
    var metrics: [RoundMetrics] = []
    var count = 0
    var last: RoundID?
  }

  private func batch(
    of player: PlayerID, in game: GameID, after last: RoundID
  ) throws(StoreError) -> Batch {
    try database.withoutTransaction { db in
      var batch = Batch()
      try db.step(
        """
        SELECT \(StoredRound.columns) FROM round
          WHERE player_id = \(player) AND game = \(game) AND id > \(last) ORDER BY id LIMIT 512
        """
      ) { row in
        let id = RoundID(row.integer("id"))
        batch.count += 1
        batch.last = id
        let fingerprint = row.fingerprint()
        if let known = db.metrics[fingerprint] {
          batch.metrics += known.map { [$0] } ?? []
        } else {
          let found = Self.metrics(of: row)
          db.metrics[fingerprint] = .some(found)
          if let found { batch.metrics.append(found) }
        }
        return true
      }
      return batch
    }
  }

  private static func metrics(of row: borrowing Row) -> RoundMetrics? {
    let stored = StoredRound(in: row)
    return stored.proven.map { RoundMetrics($0, id: stored.id, finishedAt: stored.finishedAt) }
  }
}
