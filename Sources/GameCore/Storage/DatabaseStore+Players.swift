extension DatabaseStore: PlayersStore {
  /// The maximum number of rows of a page, more than any screen has.
  private static let mostRows = 1000

  public func players(_ request: PlayersRequest) throws(StoreError) -> PlayersPage {
    let limit = min(max(request.limit, 0), Self.mostRows)
    let reading = PlayerListReader(request)
    return try readJudged { judge, connection throws(StoreError) in
      let found = try reading.rows(limit, in: &connection)
      // A modified name that cannot be shown is skipped.
      let fit = found.compactMap { player in player.name.map { (player, $0) } }
      let players = PlayerBatch(fit.map(\.0.id))
      let shown = try Self.shown(of: players, in: &connection)
      let playing = try playing(among: players, in: &connection)
      let bests = try BestRounds.main.of(players, &judge, in: &connection)
      let rows = fit.indices.map { index in
        PlayerRow(
          id: fit[index].0.id, name: fit[index].1, shown: shown[index],
          isPlaying: playing.contains(index), lastPlayed: fit[index].0.lastPlayed,
          bests: bests[index])
      }
      return PlayersPage(
        request: request, rows: rows, next: found.count < limit ? nil : found.last?.cursor,
        total: try Self.census(in: &connection))
    }
  }

  public func card(of player: PlayerID) throws(StoreError) -> PlayerCard {
    try readJudged { judge, connection throws(StoreError) in
      let key = SQLValue.integer(player.rawValue)
      let found = try connection.first(
        "SELECT name, last_played, registered_at FROM player WHERE id = ?", key
      ) { ($0.text(0), $0.timeIfAny(1), $0.time(2)) }
      guard let (text, last, since) = found, let name = PlayerName(stored: text) else {
        throw .notFound
      }
      let rounds = try connection.first(
        "SELECT count(*) FROM round WHERE player_id = ?", key
      ) { $0.integer(0) }
      let batch = PlayerBatch([player])
      let row = PlayerRow(
        id: player, name: name, shown: try Self.shown(of: batch, in: &connection)[0],
        isPlaying: try !playing(among: batch, in: &connection).isEmpty, lastPlayed: last,
        bests: try BestRounds.main.of(batch, &judge, in: &connection)[0])
      return PlayerCard(
        row: row, memberSince: since, rounds: rounds ?? 0,
        bests: try BestRounds.ofSetups.of(batch, &judge, in: &connection)[0])
    }
  }

  public func player(named name: PlayerName) throws(StoreError) -> PlayerID? {
    try withConnection { connection throws(StoreError) in
      try connection.first("SELECT id FROM player WHERE name_key = ?", .text(name.key)) {
        PlayerID($0.integer(0))
      }
    }
  }

  /// Returns the numbers of those `players` for whom a program is playing a game.
  private func playing(
    among players: PlayerBatch, in connection: inout Connection
  ) throws(StoreError) -> Set<Int> {
    var kept: [(player: Int, id: ProgressID)] = []
    for piece in players.pieces {
      try connection.each(
        """
        SELECT player.id, progress.id
          FROM player JOIN progress ON owner = 'player:' || player.id
          WHERE player.id IN (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,
          ?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)
        """, all: piece
      ) { row in
        if let place = players.place(of: row.integer(0)) {
          kept.append((place, ProgressID(row.text(1))))
        }
        return true
      }
    }
    var playing: Set<Int> = []
    for (player, id) in kept where try connection.isRunning(id) { playing.insert(player) }
    return playing
  }

  /// Returns the number of players, limited in case it was modified.
  private static func census(in connection: inout Connection) throws(StoreError) -> Int {
    let players = try connection.first("SELECT players FROM census") { $0.integer(0) } ?? 0
    return min(max(players, 0), Int(Int32.max))
  }
}
