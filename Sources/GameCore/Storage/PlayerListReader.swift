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
  func rows(_ limit: Int, in db: Connection) throws(StoreError) -> [ListRow] {
    guard prefix.isEmpty else { return try byName(limit, in: db) }
    switch request.order {
    case .name: return try byName(limit, in: db)
    case .points(let game):
      return try byPoints(limit, game, in: db)
    case .lastPlayed: return try byTime(limit, in: db)
    }
  }

  private func byName(_ limit: Int, in db: Connection) throws(StoreError) -> [ListRow] {
    var start = prefix
    if case .name(let last) = request.after?.place, last > prefix { start = last + "\u{0}" }
    return try db.all(
      """
      SELECT id, name, last_played, name_key FROM player WHERE name_key >= \(start)
        AND name_key < \(prefix + "\u{10FFFF}") ORDER BY name_key LIMIT \(limit)
      """
    ) { ListRow($0, endingAt: .name($0.text("name_key"))) }
  }

  /// Returns the ranked players, then those without points by name.
  private func byPoints(
    _ limit: Int, _ game: GameID, in db: Connection
  ) throws(StoreError) -> [ListRow] {
    let board = Standings.key(of: .main(of: game))
    var rows: [ListRow] = []
    var start = ""
    if case .name(let name) = request.after?.place {
      start = name + "\u{0}"
    } else {
      var last = BoardPosition(points: .max, round: RoundID(.min))
      if case .ranked(let position) = request.after?.place { last = position }
      rows = try db.all(
        """
        SELECT player.id, name, last_played, points, round_id FROM standing
          JOIN player ON player.id = player_id WHERE board = \(board) AND points <= \(last.points)
          AND (points < \(last.points) OR round_id > \(last.round))
          ORDER BY points DESC, round_id LIMIT \(limit)
        """
      ) { ListRow($0, endingAt: .ranked(BoardPosition(in: $0))) }
    }
    guard rows.count < limit else { return rows }
    return rows
      + (try db.all(
        """
        SELECT id, name, last_played, name_key FROM player WHERE name_key >= \(start) AND NOT EXISTS
          (SELECT 1 FROM standing WHERE player_id = player.id AND board = \(board))
          ORDER BY name_key LIMIT \(limit - rows.count)
        """
      ) { ListRow($0, endingAt: .name($0.text("name_key"))) })
  }

  /// Returns the players who have played, then the others.
  private func byTime(_ limit: Int, in db: Connection) throws(StoreError) -> [ListRow] {
    var rows: [ListRow] = []
    var start = (time: Timestamp?.some(Timestamp(milliseconds: .max)), id: PlayerID(.max))
    if case .played(let time, let id) = request.after?.place { start = (time, id) }
    if let time = start.time {
      rows = try db.all(
        """
        SELECT id, name, last_played FROM player WHERE (last_played, id) < (\(time), \(start.id))
          ORDER BY last_played DESC, id DESC LIMIT \(limit)
        """
      ) { ListRow($0, endingAt: .played($0.time("last_played"), PlayerID($0.integer("id")))) }
      start.id = PlayerID(.max)
    }
    guard rows.count < limit else { return rows }
    return rows
      + (try db.all(
        """
        SELECT id, name, last_played FROM player WHERE last_played IS NULL AND id < \(start.id)
          ORDER BY id DESC LIMIT \(limit - rows.count)
        """
      ) { ListRow($0, endingAt: .played(nil, PlayerID($0.integer("id")))) })
  }
}

extension PlayerListReader.ListRow {
  /// Reads the columns `id`, `name` and `last_played`.
  fileprivate init(_ row: borrowing Row, endingAt end: PlayersCursor.Place) {
    self.init(
      id: PlayerID(row.integer("id")), name: PlayerName(stored: row.text("name")),
      lastPlayed: row.timeIfAny("last_played"), cursor: PlayersCursor(place: end))
  }
}
