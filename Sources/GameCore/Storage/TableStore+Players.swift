extension TableStore: PlayersStore {
  /// More rows than any screen has, and than any page is made of.
  private static let mostRows = 1000

  public func players(_ request: PlayersRequest) throws(StoreFault) -> PlayersPage {
    var attempts = 3
    while true {
      attempts -= 1
      let stretch = try stretch(of: request)
      let rows = try withBests(stretch.rows.map(\.row))
      // A false result that led to its place here has been struck off its board by now.
      guard attempts == 0 || zip(stretch.rows, rows).allSatisfy({ $0.isBorneOut(by: $1) }) else {
        continue
      }
      return PlayersPage(request: request, rows: rows, next: stretch.next, total: stretch.total)
    }
  }

  public func card(of player: PlayerID) throws(StoreFault) -> PlayerCard {
    let bare = try bareCard(of: player)
    var bests: [RankedRound] = []
    for game in Catalog.games {
      for setup in Catalog.setups(of: game.id) {
        let board = LeaderboardKey(game: game.id, setup: setup)
        if let best = try best(of: [player], on: board)[player] { bests.append(best) }
      }
    }
    guard let row = try withBests([bare.row]).first else { throw .notFound }
    return PlayerCard(
      row: row, memberSince: bare.memberSince, rounds: bare.rounds, bests: bests)
  }

  public func player(named name: PlayerName) throws(StoreFault) -> PlayerID? {
    try withConnection { connection throws(StoreFault) in
      try connection.first("SELECT id FROM player WHERE name_key = ?", .text(name.key)) {
        PlayerID($0.integer(0))
      }
    }
  }

  /// A page without best rounds.
  private struct Stretch: Sendable {
    var rows: [BareRow] = []
    var next: PlayersCursor?
    var total = 0
  }

  /// A row without best rounds, and the place on a board that put it where it stands.
  private struct BareRow: Sendable {
    let row: PlayerRow
    let place: (game: GameID, position: Position)?

    /// Whether the replayed rounds of `row` lead to the same place.
    func isBorneOut(by row: PlayerRow) -> Bool {
      guard let place else { return true }
      return row.bests.contains {
        $0.round.board.game == place.game && $0.round.id == place.position.round
          && $0.round.result.points == place.position.points
      }
    }
  }

  private func stretch(of request: PlayersRequest) throws(StoreFault) -> Stretch {
    let limit = min(max(request.limit, 0), Self.mostRows)
    let reading = PlayersReading(request)
    return try withConnection { connection throws(StoreFault) in
      try connection.snapshot { connection throws(StoreFault) in
        let found = try reading.rows(limit, in: &connection)
        var stretch = Stretch()
        for player in found {
          guard let name = player.name else { continue }
          let row = try row(player.id, name, lastPlayed: player.lastPlayed, in: &connection)
          stretch.rows.append(BareRow(row: row, place: player.place))
        }
        stretch.next = found.count < limit ? nil : found.last?.cursor
        stretch.total = try Self.census(in: &connection)
        return stretch
      }
    }
  }

  private func bareCard(of player: PlayerID) throws(StoreFault) -> PlayerCard {
    try withConnection { connection throws(StoreFault) in
      try connection.snapshot { connection throws(StoreFault) in
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
        return PlayerCard(
          row: try row(player, name, lastPlayed: last, in: &connection), memberSince: since,
          rounds: rounds ?? 0, bests: [])
      }
    }
  }

  private func row(
    _ player: PlayerID, _ name: PlayerName, lastPlayed: Timestamp?,
    in connection: inout Connection
  ) throws(StoreFault) -> PlayerRow {
    let own = try Self.profile(of: player, in: &connection)
    return PlayerRow(
      id: player, name: name, shown: own.privacy.visiblePart(of: own.profile),
      isPlaying: try isPlaying(player, in: &connection), lastPlayed: lastPlayed, bests: [])
  }

  private func isPlaying(
    _ player: PlayerID, in connection: inout Connection
  ) throws(StoreFault) -> Bool {
    let kept = try connection.all(
      "SELECT id FROM progress WHERE owner = ?", key(of: .player(player))
    ) { ProgressID($0.text(0)) }
    for id in kept where try connection.isRunning(id) { return true }
    return false
  }

  private func withBests(_ rows: [PlayerRow]) throws(StoreFault) -> [PlayerRow] {
    guard !rows.isEmpty else { return [] }
    let players = rows.map(\.id)
    var found: [PlayerID: [RankedRound]] = [:]
    for game in Catalog.games {
      let bests = try best(of: players, on: .main(of: game.id))
      for (player, best) in bests { found[player, default: []].append(best) }
    }
    return rows.map { row in
      PlayerRow(
        id: row.id, name: row.name, shown: row.shown, isPlaying: row.isPlaying,
        lastPlayed: row.lastPlayed, bests: found[row.id] ?? [])
    }
  }

  /// The best of each player on a board who has one, replayed, with the rank there.
  private func best(
    of players: [PlayerID], on board: LeaderboardKey
  ) throws(StoreFault) -> [PlayerID: RankedRound] {
    try read(board) { reading, connection throws(StoreFault) in
      var bests: [PlayerID: RankedRound] = [:]
      for player in players {
        guard let round = try reading.best(of: player, in: &connection) else { continue }
        let position = Position(points: round.result.points, round: round.id)
        bests[player] = RankedRound(
          rank: try Standings.rank(of: position, on: board, in: &connection), round: round)
      }
      return bests
    }
  }

  /// Players on the table; a hand may have made the count anything.
  private static func census(in connection: inout Connection) throws(StoreFault) -> Int {
    let players = try connection.first("SELECT players FROM census") { $0.integer(0) } ?? 0
    return min(max(players, 0), Int(Int32.max))
  }
}
