/// The boards of players with rounds that anything but a program has added, changed or deleted
/// since they were verified. Such rounds do not count there.
struct UnverifiedBoards: Sendable {
  private var boards: [(player: PlayerID, board: LeaderboardKey)]

  /// An empty set.
  static let none = UnverifiedBoards(boards: [])

  private init(boards: [(player: PlayerID, board: LeaderboardKey)]) {
    self.boards = boards
  }

  /// Reads the noted boards, up to the number that one reading may verify. Those of unknown games
  /// and setups are left to a newer version.
  init(in db: Connection) throws(StoreError) {
    let most = db.dialect.mostVerified
    var boards: [(player: PlayerID, board: LeaderboardKey)] = []
    try db.step("SELECT player_id, game, setup FROM unverified LIMIT 100000") { row in
      if let board = Self.board(in: row) {
        boards.append((PlayerID(row.integer("player_id")), board))
      }
      return boards.count < most
    }
    self.boards = boards
  }

  var isEmpty: Bool { boards.isEmpty }

  /// Keeps only the boards of players who meet a condition.
  mutating func keep(_ isMeant: (PlayerID) -> Bool) { boards.removeAll { !isMeant($0.player) } }

  /// Replays the rounds and gives the players the positions of the true ones.
  func verify(in db: Connection) throws(StoreError) {
    for (player, board) in boards {
      try Standings.refresh(
        player, game: board.game, setup: board.setup ?? "", in: db)
    }
  }

  /// Returns the board of a game and setup, compared byte by byte, because the text may have been
  /// modified. Nil if the board does not exist.
  private static func board(in row: borrowing Row) -> LeaderboardKey? {
    let game = row.withBytes("game") { name in
      Catalog.rankedGames.first { $0.id.description.utf8.elementsEqual(name) }?.id
    }
    guard let game else { return nil }
    let setup = row.withBytes("setup") { text in
      Catalog.setups(of: game).first { $0.utf8.elementsEqual(text) }
    }
    return setup.map { LeaderboardKey(game: game, setup: $0) }
  }
}
