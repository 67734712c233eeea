/// A reader of pages of the list of players, each of which continues along one index.
struct PlayerListReader {
  /// A row of the list, before the rest of the player's data is read.
  struct ListRow: Sendable {
    let id: PlayerID
    /// The name; nil if it was modified and cannot be shown.
    let name: PlayerName?
    let lastPlayed: Timestamp?
    let end: PlayersCursor?
  }

  private let request: PlayersRequest
  private let db: Connection
  /// The folded prefix of the requested names; empty for all.
  private let prefix: String

  init(_ request: PlayersRequest, in db: Connection) {
    self.request = request
    self.db = db
    prefix = UnicodeForm.folded.of(
      String(request.filter.trimmed.prefix(PlayerName.length.upperBound)))
  }

  /// Returns at most `limit` rows from the start of the request.
  func rows(_ limit: Int) throws(StoreError) -> [ListRow] {
    switch prefix.isEmpty ? request.order : .name {
    case .name: try byName(limit)
    case .points(let game): try byPoints(limit, game)
    case .lastPlayed: try byTime(limit)
    }
  }

  private func byName(_ limit: Int) throws(StoreError) -> [ListRow] {
    var start = prefix
    if case .name(let last) = request.after, last > prefix { start = last + "\u{0}" }
    return try named("name_key >= \(start) AND name_key < \(prefix + "\u{10FFFF}")", limit)
  }

  private func named(_ condition: SQL, _ limit: Int) throws(StoreError) -> [ListRow] {
    try players("\(condition) ORDER BY name_key LIMIT \(limit)") { .name($0.text("name_key")) }
  }

  private func players(
    _ condition: SQL, end: (borrowing Row) -> PlayersCursor
  ) throws(StoreError) -> [ListRow] {
    try db.all("SELECT id, name, last_played, name_key FROM player WHERE \(condition)") {
      ListRow($0, endingAt: end($0))
    }
  }

  /// Returns the ranked players, then those without points by name.
  private func byPoints(_ limit: Int, _ game: GameID) throws(StoreError) -> [ListRow] {
    let board = Standings.key(of: .main(of: game))
    var rows: [ListRow] = []
    var start = ""
    if case .name(let name) = request.after {
      start = name + "\u{0}"
    } else {
      var last = BoardPosition.top
      if case .ranked(let position) = request.after { last = position }
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
    let unranked: SQL = """
      name_key >= \(start) AND NOT EXISTS
        (SELECT 1 FROM standing WHERE player_id = player.id AND board = \(board))
      """
    return rows + (try named(unranked, limit - rows.count))
  }

  /// Returns the players who have played, then the others.
  private func byTime(_ limit: Int) throws(StoreError) -> [ListRow] {
    var rows: [ListRow] = []
    var start = (time: Timestamp?.some(Timestamp(milliseconds: .max)), id: PlayerID(.max))
    if case .played(let time, let id) = request.after { start = (time, id) }
    if let time = start.time {
      rows = try players(
        """
        (last_played, id) < (\(time), \(start.id)) ORDER BY last_played DESC, id DESC LIMIT \(limit)
        """
      ) { .played($0.time("last_played"), PlayerID($0.integer("id"))) }
      start.id = PlayerID(.max)
    }
    let left = limit - rows.count
    guard left > 0 else { return rows }
    let others = try players(
      "last_played IS NULL AND id < \(start.id) ORDER BY id DESC LIMIT \(left)"
    ) { .played(nil, PlayerID($0.integer("id"))) }
    return rows + others
  }
}

extension PlayerListReader.ListRow {
  /// Reads the columns `id`, `name` and `last_played`.
  init(_ row: borrowing Row, endingAt end: PlayersCursor? = nil) {
    self.init(
      id: PlayerID(row.integer("id")), name: PlayerName(stored: row.text("name")),
      lastPlayed: row.timeIfAny("last_played"), end: end)
  }
}
