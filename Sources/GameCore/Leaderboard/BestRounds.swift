/// The best rounds of several players on several boards, with their ranks, read in one pass.
struct BestRounds {
  private let boards: [LeaderboardKey]
  private let keys: [String]

  static let main = BestRounds(on: Catalog.rankedGames.map { .main(of: $0.id) })
  static let ofSetups = BestRounds(
    on: Catalog.rankedGames.flatMap { LeaderboardKey(game: $0.id).ofSetups })

  private init(on boards: [LeaderboardKey]) {
    self.boards = boards
    keys = boards.map(Standings.key)
  }

  /// Returns each player's best rounds in the boards' order, replayed; false ones are noted.
  func of(
    _ players: [PlayerID], in db: Connection
  ) throws(StoreError) -> [PlayerID: [RankedRound]] {
    var found: [(board: Int, row: VerifiedRow)] = []
    for piece in players.pieces {
      try db.visit(
        """
        \(RowVerifier.namedBoardRows)
          WHERE place.player_id IN (\(list: piece)) AND board IN (\(list: keys))
        """
      ) { row in
        guard let board = row.index("board", in: keys),
          let verified = db.verifier.row(of: db.verifier.judge(row, on: boards[board]))
        else { return }
        found.append((board, verified))
      }
    }
    found.sort { $0.board < $1.board }
    var bests: [PlayerID: [RankedRound]] = [:]
    for (board, row) in found {
      let rank = try db.standings.rank(of: row.position, on: boards[board], key: keys[board])
      bests[row.player, default: []].append(RankedRound(rank: rank, round: row.round))
    }
    return bests
  }
}
