/// A reader of pages of the list of players, each of which continues along one index.
struct PlayerListReader {
  /// A row of the list, before the rest of the player's data is read.
  struct ListRow: Sendable {
    let id: PlayerID
    /// The name; nil if it was modified and cannot be shown.
    let name: PlayerName?
    let lastPlayed: Timestamp?
    let cursor: PlayersCursor
  }

  private let request: PlayersRequest
  /// The folded prefix of the requested names; empty for all.
  private let prefix: String

  init(_ request: PlayersRequest) {
    self.request = request
    prefix = UnicodeForm.folded.of(
      String(request.filter.trimmed.prefix(PlayerName.length.upperBound)))
  }

  /// Returns at most `limit` rows from the start of the request.
  func rows(_ limit: Int, in connection: inout Connection) throws(StoreError) -> [ListRow] {
    guard prefix.isEmpty else { return try byName(limit, in: &connection) }
    switch request.order {
    case .name: return try byName(limit, in: &connection)
    case .points(let game):
      return try byPoints(limit, game, in: &connection)
    case .lastPlayed: return try byTime(limit, in: &connection)
    }
  }

  private func byName(
    _ limit: Int, in connection: inout Connection
  ) throws(StoreError) -> [ListRow] {
    var start = prefix
    if case .name(let last) = request.after?.place, last > prefix { start = last + "\u{0}" }
    return try connection.all(
      """
      SELECT id, name, last_played, name_key FROM player WHERE name_key >= ? AND name_key < ?
        ORDER BY name_key LIMIT ?
      """, .text(start), .text(prefix + "\u{10FFFF}"), .integer(limit)
    ) { ListRow($0, endingAt: .name($0.text(3))) }
  }

  private func byPoints(
    _ limit: Int, _ game: GameID, in connection: inout Connection
  ) throws(StoreError) -> [ListRow] {
    let board = SQLValue.text(Standings.key(of: .main(of: game)))
    var rows: [ListRow] = []
    func read(_ row: borrowing Row) -> ListRow? {
      let position = BoardPosition(points: row.integer(3), round: RoundID(row.integer(4)))
      return ListRow(row, endingAt: .ranked(position))
    }
    var below = SQLValue.integer(.max)
    switch request.after?.place {
    case .unranked(let name):
      return try unranked(limit, board, after: name, in: &connection)
    case .ranked(let last):
      rows = try connection.all(
        """
        SELECT player.id, name, last_played, points, round_id
          FROM standing JOIN player ON player.id = player_id
          WHERE board = ? AND points = ? AND round_id > ? ORDER BY round_id LIMIT ?
        """, board, .integer(last.points), .integer(last.round.rawValue), .integer(limit),
        read: read)
      below = .integer(last.points)
    default: break
    }
    if rows.count < limit {
      rows += try connection.all(
        """
        SELECT player.id, name, last_played, points, round_id
          FROM standing JOIN player ON player.id = player_id
          WHERE board = ? AND points < ? ORDER BY points DESC, round_id LIMIT ?
        """, board, below, .integer(limit - rows.count), read: read)
    }
    if rows.count < limit {
      rows += try unranked(limit - rows.count, board, after: nil, in: &connection)
    }
    return rows
  }

  private func unranked(
    _ limit: Int, _ board: SQLValue, after name: String?, in connection: inout Connection
  ) throws(StoreError) -> [ListRow] {
    try connection.all(
      """
      SELECT id, name, last_played, name_key FROM player WHERE name_key >= ?
        AND NOT EXISTS (SELECT 1 FROM standing WHERE player_id = player.id AND board = ?)
        ORDER BY name_key LIMIT ?
      """, .text(name.map { $0 + "\u{0}" } ?? ""), board, .integer(limit)
    ) { ListRow($0, endingAt: .unranked($0.text(3))) }
  }

  private func byTime(
    _ limit: Int, in connection: inout Connection
  ) throws(StoreError) -> [ListRow] {
    var rows: [ListRow] = []
    var never = SQLValue.integer(.max)
    if case .neverPlayed(let last) = request.after?.place {
      never = .integer(last.rawValue)
    } else {
      var start = (SQLValue.integer(.max), SQLValue.integer(.max))
      if case .played(let time, let id) = request.after?.place {
        start = (.time(time), .integer(id.rawValue))
      }
      rows = try connection.all(
        """
        SELECT id, name, last_played FROM player WHERE (last_played, id) < (?, ?)
          ORDER BY last_played DESC, id DESC LIMIT ?
        """, start.0, start.1, .integer(limit)
      ) { ListRow($0, endingAt: .played($0.time(2), PlayerID($0.integer(0)))) }
    }
    guard rows.count < limit else { return rows }
    return rows
      + (try connection.all(
        """
        SELECT id, name, NULL FROM player WHERE last_played IS NULL AND id < ?
          ORDER BY id DESC LIMIT ?
        """, never, .integer(limit - rows.count)
      ) { ListRow($0, endingAt: .neverPlayed(PlayerID($0.integer(0)))) })
  }
}

extension PlayerListReader.ListRow {
  /// Reads columns id, name, last_played.
  fileprivate init(_ row: borrowing Row, endingAt end: PlayersCursor.Place) {
    self.init(
      id: PlayerID(row.integer(0)), name: PlayerName(stored: row.text(1)),
      lastPlayed: row.timeIfAny(2), cursor: PlayersCursor(place: end))
  }
}
