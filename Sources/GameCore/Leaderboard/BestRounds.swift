/// The best rounds of several players on several boards, with their ranks, read in one pass.
struct BestRounds {
  private let boards: [LeaderboardKey]
  private let keys: [String]
  private let pieces: [[SQLValue]]

  /// A row of the pass.
  private struct Candidate {
    let player: Int
    let board: Int
    let row: VerifiedRow
  }

  /// The main boards of all games.
  static let main = BestRounds(on: Catalog.rankedGames.map { .main(of: $0.id) })
  /// The boards of all setups of all games.
  static let ofSetups = BestRounds(
    on: Catalog.rankedGames.flatMap { game in
      Catalog.setups(of: game.id).map { LeaderboardKey(game: game.id, setup: $0) }
    })

  init(on boards: [LeaderboardKey]) {
    self.boards = boards
    keys = boards.map(Standings.key)
    pieces = keys.map { SQLValue.text($0) }.pieces(of: 16)
  }

  /// Returns, for each of `players`, the best rounds on these boards, in the boards' order. Every
  /// round is replayed; false ones are noted.
  func of(
    _ players: PlayerBatch, _ judge: inout RowVerifier, in connection: inout Connection
  ) throws(StoreError) -> [[RankedRound]] {
    var found = try found(players, &judge, in: &connection)
    found.sort { $0.player == $1.player ? $0.board < $1.board : $0.player < $1.player }
    var bests = [[RankedRound]](repeating: [], count: players.ids.count)
    for best in found {
      let round = best.row.round
      let position = BoardPosition(points: round.result.points, round: round.id)
      let rank = try Standings.rank(of: position, on: keys[best.board], in: &connection)
      bests[best.player].append(RankedRound(rank: rank, round: round))
    }
    return bests
  }

  private func found(
    _ players: PlayerBatch, _ judge: inout RowVerifier, in connection: inout Connection
  ) throws(StoreError) -> [Candidate] {
    var found: [Candidate] = []
    for someone in players.pieces {
      for somewhere in pieces {
        try connection.each(
          """
          SELECT round.id, standing.player_id, name, game, revision, setup, seed, moves,
              round.points, time_ms, figures, finished_at, eligibility, content, digest,
              standing.points, standing.round_id, round.player_id, board
            FROM standing JOIN player ON player.id = standing.player_id
              LEFT JOIN round ON round.id = round_id
            WHERE standing.player_id IN (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,
              ?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)
              AND board IN (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)
          """, all: someone + somewhere
        ) { row in
          let board = row.withBytes(18) { key in keys.firstIndex { $0.utf8.elementsEqual(key) } }
          guard let board, let player = players.place(of: row.integer(1))
          else { return true }
          if let held = judge.row(of: judge.judge(row, on: boards[board])) {
            found.append(Candidate(player: player, board: board, row: held))
          }
          return true
        }
      }
    }
    return found
  }
}
