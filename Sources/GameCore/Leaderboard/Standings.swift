/// The table of players' positions on boards, which is derived from the rounds alone.
enum Standings {
  /// Returns the stored name of a board, `pairs` or `pairs/hard`.
  static func key(of board: LeaderboardKey) -> String {
    board.setup.map { "\(board.game)/\($0)" } ?? board.game.description
  }

  /// Recomputes the positions of `player` with rounds of `game` and `setup`, and with all rounds of
  /// `game`, after a round was added, deleted or found false. Only verified rounds count; a better
  /// position of a round that only a newer version can verify is kept.
  ///
  /// Positions on daily boards are recomputed too if the player's board `wasUnverified`, by default
  /// if it is.
  static func refresh(
    _ player: PlayerID, game: GameID, setup: String, wasUnverified: Bool? = nil,
    in db: Connection
  ) throws(StoreError) {
    let noted = try db.run(
      "DELETE FROM unverified WHERE player_id = \(player) AND game = \(game) AND setup = \(setup)")
    if wasUnverified ?? (noted > 0) {
      try DailyAttempt.settle(
        player, on: LeaderboardKey(game: game, setup: setup), in: db)
    }
    let (board, all) = (LeaderboardKey(game: game, setup: setup), LeaderboardKey(game: game))
    guard try isShowable(player, in: db) else {
      try put(player, on: key(of: board), at: nil, in: db)
      try put(player, on: key(of: all), at: nil, in: db)
      return
    }
    let best = try bestRound(of: player, game: game, setup: setup, in: db)
    try place(
      player, on: board, at: best.map { BoardPosition(points: $0.result.points, round: $0.id) },
      in: db)
    try place(player, on: all, at: overall(player, game: game, in: db), in: db)
  }

  /// Returns whether anything but a program has changed a player's rounds on a board since they
  /// were verified. Call it before a program adds or deletes one, because that is noted as well.
  static func isUnverified(
    _ player: PlayerID, game: GameID, setup: String, in db: Connection
  ) throws(StoreError) -> Bool {
    try db.exists(
      """
      SELECT 1 FROM unverified WHERE player_id = \(player) AND game = \(game) AND setup = \(setup)
      """)
  }

  /// Returns the best of a player's positions on the boards of a game's setups. Boards of unknown
  /// setups are ignored, because only manual changes can have created them.
  private static func overall(
    _ player: PlayerID, game: GameID, in db: Connection
  ) throws(StoreError) -> BoardPosition? {
    var best: BoardPosition?
    for setup in Catalog.setups(of: game) {
      let board = LeaderboardKey(game: game, setup: setup)
      guard let position = try position(of: player, on: board, in: db) else { continue }
      if best.map(position.isAbove) ?? true { best = position }
    }
    return best
  }

  /// Returns the best verified round of a player, the earlier of equal ones, among all rounds or
  /// those `before` a round.
  static func bestRound(
    of player: PlayerID, game: GameID, setup: String, before limit: RoundID? = nil,
    in db: Connection
  ) throws(StoreError) -> ScoredRound? {
    // The plus keeps SQLite from using the index by time: by points the first row is the best.
    var last = BoardPosition(points: .max, round: RoundID(.min))
    while true {
      let found = try db.first(
        """
        SELECT \(StoredRound.columns) FROM round
          WHERE player_id = \(player) AND game = \(game) AND setup = \(setup)
            AND +id < \(limit?.rawValue ?? .max) AND eligibility = 'ranked'
            AND points <= \(last.points) AND (points < \(last.points) OR +id > \(last.round))
          ORDER BY points DESC, id LIMIT 1
        """
      ) { StoredRound(in: $0) }
      guard let found else { return nil }
      if let best = found.verified { return best }
      let next = BoardPosition(points: found.record.claimed.points, round: found.id)
      // A damaged file may return the same pages repeatedly.
      guard last.isAbove(next) else { throw .corrupt }
      last = next
    }
  }

  /// Returns the position of a player on a board; nil if the player is not on it.
  static func position(
    of player: PlayerID, on board: LeaderboardKey, in db: Connection
  ) throws(StoreError) -> BoardPosition? {
    try db.first(
      """
      SELECT points, round_id FROM standing WHERE player_id = \(player)
        AND board = \(key(of: board))
      """
    ) { BoardPosition(in: $0) }
  }

  /// Returns the rank of a position: one more than the players above it, as a sum over tallies.
  /// Every rank on a leaderboard is this one: false rows that are known but not yet removed don't
  /// count, and rows that only a newer version can verify do.
  static func rank(
    of position: BoardPosition, on board: LeaderboardKey, in db: Connection
  ) throws(StoreError) -> Int {
    try rank(of: position, on: board, key: key(of: board), in: db)
  }

  /// Returns the rank on the board stored under `key`.
  static func rank(
    of position: BoardPosition, on board: LeaderboardKey, key: String, in db: Connection
  ) throws(StoreError) -> Int {
    let above = limited(try db.count(Self.above(position, on: key)))
    return max(above - db.verifier.falseRows(above: position, on: board), 0) + 1
  }

  /// Returns the number of players on a board, counted like ranks.
  static func players(on board: LeaderboardKey, in db: Connection) throws(StoreError) -> Int {
    let players = limited(try db.count(Self.players(on: key(of: board))))
    return max(players - db.verifier.falseRows(on: board), 0)
  }

  /// Returns the query for the `count` of players above a position, as a sum of tallies. No sum
  /// overflows, even if a tally was modified.
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
  static func wrongTallies(in db: Connection) throws(StoreError) -> [String] {
    try db.all(
      """
      SELECT DISTINCT board FROM (
        SELECT board, shift, points >> shift AS points, 1 AS players
          FROM standing, (SELECT 0 AS shift UNION ALL SELECT 7) AS level
        UNION ALL SELECT board, shift, points, -players FROM tally) AS entry
        GROUP BY board, shift, points HAVING sum(players) <> 0 ORDER BY board
      """
    ) { $0.text("board") }
  }

  /// Returns a number of players, limited in case a tally was modified.
  private static func limited(_ players: Int) -> Int {
    min(max(players, 0), Int(Int32.max))
  }

  private static func place(
    _ player: PlayerID, on board: LeaderboardKey, at position: BoardPosition?,
    in db: Connection
  ) throws(StoreError) {
    let current = try self.position(of: player, on: board, in: db)
    guard current != position else { return }
    if let current, position.map(current.isAbove) ?? true,
      try isUnknown(current, of: player, on: board, in: db)
    {
      return
    }
    try put(player, on: key(of: board), at: position, in: db)
  }

  /// Returns whether only a newer version can verify the round of a player's position.
  private static func isUnknown(
    _ position: BoardPosition, of player: PlayerID, on board: LeaderboardKey,
    in db: Connection
  ) throws(StoreError) -> Bool {
    let stored = try db.first(
      """
      SELECT \(StoredRound.columns) FROM round
        WHERE id = \(position.round) AND player_id = \(player)
      """
    ) { StoredRound(in: $0) }
    guard let stored, stored.claims(position, on: board), case .unknown = stored.verdict else {
      return false
    }
    return true
  }

  /// Gives a player this position on the board stored under `key`, or none.
  static func put(
    _ player: PlayerID, on key: String, at position: BoardPosition?, in db: Connection
  ) throws(StoreError) {
    try db.run("DELETE FROM standing WHERE player_id = \(player) AND board = \(key)")
    guard let position else { return }
    try db.run(
      .insert(
        into: "standing",
        [
          "player_id": player, "board": key, "points": position.points, "round_id": position.round,
        ]))
  }

  /// Returns whether the player exists and has a name that is safe for the terminal.
  private static func isShowable(
    _ player: PlayerID, in db: Connection
  ) throws(StoreError) -> Bool {
    let name = try db.first("SELECT name FROM player WHERE id = \(player)") { $0.text("name") }
    return name.flatMap(PlayerName.init(stored:)) != nil
  }
}

/// A position on a board: more points are above fewer, earlier rounds above later ones.
package struct BoardPosition: Hashable, Sendable {
  package let points: Int
  package let round: RoundID

  func isAbove(_ other: BoardPosition) -> Bool {
    points == other.points ? round.rawValue < other.round.rawValue : points > other.points
  }
}

extension BoardPosition {
  /// Reads the columns `points` and `round_id`.
  init(in row: borrowing Row) {
    self.init(points: row.integer("points"), round: RoundID(row.integer("round_id")))
  }
}
