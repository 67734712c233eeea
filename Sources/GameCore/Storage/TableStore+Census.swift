extension TableStore: CensusStore {
  public func census(replaying limit: Int) throws(StoreFault) -> Census {
    let (kept, newest) = try withConnection { connection throws(StoreFault) in
      try connection.snapshot { connection throws(StoreFault) in
        let kept = try connection.first("SELECT count(*) FROM round") { $0.integer(0) }
        let newest = try connection.all(
          """
          SELECT id, player_id, '', game, revision, setup, seed, moves, points, time_ms, figures,
              finished_at, eligibility, content
            FROM round ORDER BY id DESC LIMIT ?
          """, .integer(max(limit, 0))
        ) { StoredRound(in: $0) }
        return (kept ?? 0, newest)
      }
    }
    // Played again without holding the connection.
    let verified = newest.count { (try? Catalog.prove($0.record)) != nil }
    return Census(kept: kept, replayed: newest.count, verified: verified)
  }
}
