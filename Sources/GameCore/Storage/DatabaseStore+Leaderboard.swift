extension DatabaseStore {
  public func storedRound(_ id: RoundID) throws(StoreError) -> StoredRound? {
    try database.withoutTransaction { db in
      try db.first(
        """
        \(Self.namedRounds) WHERE round.id = \(id)
        """
      ) { StoredRound(in: $0, playerName: $0.textIfAny("name")) }
    }
  }

  public func visitRounds(_ visit: (StoredRound) -> Void) throws(StoreError) {
    var last = RoundID(.min)
    while true {
      // In batches, so that others, including the visitor, can use the store meanwhile.
      let after = last
      let batch = try database.withoutTransaction { db in
        try db.all(
          """
          \(Self.namedRounds) WHERE round.id > \(after) ORDER BY round.id LIMIT 256
          """
        ) { StoredRound(in: $0, playerName: $0.textIfAny("name")) }
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

  private static let namedRounds: SQL = """
    SELECT \(StoredRound.columns), name FROM round LEFT JOIN player ON player.id = player_id
    """

  public func census(replaying limit: Int) throws(StoreError) -> Census {
    let (kept, newest) = try database.read { db in
      let kept = try db.count("SELECT count(*) AS count FROM round")
      let newest = try db.all(
        "SELECT \(StoredRound.columns) FROM round ORDER BY id DESC LIMIT \(max(limit, 0))"
      ) { StoredRound(in: $0) }
      return (kept, newest)
    }
    // Replayed without holding the database.
    let verdicts = newest.map(\.verdict)
    return Census(
      kept: kept, replayed: newest.count,
      verified: verdicts.count { if case .verified = $0 { true } else { false } },
      unknown: verdicts.count { if case .unknown = $0 { true } else { false } })
  }
}
