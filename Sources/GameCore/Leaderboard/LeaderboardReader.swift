/// A reader of a board, row by row, that verifies each row.
struct LeaderboardReader {
  private let board: LeaderboardKey
  private let key: String
  private let db: Connection

  init(_ board: LeaderboardKey, in db: Connection) {
    self.board = board
    self.db = db
    key = Standings.key(of: board)
  }

  /// Returns the content of the leaderboard; false rows are skipped and noted.
  func page(for player: PlayerID?, limit: Int) throws(StoreError) -> LeaderboardPage {
    let top = try db.top(limit, "\(RowVerifier.boardRows) WHERE board = \(key)", on: board)
    var around: [LeaderboardEntry] = []
    if let player, !top.contains(where: { $0.player == player }) {
      around = try surroundings(of: player)
        .filter { entry in !top.contains { $0.player == entry.player } }
    }
    let players = max(try db.standings.players(on: board), top.count)
    var alone: [LeaderboardEntry] = []
    if players == 1, let only = top.first?.player { alone = try bests(of: only, limit) }
    return LeaderboardPage(
      board: board, top: top, around: around, players: players, alone: alone,
      unknown: db.verifier.unknown.count)
  }

  /// Returns the player's row without a rank; nil if the player is not on the board.
  func best(of player: PlayerID) throws(StoreError) -> RoundSummary? {
    try row("place.player_id = \(player)").flatMap { db.verifier.row(of: $0)?.round }
  }

  /// Returns the best rounds of a player on the board, the earlier of equal ones first.
  private func bests(of player: PlayerID, _ limit: Int) throws(StoreError) -> [LeaderboardEntry] {
    var rows: [VerifiedRow] = []
    for board in board.ofSetups { rows += try db.standings.bests(of: player, on: board, limit) }
    return rows.sorted { $0.position.isAbove($1.position) }.prefix(limit).enumerated()
      .map { $1.entry(ranked: $0 + 1) }
  }

  private func surroundings(of player: PlayerID) throws(StoreError) -> [LeaderboardEntry] {
    guard let own = try row("place.player_id = \(player)") else { return [] }
    let (points, round) = (own.position.points, own.position.round)
    let above = try row(
      "place.points = \(points) AND place.round_id < \(round) ORDER BY place.round_id DESC",
      "place.points > \(points) ORDER BY place.points, place.round_id DESC")
    let below = try row(
      "place.points = \(points) AND place.round_id > \(round) ORDER BY place.round_id",
      "place.points < \(points) ORDER BY place.points DESC, place.round_id")
    let rows = [above, own, below].map { $0.flatMap(db.verifier.row) }
    let rank = try db.standings.rank(of: own.position, on: board)
    return zip(rows, [max(rank - 1, 1), rank, rank + 1]).compactMap { $0?.entry(ranked: $1) }
  }

  /// Returns the first row of the board that meets a condition, the first condition first.
  private func row(_ conditions: SQL...) throws(StoreError) -> RowVerifier.Verdict? {
    for condition in conditions {
      let verdict = try db.first(
        "\(RowVerifier.boardRows) WHERE board = \(key) AND \(condition) LIMIT 1"
      ) { db.verifier.judge($0, on: board) }
      if let verdict { return verdict }
    }
    return nil
  }
}

extension Connection {
  /// Returns the first `limit` verified rows of a board or its daily one; notes false ones.
  func top(
    _ limit: Int, _ rows: SQL, on board: LeaderboardKey, of date: CalendarDate? = nil
  ) throws(StoreError) -> [LeaderboardEntry] {
    try verifiedRows(limit) { limit, last throws(StoreError) in
      try all(
        """
        \(rows) AND place.points <= \(last.points)
          AND (place.points < \(last.points) OR place.round_id > \(last.round))
          ORDER BY place.points DESC, place.round_id LIMIT \(limit)
        """
      ) { verifier.judge($0, on: board, of: date) }
    }.map { $0.row.entry(ranked: $0.rank) }
  }

  /// Returns the first `limit` verified rows of a board with their ranks. `next` reads up to a
  /// number of rows after a position, in the order of the board. Other rows are skipped and, if
  /// `notesOthers`, noted; those of a newer version have ranks.
  func verifiedRows(
    _ limit: Int, notesOthers: Bool = true,
    next: (Int, BoardPosition) throws(StoreError) -> [RowVerifier.Verdict]
  ) throws(StoreError) -> [(rank: Int, row: VerifiedRow)] {
    var rows: [(rank: Int, row: VerifiedRow)] = []
    var unknown = 0
    var last = BoardPosition.top
    while rows.count < limit, unknown < verifier.mostUnknown {
      // As many as are requested if all are true; in larger pieces past many unknown ones.
      let found = try next(max(limit - rows.count, min(unknown, 256)), last)
      for verdict in found where rows.count < limit {
        // A damaged file may return the same pages repeatedly.
        guard last.isAbove(verdict.position) else { throw .corrupt }
        last = verdict.position
        if case .verified(let row) = verdict {
          rows.append((rows.count + unknown + 1, row))
          continue
        }
        if case .unknown = verdict { unknown += 1 }
        if notesOthers { _ = verifier.row(of: verdict) }
      }
      if found.isEmpty { break }
    }
    return rows
  }
}
