/// Reads a board row by row, each row held against its round and the round played again.
struct BoardReading {
  private let board: Board
  /// Rows that do not hold: to be taken off the board.
  private(set) var falseRows: [FalseRow] = []

  /// A standing that its round does not bear out.
  struct FalseRow: Hashable, Sendable {
    let player: PlayerID
    let position: Position
  }

  init(_ board: Board) {
    self.board = board
  }

  /// What the leaderboard shows; false rows are passed over and noted.
  mutating func page(
    for player: PlayerID?, limit: Int, in connection: inout Connection
  ) throws(StoreFault) -> LeaderboardPage {
    let top = try top(limit, in: &connection)
    var around: [LeaderboardEntry] = []
    if let player, !top.contains(where: { $0.player == player }) {
      around = try surroundings(of: player, in: &connection)
        .filter { entry in !top.contains { $0.player == entry.player } }
    }
    let players = try Standings.players(on: board, in: &connection)
    return LeaderboardPage(
      board: board, top: top, around: around, players: max(players - falseRows.count, top.count))
  }

  /// The player's own row, without a rank; nil where the player is not on the board.
  mutating func best(
    of player: PlayerID, in connection: inout Connection
  ) throws(StoreFault) -> ScoredRound? {
    let row = try connection.first(
      """
      SELECT round.id, standing.player_id, name, game, revision, setup, seed, moves, round.points,
          time_ms, figures, finished_at, standing.points, standing.round_id, round.player_id
        FROM standing JOIN player ON player.id = standing.player_id
          LEFT JOIN round ON round.id = round_id
        WHERE standing.player_id = ? AND board = ?
      """, .integer(player.rawValue), key
    ) { BoardRow(in: $0) }
    return row.flatMap { entry(of: $0, rank: 1)?.round }
  }

  private var key: SQLValue { .text(Standings.key(of: board)) }

  private mutating func top(
    _ limit: Int, in connection: inout Connection
  ) throws(StoreFault) -> [LeaderboardEntry] {
    guard limit > 0 else { return [] }
    var top: [LeaderboardEntry] = []
    var reading = self
    try connection.each(
      """
      SELECT round.id, standing.player_id, name, game, revision, setup, seed, moves, round.points,
          time_ms, figures, finished_at, standing.points, standing.round_id, round.player_id
        FROM standing JOIN player ON player.id = standing.player_id
          LEFT JOIN round ON round.id = round_id
        WHERE board = ? ORDER BY standing.points DESC, standing.round_id
      """, key
    ) { row in
      if let entry = reading.entry(of: BoardRow(in: row), rank: top.count + 1) { top.append(entry) }
      return top.count < limit
    }
    self = reading
    return top
  }

  private mutating func surroundings(
    of player: PlayerID, in connection: inout Connection
  ) throws(StoreFault) -> [LeaderboardEntry] {
    guard let own = try Standings.position(of: player, on: board, in: &connection) else {
      return []
    }
    let passedOver = falseRows.count
    let rank = try Standings.rank(of: own, on: board, in: &connection) - passedOver
    let rows = [
      (try neighbor(above: own, in: &connection), rank - 1),
      (try row(at: own, in: &connection), rank),
      (try neighbor(below: own, in: &connection), rank + 1),
    ]
    var entries: [LeaderboardEntry] = []
    for case (let row?, let rank) in rows {
      if let entry = entry(of: row, rank: rank) { entries.append(entry) }
    }
    return entries
  }

  private func neighbor(
    above own: Position, in connection: inout Connection
  ) throws(StoreFault) -> BoardRow? {
    let points = SQLValue.integer(own.points)
    let tied = try connection.first(
      """
      SELECT points, round_id FROM standing WHERE board = ? AND points = ? AND round_id < ?
        ORDER BY round_id DESC LIMIT 1
      """, key, points, .integer(own.round.rawValue), read: Position.init(in:))
    if let tied { return try row(at: tied, in: &connection) }
    let next = try connection.first(
      """
      SELECT points, round_id FROM standing WHERE board = ? AND points > ?
        ORDER BY points, round_id DESC LIMIT 1
      """, key, points, read: Position.init(in:))
    guard let next else { return nil }
    return try row(at: next, in: &connection)
  }

  private func neighbor(
    below own: Position, in connection: inout Connection
  ) throws(StoreFault) -> BoardRow? {
    let points = SQLValue.integer(own.points)
    let tied = try connection.first(
      """
      SELECT points, round_id FROM standing WHERE board = ? AND points = ? AND round_id > ?
        ORDER BY round_id LIMIT 1
      """, key, points, .integer(own.round.rawValue), read: Position.init(in:))
    if let tied { return try row(at: tied, in: &connection) }
    let next = try connection.first(
      """
      SELECT points, round_id FROM standing WHERE board = ? AND points < ?
        ORDER BY points DESC, round_id LIMIT 1
      """, key, points, read: Position.init(in:))
    guard let next else { return nil }
    return try row(at: next, in: &connection)
  }

  private func row(
    at position: Position, in connection: inout Connection
  ) throws(StoreFault) -> BoardRow? {
    try connection.first(
      """
      SELECT round.id, standing.player_id, name, game, revision, setup, seed, moves, round.points,
          time_ms, figures, finished_at, standing.points, standing.round_id, round.player_id
        FROM standing JOIN player ON player.id = standing.player_id
          LEFT JOIN round ON round.id = round_id
        WHERE board = ? AND standing.points = ? AND standing.round_id = ?
      """, key, .integer(position.points), .integer(position.round.rawValue)
    ) { BoardRow(in: $0) }
  }

  private mutating func entry(of row: BoardRow, rank: Int) -> LeaderboardEntry? {
    guard let name = try? PlayerName(row.stored.playerName), row.agrees(with: board),
      let round = row.stored.verified
    else {
      falseRows.append(FalseRow(player: row.stored.player, position: row.position))
      return nil
    }
    return LeaderboardEntry(rank: rank, player: row.stored.player, name: name, round: round)
  }
}

/// A standing beside the round that it names.
private struct BoardRow: Sendable {
  let stored: StoredRound
  let position: Position
  private let roundOwner: PlayerID

  init(in row: borrowing Row) {
    stored = StoredRound(in: row)
    position = Position(points: row.integer(12), round: RoundID(row.integer(13)))
    roundOwner = PlayerID(row.integer(14))
  }

  /// Whether the round is that player's, of that board and of those points.
  func agrees(with board: Board) -> Bool {
    let transcript = stored.record.transcript
    return roundOwner == stored.player && transcript.game == board.game
      && transcript.setup == board.setup ?? transcript.setup
      && stored.record.claimed.points == position.points
  }
}

extension Position {
  fileprivate init(in row: borrowing Row) {
    self.init(points: row.integer(0), round: RoundID(row.integer(1)))
  }
}
