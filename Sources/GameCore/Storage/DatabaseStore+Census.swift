extension DatabaseStore: CensusStore {
  public func census(replaying limit: Int) throws(StoreError) -> Census {
    let (kept, newest) = try withConnection { connection throws(StoreError) in
      try connection.snapshot { connection throws(StoreError) in
        let kept = try connection.first("SELECT count(*) FROM round") { $0.integer(0) }
        let newest = try connection.all(
          """
          SELECT id, player_id, '', game, revision, setup, seed, moves, points, time_ms, figures,
              finished_at, eligibility, content, digest
            FROM round ORDER BY id DESC LIMIT ?
          """, .integer(max(limit, 0))
        ) { StoredRound(in: $0) }
        return (kept ?? 0, newest)
      }
    }
    // Replayed without holding the connection.
    let verdicts = newest.map(\.verdict)
    return Census(
      kept: kept, replayed: newest.count,
      verified: verdicts.count { if case .verified = $0 { true } else { false } },
      unknown: verdicts.count { if case .unknown = $0 { true } else { false } })
  }
}
