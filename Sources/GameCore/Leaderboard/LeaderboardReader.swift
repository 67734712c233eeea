/// A reader of a board, row by row, that verifies each row.
struct LeaderboardReader {
  private let board: LeaderboardKey
  private let key: SQLValue

  init(_ board: LeaderboardKey) {
    self.board = board
    key = .text(Standings.key(of: board))
  }

  /// Returns the content of the leaderboard; false rows are skipped and noted.
  func page(
    for player: PlayerID?, limit: Int, _ judge: inout RowVerifier, in connection: inout Connection
  ) throws(StoreError) -> LeaderboardPage {
    let top = try top(limit, &judge, in: &connection)
    var around: [LeaderboardEntry] = []
    if let player, !top.contains(where: { $0.player == player }) {
      around = try surroundings(of: player, &judge, in: &connection)
        .filter { entry in !top.contains { $0.player == entry.player } }
    }
    let standing = try Standings.players(on: board, in: &connection)
    let players = max(standing - judge.passedOver, top.count)
    var alone: [LeaderboardEntry] = []
    if players == 1, let only = top.first?.player {
      alone = try bests(of: only, limit, &judge, in: &connection)
    }
    return LeaderboardPage(
      board: board, top: top, around: around, players: players, alone: alone,
      unknown: judge.unknown.count)
  }

  /// Returns the best rounds of a player on the board, the earlier of equal ones first.
  private func bests(
    of player: PlayerID, _ limit: Int, _ judge: inout RowVerifier,
    in connection: inout Connection
  ) throws(StoreError) -> [LeaderboardEntry] {
    var rows: [VerifiedRow] = []
    for setup in board.setup.map({ [$0] }) ?? Catalog.setups(of: board.game) {
      rows += try bests(of: player, setup: setup, limit, &judge, in: &connection)
    }
    return rows.sorted { $0.position.isAbove($1.position) }.prefix(limit).enumerated()
      .map { $1.entry(ranked: $0 + 1) }
  }

  /// Returns the best rounds of one setup; false ones are skipped, because no place depends on
  /// them.
  private func bests(
    of player: PlayerID, setup: String, _ limit: Int, _ judge: inout RowVerifier,
    in connection: inout Connection
  ) throws(StoreError) -> [VerifiedRow] {
    var rows: [VerifiedRow] = []
    // Stops after the requested number of rounds if all are true.
    var last = BoardPosition(points: .max, round: RoundID(.min))
    while rows.count < limit {
      let found = try rounds(
        of: player, setup: setup, limit - rows.count, after: last, &judge, in: &connection)
      for (verdict, position) in found {
        // A damaged file may return the same pages repeatedly.
        guard last.isAbove(position) else { throw .corrupt }
        last = position
        if case .verified(let held) = verdict { rows.append(held) }
      }
      if found.isEmpty { break }
    }
    return rows
  }

  private func rounds(
    of player: PlayerID, setup: String, _ limit: Int, after last: BoardPosition,
    _ judge: inout RowVerifier, in connection: inout Connection
  ) throws(StoreError) -> [(verdict: RowVerifier.Verdict, position: BoardPosition)] {
    try connection.all(
      """
      SELECT round.id, round.player_id, name, game, revision, setup, seed, moves, points, time_ms,
          figures, finished_at, eligibility, content, digest, points, round.id, round.player_id
        FROM round JOIN player ON player.id = player_id
        WHERE player_id = ?1 AND game = ?2 AND setup = ?3 AND eligibility = 'ranked'
          AND points <= ?4 AND (points < ?4 OR round.id > ?5)
        ORDER BY points DESC, round.id LIMIT ?6
      """, .integer(player.rawValue), .text(board.game.description), .text(setup),
      .integer(last.points), .integer(last.round.rawValue), .integer(limit)
    ) { row in
      (judge.judge(row, on: board), BoardPosition(of: row))
    }
  }

  /// Returns the player's row without a rank; nil if the player is not on the board.
  func best(
    of player: PlayerID, _ judge: inout RowVerifier, in connection: inout Connection
  ) throws(StoreError) -> ScoredRound? {
    let row = try connection.first(
      """
      SELECT round.id, standing.player_id, name, game, revision, setup, seed, moves, round.points,
          time_ms, figures, finished_at, eligibility, content, digest, standing.points,
          standing.round_id, round.player_id
        FROM standing JOIN player ON player.id = standing.player_id
          LEFT JOIN round ON round.id = round_id
        WHERE standing.player_id = ? AND board = ?
      """, .integer(player.rawValue), key
    ) { judge.judge($0, on: board) }
    return row.flatMap { entry(of: $0, rank: 1, &judge)?.round }
  }

  private func top(
    _ limit: Int, _ judge: inout RowVerifier, in connection: inout Connection
  ) throws(StoreError) -> [LeaderboardEntry] {
    var top: [LeaderboardEntry] = []
    // Stops after the requested number of rows if none is false.
    var last = BoardPosition(points: .max, round: RoundID(.min))
    while top.count < limit, judge.unknown.count < RowVerifier.mostUnknown {
      let rows = try rows(limit - top.count, after: last, &judge, in: &connection)
      for row in rows {
        // A damaged file may return the same pages repeatedly.
        guard last.isAbove(row.position) else { throw .corrupt }
        if let entry = entry(of: row.verdict, rank: top.count + 1, &judge) {
          top.append(entry)
        }
        last = row.position
      }
      if rows.isEmpty { break }
    }
    return top
  }

  private func rows(
    _ limit: Int, after last: BoardPosition, _ judge: inout RowVerifier,
    in connection: inout Connection
  ) throws(StoreError) -> [(verdict: RowVerifier.Verdict, position: BoardPosition)] {
    try connection.all(
      """
      SELECT round.id, standing.player_id, name, game, revision, setup, seed, moves, round.points,
          time_ms, figures, finished_at, eligibility, content, digest, standing.points,
          standing.round_id, round.player_id
        FROM standing JOIN player ON player.id = standing.player_id
          LEFT JOIN round ON round.id = round_id
        WHERE board = ?1 AND standing.points <= ?2
          AND (standing.points < ?2 OR standing.round_id > ?3)
        ORDER BY standing.points DESC, standing.round_id LIMIT ?4
      """, key, .integer(last.points), .integer(last.round.rawValue), .integer(limit)
    ) { row in
      (judge.judge(row, on: board), BoardPosition(of: row))
    }
  }

  private func surroundings(
    of player: PlayerID, _ judge: inout RowVerifier, in connection: inout Connection
  ) throws(StoreError) -> [LeaderboardEntry] {
    guard let own = try Standings.position(of: player, on: board, in: &connection) else {
      return []
    }
    let passedOver = judge.passedOver
    let rank = max(try Standings.rank(of: own, on: board, in: &connection) - passedOver, 1)
    let rows = [
      (try neighbor(above: own, &judge, in: &connection), max(rank - 1, 1)),
      (try row(at: own, &judge, in: &connection), rank),
      (try neighbor(below: own, &judge, in: &connection), rank + 1),
    ]
    var entries: [LeaderboardEntry] = []
    for case (let row?, let rank) in rows {
      if let entry = entry(of: row, rank: rank, &judge) { entries.append(entry) }
    }
    return entries
  }

  private func neighbor(
    above own: BoardPosition, _ judge: inout RowVerifier, in connection: inout Connection
  ) throws(StoreError) -> RowVerifier.Verdict? {
    let points = SQLValue.integer(own.points)
    let tied = try connection.first(
      """
      SELECT points, round_id FROM standing WHERE board = ? AND points = ? AND round_id < ?
        ORDER BY round_id DESC LIMIT 1
      """, key, points, .integer(own.round.rawValue), read: BoardPosition.init(in:))
    if let tied { return try row(at: tied, &judge, in: &connection) }
    let next = try connection.first(
      """
      SELECT points, round_id FROM standing WHERE board = ? AND points > ?
        ORDER BY points, round_id DESC LIMIT 1
      """, key, points, read: BoardPosition.init(in:))
    guard let next else { return nil }
    return try row(at: next, &judge, in: &connection)
  }

  private func neighbor(
    below own: BoardPosition, _ judge: inout RowVerifier, in connection: inout Connection
  ) throws(StoreError) -> RowVerifier.Verdict? {
    let points = SQLValue.integer(own.points)
    let tied = try connection.first(
      """
      SELECT points, round_id FROM standing WHERE board = ? AND points = ? AND round_id > ?
        ORDER BY round_id LIMIT 1
      """, key, points, .integer(own.round.rawValue), read: BoardPosition.init(in:))
    if let tied { return try row(at: tied, &judge, in: &connection) }
    let next = try connection.first(
      """
      SELECT points, round_id FROM standing WHERE board = ? AND points < ?
        ORDER BY points DESC, round_id LIMIT 1
      """, key, points, read: BoardPosition.init(in:))
    guard let next else { return nil }
    return try row(at: next, &judge, in: &connection)
  }

  private func row(
    at position: BoardPosition, _ judge: inout RowVerifier, in connection: inout Connection
  ) throws(StoreError) -> RowVerifier.Verdict? {
    try connection.first(
      """
      SELECT round.id, standing.player_id, name, game, revision, setup, seed, moves, round.points,
          time_ms, figures, finished_at, eligibility, content, digest, standing.points,
          standing.round_id, round.player_id
        FROM standing JOIN player ON player.id = standing.player_id
          LEFT JOIN round ON round.id = round_id
        WHERE board = ? AND standing.points = ? AND standing.round_id = ?
      """, key, .integer(position.points), .integer(position.round.rawValue)
    ) { judge.judge($0, on: board) }
  }

  private func entry(
    of verdict: RowVerifier.Verdict, rank: Int, _ judge: inout RowVerifier
  ) -> LeaderboardEntry? {
    judge.row(of: verdict)?.entry(ranked: rank)
  }
}

extension BoardPosition {
  fileprivate init(in row: borrowing Row) {
    self.init(points: row.integer(0), round: RoundID(row.integer(1)))
  }
}
