extension DatabaseStore {
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
