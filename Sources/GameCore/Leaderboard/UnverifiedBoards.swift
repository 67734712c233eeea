/// Players' boards with rounds that no program has verified since something else than a program
/// added, changed or deleted them. Such rounds do not count there.
struct UnverifiedBoards: Sendable {
  private let boards: [(player: PlayerID, board: LeaderboardKey)]

  /// None.
  static let none = UnverifiedBoards(boards: [])

  private init(boards: [(player: PlayerID, board: LeaderboardKey)]) {
    self.boards = boards
  }

  /// The noted ones, or as many of them as a reading may verify. Those of games and setups that
  /// this version does not know are left to a newer one.
  init(in connection: inout Connection) throws(StoreFault) {
    let most = connection.dialect.mostVerified
    var boards: [(player: PlayerID, board: LeaderboardKey)] = []
    try connection.each("SELECT player_id, game, setup FROM unverified LIMIT 100000") { row in
      if let board = Self.board(in: row) { boards.append((PlayerID(row.integer(0)), board)) }
      return boards.count < most
    }
    self.boards = boards
  }

  var isEmpty: Bool { boards.isEmpty }

  /// Replays the rounds and gives the players the places that the true ones earn.
  func verify(in connection: inout Connection) throws(StoreFault) {
    for (player, board) in boards {
      try Standings.refresh(
        player, game: board.game, setup: board.setup ?? "", in: &connection)
    }
  }

  /// The board of a game and its setup, compared byte by byte: a hand may have written any text.
  /// Nil where there is no such board.
  private static func board(in row: borrowing Row) -> LeaderboardKey? {
    let game = row.withBytes(1) { name in
      Catalog.rankedGames.first { $0.id.description.utf8.elementsEqual(name) }?.id
    }
    guard let game else { return nil }
    let setup = row.withBytes(2) { text in
      Catalog.setups(of: game).first { $0.utf8.elementsEqual(text) }
    }
    return setup.map { LeaderboardKey(game: game, setup: $0) }
  }
}
