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
    in connection: inout Connection
  ) throws(StoreError) {
    let noted = try connection.run(
      "DELETE FROM unverified WHERE player_id = ? AND game = ? AND setup = ?",
      .integer(player.rawValue), .text(game.description), .text(setup))
    if wasUnverified ?? (noted > 0) {
      try DailyAttempt.settle(
        player, on: LeaderboardKey(game: game, setup: setup), in: &connection)
    }
    let (board, all) = (LeaderboardKey(game: game, setup: setup), LeaderboardKey(game: game))
    guard try isShowable(player, in: &connection) else {
      try put(player, on: key(of: board), at: nil, in: &connection)
      try put(player, on: key(of: all), at: nil, in: &connection)
      return
    }
    let best = try bestRound(of: player, game: game, setup: setup, in: &connection)
    try place(
      player, on: board, at: best.map { BoardPosition(points: $0.result.points, round: $0.id) },
      in: &connection)
    try place(player, on: all, at: overall(player, game: game, in: &connection), in: &connection)
  }

  /// Returns whether anything but a program has changed a player's rounds on a board since they
  /// were verified. Call it before a program adds or deletes one, because that is noted as well.
  static func isUnverified(
    _ player: PlayerID, game: GameID, setup: String, in connection: inout Connection
  ) throws(StoreError) -> Bool {
    try connection.first(
      "SELECT 1 FROM unverified WHERE player_id = ? AND game = ? AND setup = ?",
      .integer(player.rawValue), .text(game.description), .text(setup)
    ) { _ in true } ?? false
  }

  /// Returns the best of a player's positions on the boards of a game's setups. Boards of unknown
  /// setups are ignored, because only manual changes can have created them.
  private static func overall(
    _ player: PlayerID, game: GameID, in connection: inout Connection
  ) throws(StoreError) -> BoardPosition? {
    var best: BoardPosition?
    for setup in Catalog.setups(of: game) {
      let board = LeaderboardKey(game: game, setup: setup)
      guard let position = try position(of: player, on: board, in: &connection) else { continue }
      if best.map(position.isAbove) ?? true { best = position }
    }
    return best
  }

  /// Returns the best verified round of a player, the earlier of equal ones, among all rounds or
  /// those `before` a round.
  static func bestRound(
    of player: PlayerID, game: GameID, setup: String, before limit: RoundID? = nil,
    in connection: inout Connection
  ) throws(StoreError) -> ScoredRound? {
    // The plus keeps SQLite from using the index by time: by points the first row is the best.
    var last = BoardPosition(points: .max, round: RoundID(.min))
    while true {
      let found = try connection.first(
        """
        SELECT id, player_id, '', game, revision, setup, seed, moves, points, time_ms, figures,
            finished_at, eligibility, content, digest
          FROM round WHERE player_id = ?1 AND game = ?2 AND setup = ?3 AND +id < ?4
            AND eligibility = 'ranked' AND points <= ?5 AND (points < ?5 OR +id > ?6)
          ORDER BY points DESC, id LIMIT 1
        """, .integer(player.rawValue), .text(game.description), .text(setup),
        .integer(limit?.rawValue ?? .max), .integer(last.points), .integer(last.round.rawValue)
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
    of player: PlayerID, on board: LeaderboardKey, in connection: inout Connection
  ) throws(StoreError) -> BoardPosition? {
    try connection.first(
      "SELECT points, round_id FROM standing WHERE player_id = ? AND board = ?",
      .integer(player.rawValue), .text(key(of: board))
    ) { BoardPosition(points: $0.integer(0), round: RoundID($0.integer(1))) }
  }

  /// Returns the rank of a position: one more than the players above it, as a sum over tallies.
  static func rank(
    of position: BoardPosition, on board: LeaderboardKey, in connection: inout Connection
  ) throws(StoreError) -> Int {
    try rank(of: position, on: key(of: board), in: &connection)
  }

  /// Returns the rank on the board stored under `key`.
  static func rank(
    of position: BoardPosition, on key: String, in connection: inout Connection
  ) throws(StoreError) -> Int {
    let above = try connection.first(
      connection.dialect.above, .text(key), .integer(position.points),
      .integer(position.round.rawValue)
    ) { count(in: $0) }
    return (above ?? 0) + 1
  }

  /// Returns the number of players on a board.
  static func players(on board: LeaderboardKey, in connection: inout Connection) throws(StoreError)
    -> Int
  {
    try connection.first(
      connection.dialect.players, .text(key(of: board))
    ) { count(in: $0) } ?? 0
  }

  /// Returns the number of players in the first column, limited in case a tally was modified.
  private static func count(in row: borrowing Row) -> Int {
    min(max(row.integer(0), 0), Int(Int32.max))
  }

  private static func place(
    _ player: PlayerID, on board: LeaderboardKey, at position: BoardPosition?,
    in connection: inout Connection
  ) throws(StoreError) {
    let current = try self.position(of: player, on: board, in: &connection)
    guard current != position else { return }
    if let current, position.map(current.isAbove) ?? true,
      try isUnknown(current, of: player, on: board, in: &connection)
    {
      return
    }
    try put(player, on: key(of: board), at: position, in: &connection)
  }

  /// Returns whether only a newer version can verify the round of a player's position.
  private static func isUnknown(
    _ position: BoardPosition, of player: PlayerID, on board: LeaderboardKey,
    in connection: inout Connection
  ) throws(StoreError) -> Bool {
    let stored = try connection.first(
      """
      SELECT id, player_id, '', game, revision, setup, seed, moves, points, time_ms, figures,
          finished_at, eligibility, content, digest
        FROM round WHERE id = ? AND player_id = ?
      """, .integer(position.round.rawValue), .integer(player.rawValue)
    ) { StoredRound(in: $0) }
    guard let stored, stored.claims(position, on: board), case .unknown = stored.verdict else {
      return false
    }
    return true
  }

  /// Gives a player this position on the board stored under `key`, or none.
  static func put(
    _ player: PlayerID, on key: String, at position: BoardPosition?, in connection: inout Connection
  ) throws(StoreError) {
    let key = SQLValue.text(key)
    try connection.run(
      "DELETE FROM standing WHERE player_id = ? AND board = ?", .integer(player.rawValue), key)
    guard let position else { return }
    try connection.run(
      "INSERT INTO standing(player_id, board, points, round_id) VALUES (?, ?, ?, ?)",
      .integer(player.rawValue), key, .integer(position.points),
      .integer(position.round.rawValue))
  }

  /// Returns whether the player exists and has a name that is safe for the terminal.
  private static func isShowable(
    _ player: PlayerID, in connection: inout Connection
  ) throws(StoreError) -> Bool {
    let name = try connection.first(
      "SELECT name FROM player WHERE id = ?", .integer(player.rawValue)
    ) { $0.text(0) }
    return name.flatMap(PlayerName.init(stored:)) != nil
  }
}

/// A position on a board: more points are above fewer, earlier rounds above later ones.
struct BoardPosition: Hashable, Sendable {
  let points: Int
  let round: RoundID

  func isAbove(_ other: BoardPosition) -> Bool {
    points == other.points ? round.rawValue < other.round.rawValue : points > other.points
  }
}
