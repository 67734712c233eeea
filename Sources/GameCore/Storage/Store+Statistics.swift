extension Store {
  /// Returns all rounds of a player in a game; each is replayed unless it has not changed since the
  /// last replay. `progress` receives the number of finished rounds and of all rounds.
  public func playedRounds(
    of player: PlayerID, in game: GameID, progress: (_ done: Int, _ total: Int) -> Void
  ) throws(StoreError) -> PlayedRounds {
    let total = try withoutTransaction { db in
      try db.count(
        "SELECT count(*) AS count FROM round WHERE player_id = \(player) AND game = \(game)")
    }
    var rounds: [RoundMetrics] = []
    rounds.reserveCapacity(min(max(total, 0), 100_000))
    var done = 0
    try Connection.walk { after throws(StoreError) in
      // In batches, so that others can use the store meanwhile.
      let batch = try withoutTransaction { db in
        try db.all(
          """
          SELECT \(StoredRound.columns) FROM round
            WHERE player_id = \(player) AND game = \(game) AND id > \(after) ORDER BY id LIMIT 512
          """
        ) { (id: $0.integer("id"), metrics: db.metrics(of: $0)) }
      }
      rounds += batch.lazy.compactMap(\.metrics)
      done += batch.count
      progress(done, max(total, done))
      return batch.last?.id
    }
    return PlayedRounds(
      game: game, player: player, rounds: rounds, unverifiable: done - rounds.count)
  }
}

extension Connection {
  fileprivate func metrics(of row: borrowing Row) -> RoundMetrics? {
    let fingerprint = row.fingerprint()
    if let known = metrics[fingerprint] { return known }
    let stored = StoredRound(in: row)
    let found = stored.proven.map { RoundMetrics($0, id: stored.id, finishedAt: stored.finishedAt) }
    metrics[fingerprint] = .some(found)
    return found
  }
}
