/// The best rounds of several players on several boards, with their ranks, read in one pass.
struct BestRounds {
  private let boards: [LeaderboardKey]
  private let keys: [String]

  private typealias Candidate = (player: Int, board: Int, row: VerifiedRow)

  static let main = BestRounds(on: Catalog.rankedGames.map { .main(of: $0.id) })
  static let ofSetups = BestRounds(
    on: Catalog.rankedGames.flatMap { LeaderboardKey(game: $0.id).ofSetups })

  private init(on boards: [LeaderboardKey]) {
    self.boards = boards
    keys = boards.map(Standings.key)
  }

  /// Returns each player's best rounds in the boards' order, replayed; false ones are noted.
  func of(_ players: PlayerBatch, in db: Connection) throws(StoreError) -> [[RankedRound]] {
    var found = try found(players, in: db)
    found.sort { ($0.player, $0.board) < ($1.player, $1.board) }
    var bests = [[RankedRound]](repeating: [], count: players.ids.count)
    for (player, board, row) in found {
      let rank = try db.standings.rank(of: row.position, on: boards[board], key: keys[board])
      bests[player].append(RankedRound(rank: rank, round: row.round))
    }
    return bests
  }

  private func found(_ players: PlayerBatch, in db: Connection) throws(StoreError) -> [Candidate] {
    var found: [Candidate] = []
    for piece in players.pieces {
      try db.visit(
        """
        \(RowVerifier.namedBoardRows)
          WHERE place.player_id IN (\(list: piece)) AND board IN (\(list: keys))
        """
      ) { row in
        guard let board = row.index("board", in: keys),
          let player = players.place(of: row.integer("place_player")),
          let verified = db.verifier.row(of: db.verifier.judge(row, on: boards[board]))
        else { return }
        found.append((player, board, verified))
      }
    }
    return found
  }
}
