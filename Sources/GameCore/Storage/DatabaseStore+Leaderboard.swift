extension DatabaseStore: LeaderboardStore {
  public func storedRound(_ id: RoundID) throws(StoreError) -> StoredRound? {
    try withConnection { connection throws(StoreError) in
      try connection.first(
        """
        SELECT round.id, player_id, name, game, revision, setup, seed, moves, points, time_ms,
            figures, finished_at, eligibility, content, digest
          FROM round LEFT JOIN player ON player.id = player_id WHERE round.id = ?
        """, .integer(id.rawValue)
      ) { StoredRound(in: $0) }
    }
  }

  public func visitRounds(_ visit: (StoredRound) -> Void) throws(StoreError) {
    var last = RoundID(.min)
    while true {
      // In batches, so that others, including the visitor, can use the store meanwhile.
      let after = last
      let batch = try withConnection { connection throws(StoreError) in
        try connection.all(
          """
          SELECT round.id, player_id, name, game, revision, setup, seed, moves, points, time_ms,
              figures, finished_at, eligibility, content, digest
            FROM round LEFT JOIN player ON player.id = player_id WHERE round.id > ?
            ORDER BY round.id LIMIT 256
          """, .integer(after.rawValue)
        ) { StoredRound(in: $0) }
      }
      guard !batch.isEmpty else { return }
      for round in batch {
        // A damaged file may return the same pages repeatedly.
        guard round.id > last else { throw .corrupt }
        visit(round)
        last = round.id
      }
    }
  }
}
