import GameRules

extension SQLiteSession {
  func newPlayer(at _: Timestamp) throws(StoreError) -> PlayerID {
    // The value may have been modified; a number that is in use is rejected.
    PlayerID(try count("SELECT last_id AS count FROM census") &+ 1)
  }

  func newRound(by _: PlayerID, at _: Timestamp) -> RoundID? { nil }

  /// Does nothing: programs on this machine can be looked up.
  func acquireLease(_: ProgressID) {}
  func renewLease() {}
  func endLease() {}

  func isRunning(_ id: ProgressID) -> Bool { isAlive(id) }

  var dialect: Dialect { .sqlite }
}

extension Dialect {
  /// The SQL of ranks. `total` never overflows, even if a tally was modified. `?1`, `?2` and `?3`
  /// are the board, points and round again: binding each of them once takes less time.
  fileprivate static let sqlite = Dialect(
    above: { board, position in
      """
      SELECT
        (SELECT CAST(total(players) AS INTEGER) FROM tally
          WHERE board = \(board) AND level = 0 AND points > \(position.points) >> 7)
        + (SELECT CAST(total(players) AS INTEGER) FROM tally
          WHERE board = ?1 AND level = 3 AND points = ?2 AND stretch < \(position.round) >> 20)
        + (SELECT CAST(total(players) AS INTEGER) FROM tally
          WHERE board = ?1 AND level = 1 AND points > ?2 AND points < ((?2 >> 7) + 1) << 7)
        + (SELECT CAST(total(players) AS INTEGER) FROM tally
          WHERE board = ?1 AND level = 2 AND points = ?2
            AND stretch >= (?3 >> 20) << 7 AND stretch < ?3 >> 13)
        + (SELECT count(*) FROM standing WHERE board = ?1 AND points = ?2
          AND round_id >= (?3 >> 13) << 13 AND round_id < ?3) AS count
      """
    },
    players: { board in
      """
      SELECT CAST(total(players) AS INTEGER) AS count FROM tally WHERE board = \(board)
        AND level = 0
      """
    },
    wrongTallies: """
      WITH places(board, level, points, stretch) AS (
        SELECT board, 0, points >> 7, 0 FROM standing
        UNION ALL SELECT board, 1, points, 0 FROM standing
        UNION ALL SELECT board, 2, points, round_id >> 13 FROM standing
        UNION ALL SELECT board, 3, points, round_id >> 20 FROM standing),
      counted AS (
        SELECT board, level, points, stretch, count(*) AS players FROM places
          GROUP BY board, level, points, stretch),
      told AS (SELECT board, level, points, stretch, players FROM tally)
      SELECT DISTINCT board FROM (
        SELECT * FROM (SELECT * FROM counted EXCEPT SELECT * FROM told)
        UNION ALL SELECT * FROM (SELECT * FROM told EXCEPT SELECT * FROM counted)) ORDER BY board
      """,
    sameDeal: nil,
    accounts: "player",
    credentials: { key in
      switch key {
      case .name(let name): "SELECT id, hash FROM player WHERE name_key = \(name)"
      case .email(let email): "SELECT id, hash FROM player WHERE email_key = \(email)"
      case .id(let id): "SELECT id, hash FROM player WHERE id = \(id)"
      }
    },
    ownRounds: "round", savedGames: "progress", progressKey: ["id"],
    mostVerified: 512,
    soundness: "PRAGMA integrity_check(20)")
}
