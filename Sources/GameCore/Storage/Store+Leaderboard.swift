extension Store {
  /// Returns the best `limit` players, and the rows around `player` if they are not among them.
  /// Each row is replayed unless it has not changed since the last replay; a row that does not
  /// verify is left out and removed from the board.
  public func page(
    of board: LeaderboardKey, for player: PlayerID?, limit: Int
  ) throws(StoreError) -> LeaderboardPage {
    try readVerified { db in try LeaderboardReader(board, in: db).page(for: player, limit: limit) }
  }

  /// Returns the player's best on a board, verified as in `page`.
  public func best(of player: PlayerID, on board: LeaderboardKey) throws(StoreError)
    -> RoundSummary?
  {
    try readVerified { db in try LeaderboardReader(board, in: db).best(of: player) }
  }

  /// Returns the stored record of a round with its player's name; nil if it is unknown.
  public func storedRound(_ id: RoundID) throws(StoreError) -> StoredRound? {
    try withoutTransaction { db in try db.namedRounds("round.id = \(id)").first }
  }

  /// Calls `visit` for every stored round, oldest first, whether or not it verifies.
  public func visitRounds(_ visit: (StoredRound) -> Void) throws(StoreError) {
    try Connection.walk { last throws(StoreError) in
      // In batches, so that others, including the visitor, can use the store meanwhile.
      let batch = try withoutTransaction { db in
        try db.namedRounds("round.id > \(last) ORDER BY round.id LIMIT 256")
      }
      var previous = last
      for round in batch {
        guard round.id.rawValue > previous else { throw .corrupt }
        visit(round)
        previous = round.id.rawValue
      }
      return batch.last?.id.rawValue
    }
  }

  /// Counts the stored rounds and replays the newest `limit` of them.
  public func census(replaying limit: Int) throws(StoreError) -> Census {
    let (kept, newest) = try read { db in
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

  /// Reads boards until a reading finds no false row. Each false row is removed first, so that the
  /// next best takes its place; unverified rounds are verified first too. If the database is
  /// read-only, or false rows are added too fast, returns the last reading without them.
  func readVerified<T: Sendable>(_ body: (Connection) throws -> T) throws(StoreError) -> T {
    try withoutTransaction { db in
      let verifier = db.verifier
      var attempts = 100
      var struck: Set<RowVerifier.InvalidRow> = []
      while true {
        // Once: the rest waits for the next reading.
        let isFirst = attempts == 100
        var unverified: [Standings.PlayersBoard] = []
        let result = try db.snapshot {
          verifier.begin()
          if isFirst { unverified = try db.standings.unverified() }
          return try body(db)
        }
        attempts -= 1
        // A server lets only their player, and its owner, change rows.
        let found = verifier.falseRows.filter { db.session.mayChange($0.player) }
        unverified.removeAll { !db.session.mayChange($0.player) }
        guard !found.isEmpty && found != struck || !unverified.isEmpty,
          attempts > 0, !db.isReadOnly
        else { return result }
        struck = found
        do throws(StoreError) {
          try db.transaction {
            for row in found { try db.remove(row) }
            for (player, board) in unverified { try db.standings.refresh(player, on: board) }
          }
        } catch {
          guard error.forbidsOnlyWriting else { throw error }
          return result
        }
      }
    }
  }

  /// Replays all rounds that anything but a program has changed, for a program of the owner.
  package func verifyChanged() throws(StoreError) {
    while case let unverified = try read({ db in try db.standings.unverified() }),
      !unverified.isEmpty
    {
      try write { db in
        for (player, board) in unverified { try db.standings.refresh(player, on: board) }
      }
    }
  }
}

extension Connection {
  fileprivate func namedRounds(_ condition: SQL) throws(StoreError) -> [StoredRound] {
    try all(
      """
      SELECT \(StoredRound.columns), name FROM round LEFT JOIN player ON player.id = player_id
        WHERE \(condition)
      """
    ) { StoredRound(in: $0, playerName: $0.textIfAny("name")) }
  }

  /// Removes a false row from its board and the overall one, or from its daily board, whose attempt
  /// stays spent. The round stays, so that verifying the store reports it.
  fileprivate func remove(_ row: RowVerifier.InvalidRow) throws(StoreError) {
    guard let date = row.date else {
      for board in row.board.ofSetups { try standings.refresh(row.player, on: board) }
      return
    }
    // Row security allows only the player to change it.
    try session.setPlayer(row.player)
    try run(
      """
      UPDATE daily SET points = NULL WHERE player_id = \(row.player) AND day = \(date)
        AND \(row.board.rounds) AND round_id = \(row.position.round)
      """)
  }
}
