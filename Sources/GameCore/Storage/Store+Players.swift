/// Players, with only what they show to every player.
extension Store {
  /// The maximum number of rows of a page, more than any screen has.
  private static let mostRows = 1000

  /// Returns a page of the list of players, whose best rounds are replayed first.
  public func players(_ request: PlayersRequest) throws(StoreError) -> PlayersPage {
    let limit = min(max(request.limit, 0), Self.mostRows)
    return try readVerified { db in
      let found = try PlayerListReader(request, in: db).rows(limit)
      return PlayersPage(
        request: request, rows: try db.playerRows(found),
        next: found.count < limit ? nil : found.last?.end,
        total: try db.count("SELECT count(*) AS count FROM player"))
    }
  }

  /// Returns a player's public data. Throws `notFound` if the player no longer exists.
  public func card(of player: PlayerID) throws(StoreError) -> PlayerCard {
    try readVerified { db in
      let found = try db.first(
        "SELECT id, name, last_played, registered_at FROM player WHERE id = \(player)"
      ) { (PlayerListReader.ListRow($0), $0.time("registered_at")) }
      guard let (listed, since) = found, let row = try db.playerRows([listed]).first else {
        throw StoreError.notFound
      }
      let rounds = try db.count("SELECT count(*) AS count FROM round WHERE player_id = \(player)")
      return PlayerCard(
        row: row, memberSince: since, rounds: rounds,
        bests: try BestRounds.ofSetups.of([player], in: db)[player] ?? [])
    }
  }

  /// Returns the id of the player with this name, or nil.
  public func player(named name: PlayerName) throws(StoreError) -> PlayerID? {
    try withoutTransaction { db in try db.player(named: name) }
  }
}

extension Connection {
  /// Returns the public data of players; a modified name that cannot be shown is skipped.
  fileprivate func playerRows(
    _ listed: [PlayerListReader.ListRow]
  ) throws(StoreError) -> [PlayerRow] {
    let named = listed.compactMap { player in player.name.map { (player, $0) } }
    let ids = named.map(\.0.id)
    let shown = try self.shown(of: ids)
    let playing = try self.playing(among: ids)
    let bests = try BestRounds.main.of(ids, in: self)
    return named.map { player, name in
      PlayerRow(
        id: player.id, name: name, shown: shown[player.id] ?? Profile(),
        isPlaying: playing.contains(player.id), lastPlayed: player.lastPlayed,
        bests: bests[player.id] ?? [])
    }
  }

  /// Returns those `players` for whom a program is playing a game.
  private func playing(among players: [PlayerID]) throws(StoreError) -> Set<PlayerID> {
    var kept: [(player: PlayerID, id: ProgressID)] = []
    for piece in players.pieces {
      kept += try all(
        """
        SELECT player.id AS player, progress.id AS program FROM player
          JOIN \(dialect.savedGames) ON owner = 'player:' || player.id
          WHERE player.id IN (\(list: piece))
        """
      ) { (PlayerID($0.integer("player")), ProgressID($0.text("program"))) }
    }
    var playing: Set<PlayerID> = []
    for (player, id) in kept where try session.isRunning(id) { playing.insert(player) }
    return playing
  }
}
