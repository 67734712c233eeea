/// The best rounds of several players on several boards, with their ranks, read in one pass.
struct BestRounds {
  private let boards: [LeaderboardKey]
  private let keys: [String]

  private struct Candidate {
    let player: Int
    let board: Int
    let row: VerifiedRow
  }

  static let main = BestRounds(on: Catalog.rankedGames.map { .main(of: $0.id) })
  static let ofSetups = BestRounds(
    on: Catalog.rankedGames.flatMap { game in
      Catalog.setups(of: game.id).map { LeaderboardKey(game: game.id, setup: $0) }
    })

  init(on boards: [LeaderboardKey]) {
    self.boards = boards
    keys = boards.map(Standings.key)
  }

  /// Returns, for each of `players`, the best rounds on these boards, in the boards' order. Every
  /// round is replayed; false ones are noted.
  func of(_ players: PlayerBatch, in db: Connection) throws(StoreError) -> [[RankedRound]] {
    var found = try found(players, in: db)
    found.sort { $0.player == $1.player ? $0.board < $1.board : $0.player < $1.player }
    var bests = [[RankedRound]](repeating: [], count: players.ids.count)
    for best in found {
      let rank = try Standings.rank(
        of: best.row.position, on: boards[best.board], key: keys[best.board], in: db)
      bests[best.player].append(RankedRound(rank: rank, round: best.row.round))
    }
    return bests
  }

  private func found(_ players: PlayerBatch, in db: Connection) throws(StoreError) -> [Candidate] {
    var found: [Candidate] = []
    for piece in players.pieces {
      try db.step(
        """
        SELECT \(RowVerifier.columns), board
          FROM standing AS place JOIN player ON player.id = place.player_id
            LEFT JOIN round ON round.id = place.round_id
          WHERE place.player_id IN (\(list: piece)) AND board IN (\(list: keys))
        """
      ) { row in
        let board = row.withBytes("board") { key in
          keys.firstIndex { $0.utf8.elementsEqual(key) }
        }
        guard let board, let player = players.place(of: row.integer("place_player")) else {
          return true
        }
        if let verified = db.verifier.row(of: db.verifier.judge(row, on: boards[board])) {
          found.append(Candidate(player: player, board: board, row: verified))
        }
        return true
      }
    }
    return found
  }
}
