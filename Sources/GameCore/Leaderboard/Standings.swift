/// The table of players' positions on boards, which is derived from the rounds alone.
struct Standings {
  let db: Connection

  /// A player's rounds on the board of a setup.
  typealias PlayersBoard = (player: PlayerID, board: LeaderboardKey)

  /// Returns the stored name of a board, `pairs` or `pairs/hard`.
  static func key(of board: LeaderboardKey) -> String {
    board.setup.map { "\(board.game)/\($0)" } ?? board.game.description
  }

  /// Recomputes the positions of `player` on the board of a setup and on that of all setups. Only
  /// verified rounds count; a better position of a round that only a newer version can verify is
  /// kept. Daily boards are recomputed if the player's board `wasUnverified`, by default if it is.
  func refresh(
    _ player: PlayerID, on board: LeaderboardKey, wasUnverified: Bool? = nil
  ) throws(StoreError) {
    let noted = try db.run("DELETE FROM unverified WHERE player_id = \(player) AND \(board.rounds)")
    if wasUnverified ?? (noted > 0) { try DailyAttempt.settle(player, on: board, in: db) }
    let all = LeaderboardKey(game: board.game)
    guard try isShowable(player) else {
      for board in [board, all] { try put(player, on: Self.key(of: board), at: nil) }
      return
    }
    try place(player, on: board, at: bests(of: player, on: board, 1).first?.position)
    try place(player, on: all, at: overall(player, game: board.game))
  }

  /// Returns whether anything but a program has changed a player's rounds on a board since they
  /// were verified. Call it before a program adds or deletes one, because that is noted as well.
  func isUnverified(_ player: PlayerID, on board: LeaderboardKey) throws(StoreError) -> Bool {
    try db.exists("SELECT 1 FROM unverified WHERE player_id = \(player) AND \(board.rounds)")
  }

  /// Returns the boards of players whose rounds anything but a program has changed since they were
  /// verified, up to the number that one reading may verify. Those of unknown games and setups are
  /// left to a newer version.
  func unverified() throws(StoreError) -> [PlayersBoard] {
    let most = db.dialect.mostVerified
    var boards: [PlayersBoard] = []
    try db.step("SELECT player_id, game, setup FROM unverified LIMIT 100000") { row in
      let board = LeaderboardKey(in: row)
      if Catalog.game(board.game)?.isRanked == true,
        Catalog.setups(of: board.game).contains(board.setup ?? "")
      {
        boards.append((PlayerID(row.integer("player_id")), board))
      }
      return boards.count < most
    }
    return boards
  }

  /// Returns the best position on the boards of known setups; only manual changes create others.
  private func overall(_ player: PlayerID, game: GameID) throws(StoreError) -> BoardPosition? {
    var best: BoardPosition?
    for board in LeaderboardKey(game: game).ofSetups {
      guard let position = try position(of: player, on: board) else { continue }
      if position.isAbove(best) { best = position }
    }
    return best
  }

  /// Returns the best verified rounds of a player on the board of a setup, the earlier of equal
  /// ones first, among all rounds or those `before` a round. False ones are skipped, because no
  /// place depends on them.
  func bests(
    of player: PlayerID, on board: LeaderboardKey, before end: RoundID = RoundID(.max),
    _ limit: Int
  ) throws(StoreError) -> [VerifiedRow] {
    // The plus keeps SQLite from using the index by time: by points the first row is the best.
    try db.verifiedRows(limit, notesOthers: false) { limit, last throws(StoreError) in
      try db.all(
        """
        SELECT \(StoredRound.columns), name, round.player_id AS place_player,
            round.points AS place_points, round.id AS place_round
          FROM round JOIN player ON player.id = round.player_id
          WHERE round.player_id = \(player) AND \(board.rounds) AND +round.id < \(end)
            AND eligibility = 'ranked' AND round.points <= \(last.points)
            AND (round.points < \(last.points) OR +round.id > \(last.round))
          ORDER BY round.points DESC, round.id LIMIT \(limit)
        """
      ) { db.verifier.judge($0, on: board) }
    }.map(\.row)
  }

  /// Returns the position of a player on a board; nil if the player is not on it.
  func position(of player: PlayerID, on board: LeaderboardKey) throws(StoreError) -> BoardPosition?
  {
    let key = Self.key(of: board)
    return try db.first(
      "SELECT points, round_id FROM standing WHERE player_id = \(player) AND board = \(key)",
      read: BoardPosition.init(in:))
  }

  /// Returns the rank of a position: one more than the players above it, as a sum over tallies.
  /// Every rank on a leaderboard is this one: false rows that are known but not yet removed don't
  /// count, and rows that only a newer version can verify do.
  func rank(
    of position: BoardPosition, on board: LeaderboardKey, key: String? = nil
  ) throws(StoreError) -> Int {
    let above = try db.count(Self.above(position, on: key ?? Self.key(of: board)))
    return max(above - db.verifier.falseRows(above: position, on: board), 0) + 1
  }

  /// Returns the number of players on a board, counted like ranks.
  func players(on board: LeaderboardKey) throws(StoreError) -> Int {
    let players = try db.count(Self.players(on: Self.key(of: board)))
    return max(players - db.verifier.falseRows(on: board), 0)
  }

  /// Returns the query for the `count` of players above a position; no sum overflows.
  static func above(_ position: BoardPosition, on key: String) -> SQL {
    """
    SELECT CAST(
      (SELECT coalesce(sum(players & 2147483647), 0) FROM tally
        WHERE board = \(key) AND shift = 7 AND points > \(position.points >> 7))
      + (SELECT coalesce(sum(players & 2147483647), 0) FROM tally
        WHERE board = \(key) AND shift = 0 AND points > \(position.points)
          AND points <= \(position.points | 127))
      + (SELECT count(*) FROM standing WHERE board = \(key) AND points = \(position.points)
        AND round_id < \(position.round)) AS BIGINT) AS count
    """
  }

  /// Returns the query for the `count` of players on a board.
  static func players(on key: String) -> SQL {
    """
    SELECT CAST(coalesce(sum(players & 2147483647), 0) AS BIGINT) AS count FROM tally
      WHERE board = \(key) AND shift = 7
    """
  }

  /// Returns the boards whose tallies do not match the positions.
  func wrongTallies() throws(StoreError) -> [String] {
    try db.all(
      """
      SELECT DISTINCT board FROM (
        SELECT board, shift, points >> shift AS points, 1 AS players
          FROM standing, (SELECT 0 AS shift UNION ALL SELECT 7) AS level
        UNION ALL SELECT board, shift, points, -(players & 2147483647) FROM tally) AS entry
        GROUP BY board, shift, points HAVING sum(players) <> 0 ORDER BY board
      """
    ) { $0.text("board") }
  }

  /// Returns a player's positions by the keys of their boards.
  func positions(of player: PlayerID) throws(StoreError) -> [String: BoardPosition] {
    let found = try db.all(
      "SELECT board, points, round_id FROM standing WHERE player_id = \(player)"
    ) { ($0.text("board"), BoardPosition(in: $0)) }
    return Dictionary(found) { first, _ in first }
  }

  /// Gives a player this position, unless the current one is better and unknown to this version.
  private func place(
    _ player: PlayerID, on board: LeaderboardKey, at position: BoardPosition?
  ) throws(StoreError) {
    let current = try self.position(of: player, on: board)
    guard current != position else { return }
    if let current, current.isAbove(position),
      try isUnknown(current, of: player, on: board)
    {
      return
    }
    try put(player, on: Self.key(of: board), at: position)
  }

  /// Returns whether only a newer version can verify the round of a player's position.
  private func isUnknown(
    _ position: BoardPosition, of player: PlayerID, on board: LeaderboardKey
  ) throws(StoreError) -> Bool {
    let stored = try db.first(
      """
      SELECT \(StoredRound.columns) FROM round
        WHERE id = \(position.round) AND player_id = \(player)
      """
    ) { StoredRound(in: $0) }
    guard let stored, stored.claims(position, on: board) else { return false }
    return if case .unknown = stored.verdict { true } else { false }
  }

  /// Gives a player this position on the board stored under `key`, or none.
  func put(_ player: PlayerID, on key: String, at position: BoardPosition?) throws(StoreError) {
    try db.run("DELETE FROM standing WHERE player_id = \(player) AND board = \(key)")
    guard let position else { return }
    let row: SQL.Fields = [
      "player_id": player, "board": key, "points": position.points, "round_id": position.round,
    ]
    try db.run(.insert(row, into: "standing"))
  }

  /// Returns whether the player exists and has a name that is safe for the terminal.
  private func isShowable(_ player: PlayerID) throws(StoreError) -> Bool {
    let name = try db.first("SELECT name FROM player WHERE id = \(player)") { $0.text("name") }
    return name.flatMap(PlayerName.init(stored:)) != nil
  }
}

extension Connection {
  var standings: Standings { Standings(db: self) }
}

/// A position on a board: more points are above fewer, earlier rounds above later ones.
public struct BoardPosition: Hashable, Sendable {
  public let points: Int
  public let round: RoundID

  /// The position above all others.
  static let top = BoardPosition(points: .max, round: RoundID(.min))

  /// Returns whether the position is above another one, or there is no other.
  func isAbove(_ other: BoardPosition?) -> Bool {
    guard let other else { return true }
    return points == other.points ? round < other.round : points > other.points
  }
}

extension BoardPosition {
  /// Reads the columns `points` and `round_id`.
  init(in row: borrowing Row) {
    self.init(points: row.integer("points"), round: RoundID(row.integer("round_id")))
  }
}
