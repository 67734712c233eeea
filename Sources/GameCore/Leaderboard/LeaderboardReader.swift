/// A reader of a board, row by row, that verifies each row.
struct LeaderboardReader {
  private let board: LeaderboardKey
  private let key: String
  private let db: Connection

  init(_ board: LeaderboardKey, in db: Connection) {
    self.board = board
    self.db = db
    key = Standings.key(of: board)
  }

  /// Returns the content of the leaderboard; false rows are skipped and noted.
  func page(for player: PlayerID?, limit: Int) throws(StoreError) -> LeaderboardPage {
    let top = try top(limit)
    var around: [LeaderboardEntry] = []
    if let player, !top.contains(where: { $0.player == player }) {
      around = try surroundings(of: player)
        .filter { entry in !top.contains { $0.player == entry.player } }
    }
    let standing = try Standings.players(on: board, in: db)
    let players = max(standing - db.verifier.passedOver, top.count)
    var alone: [LeaderboardEntry] = []
    if players == 1, let only = top.first?.player { alone = try bests(of: only, limit) }
    return LeaderboardPage(
      board: board, top: top, around: around, players: players, alone: alone,
      unknown: db.verifier.unknown.count)
  }

  /// Returns the player's row without a rank; nil if the player is not on the board.
  func best(of player: PlayerID) throws(StoreError) -> ScoredRound? {
    let verdict = try db.first(
      "\(RowVerifier.boardRows) WHERE place.player_id = \(player) AND board = \(key)"
    ) { db.verifier.judge($0, on: board) }
    return verdict.flatMap { db.verifier.row(of: $0)?.round }
  }

  private func top(_ limit: Int) throws(StoreError) -> [LeaderboardEntry] {
    let rows = try db.verifiedRows(limit) { limit, last throws(StoreError) in
      try db.all(
        """
        \(RowVerifier.boardRows) WHERE board = \(key) AND place.points <= \(last.points)
          AND (place.points < \(last.points) OR place.round_id > \(last.round))
          ORDER BY place.points DESC, place.round_id LIMIT \(limit)
        """
      ) { (db.verifier.judge($0, on: board), BoardPosition(of: $0)) }
    }
    return rows.enumerated().map { $1.entry(ranked: $0 + 1) }
  }

  /// Returns the best rounds of a player on the board, the earlier of equal ones first.
  private func bests(of player: PlayerID, _ limit: Int) throws(StoreError) -> [LeaderboardEntry] {
    var rows: [VerifiedRow] = []
    for setup in board.setup.map({ [$0] }) ?? Catalog.setups(of: board.game) {
      rows += try bests(of: player, setup: setup, limit)
    }
    return rows.sorted { $0.position.isAbove($1.position) }.prefix(limit).enumerated()
      .map { $1.entry(ranked: $0 + 1) }
  }

  /// Returns the best rounds of one setup; false ones are skipped, because no place depends on
  /// them.
  private func bests(
    of player: PlayerID, setup: String, _ limit: Int
  ) throws(StoreError) -> [VerifiedRow] {
    try db.verifiedRows(limit, notesOthers: false) { limit, last throws(StoreError) in
      try db.all(
        """
        SELECT \(StoredRound.columns), name, round.player_id AS place_player,
            round.points AS place_points, round.id AS place_round
          FROM round JOIN player ON player.id = round.player_id
          WHERE round.player_id = \(player) AND round.game = \(board.game)
            AND round.setup = \(setup) AND eligibility = 'ranked' AND round.points <= \(last.points)
            AND (round.points < \(last.points) OR round.id > \(last.round))
          ORDER BY round.points DESC, round.id LIMIT \(limit)
        """
      ) { (db.verifier.judge($0, on: board), BoardPosition(of: $0)) }
    }
  }

  private func surroundings(of player: PlayerID) throws(StoreError) -> [LeaderboardEntry] {
    guard let own = try Standings.position(of: player, on: board, in: db) else { return [] }
    let passedOver = db.verifier.passedOver
    let rank = max(try Standings.rank(of: own, on: board, in: db) - passedOver, 1)
    let (points, round) = (own.points, own.round)
    let above = try first([
      "points = \(points) AND round_id < \(round) ORDER BY round_id DESC",
      "points > \(points) ORDER BY points, round_id DESC",
    ])
    let below = try first([
      "points = \(points) AND round_id > \(round) ORDER BY round_id",
      "points < \(points) ORDER BY points DESC, round_id",
    ])
    var entries: [LeaderboardEntry] = []
    for case (let position?, let rank) in [
      (above, max(rank - 1, 1)), (own, rank), (below, rank + 1),
    ] {
      let verdict = try db.first(
        """
        \(RowVerifier.boardRows) WHERE board = \(key) AND place.points = \(position.points)
          AND place.round_id = \(position.round)
        """
      ) { db.verifier.judge($0, on: board) }
      if let row = verdict.flatMap({ db.verifier.row(of: $0) }) {
        entries.append(row.entry(ranked: rank))
      }
    }
    return entries
  }

  /// Returns the first position that meets a condition, the first condition first.
  private func first(_ conditions: [SQL]) throws(StoreError) -> BoardPosition? {
    for condition in conditions {
      let position = try db.first(
        "SELECT points, round_id FROM standing WHERE board = \(key) AND \(condition) LIMIT 1",
        read: BoardPosition.init(in:))
      if let position { return position }
    }
    return nil
  }
}

extension Connection {
  /// Returns the first `limit` verified rows of a board. `next` reads up to a number of rows after
  /// a position, in the order of the board. Other rows are skipped and, if `notesOthers`, noted.
  func verifiedRows(
    _ limit: Int, notesOthers: Bool = true,
    next: (Int, BoardPosition) throws(StoreError) -> [(RowVerifier.Verdict, BoardPosition)]
  ) throws(StoreError) -> [VerifiedRow] {
    var rows: [VerifiedRow] = []
    // Stops after the requested number of rows if all are true.
    var last = BoardPosition(points: .max, round: RoundID(.min))
    while rows.count < limit, verifier.unknown.count < RowVerifier.mostUnknown {
      let found = try next(limit - rows.count, last)
      for (verdict, position) in found {
        // A damaged file may return the same pages repeatedly.
        guard last.isAbove(position) else { throw .corrupt }
        last = position
        if case .verified(let row) = verdict {
          rows.append(row)
        } else if notesOthers {
          _ = verifier.row(of: verdict)
        }
      }
      if found.isEmpty { break }
    }
    return rows
  }
}
