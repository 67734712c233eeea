extension DatabaseStore {
  /// The maximum number of rows of a page, more than any screen has.
  private static let mostRows = 1000

  public func players(_ request: PlayersRequest) throws(StoreError) -> PlayersPage {
    let limit = min(max(request.limit, 0), Self.mostRows)
    let reading = PlayerListReader(request)
    return try readVerified { db in
      let found = try reading.rows(limit, in: db)
      // A modified name that cannot be shown is skipped.
      let fit = found.compactMap { player in player.name.map { (player, $0) } }
      let players = PlayerBatch(fit.map(\.0.id))
      let shown = try Self.shown(of: players, in: db)
      let playing = try playing(among: players, in: db)
      let bests = try BestRounds.main.of(players, in: db)
      let rows = fit.indices.map { index in
        PlayerRow(
          id: fit[index].0.id, name: fit[index].1, shown: shown[index],
          isPlaying: playing.contains(index), lastPlayed: fit[index].0.lastPlayed,
          bests: bests[index])
      }
      return PlayersPage(
        request: request, rows: rows, next: found.count < limit ? nil : found.last?.cursor,
        total: try db.count("SELECT count(*) AS count FROM player"))
    }
  }

  public func card(of player: PlayerID) throws(StoreError) -> PlayerCard {
    try readVerified { db in
      let found = try db.first(
        "SELECT name, last_played, registered_at FROM player WHERE id = \(player)"
      ) { ($0.text("name"), $0.timeIfAny("last_played"), $0.time("registered_at")) }
      guard let (text, last, since) = found, let name = PlayerName(stored: text) else {
        throw StoreError.notFound
      }
      let rounds = try db.count("SELECT count(*) AS count FROM round WHERE player_id = \(player)")
      let batch = PlayerBatch([player])
      let row = PlayerRow(
        id: player, name: name, shown: try Self.shown(of: batch, in: db)[0],
        isPlaying: try !playing(among: batch, in: db).isEmpty, lastPlayed: last,
        bests: try BestRounds.main.of(batch, in: db)[0])
      return PlayerCard(
        row: row, memberSince: since, rounds: rounds,
        bests: try BestRounds.ofSetups.of(batch, in: db)[0])
    }
  }

  public func player(named name: PlayerName) throws(StoreError) -> PlayerID? {
    try database.withoutTransaction { db in
      try db.first("SELECT id FROM player WHERE name_key = \(name.key)") {
        PlayerID($0.integer("id"))
      }
    }
  }

  /// Returns the numbers of those `players` for whom a program is playing a game.
  private func playing(
    among players: PlayerBatch, in db: Connection
  ) throws(StoreError) -> Set<Int> {
    var kept: [(player: Int, id: ProgressID)] = []
    for piece in players.pieces {
      try db.step(
        """
        SELECT player.id AS player, progress.id AS program FROM player
          JOIN \(db.dialect.savedGames) ON owner = 'player:' || player.id
          WHERE player.id IN (\(list: piece))
        """
      ) { row in
        if let place = players.place(of: row.integer("player")) {
          kept.append((place, ProgressID(row.text("program"))))
        }
        return true
      }
    }
    var playing: Set<Int> = []
    for (player, id) in kept where try db.session.isRunning(id) { playing.insert(player) }
    return playing
  }
}
