import CSQLite
import Testing

@testable import GameCore

/// Ranks computed by sorting.
enum Naive {
  /// Returns whether the store's rank of every player on `board` is the place in the sorted list.
  static func agrees(with store: DatabaseStore, on board: LeaderboardKey) throws -> Bool {
    try store.withConnection { connection throws(StoreError) in
      let rows = try connection.all(
        "SELECT points, round_id FROM standing WHERE board = ?",
        .text(Standings.key(of: board))
      ) { BoardPosition(points: $0.integer(0), round: RoundID($0.integer(1))) }
      let sorted = rows.sorted {
        ($1.points, $0.round.rawValue) < ($0.points, $1.round.rawValue)
      }
      for (index, position) in sorted.enumerated() {
        let rank = try Standings.rank(of: position, on: board, in: &connection)
        guard rank == index + 1 else { return false }
      }
      return try Standings.players(on: board, in: &connection) == rows.count
    }
  }
}

@Suite("A rank is right however many play, and found without counting all", .blocking)
struct RankTests {
  @Test("ranks match counting while places appear, change and disappear", arguments: [1, 2, 3])
  func random(seed: UInt64) throws {
    let scratch = try Scratch()
    let store = try scratch.store()
    var chance = Generator(seed: seed)
    let spread = [3, 300, 40_000][Int(seed) - 1]
    try store.withConnection { connection throws(StoreError) in
      try connection.run("PRAGMA foreign_keys = OFF")
      try connection.transaction { connection throws(StoreError) in
        for player in 1...400 {
          try connection.run(
            "INSERT INTO standing VALUES (?, 'pairs', ?, ?)", .integer(player),
            .integer(Int(chance.below(UInt64(spread)))), .integer(player * 9973))
        }
      }
    }
    #expect(try Naive.agrees(with: store, on: .pairs))
    try store.withConnection { connection throws(StoreError) in
      for player in 1...200 {
        try connection.run(
          "UPDATE standing SET points = ?, round_id = ? WHERE player_id = ?",
          .integer(Int(chance.below(UInt64(spread)))), .integer(3_900_000 + player * 700),
          .integer(player))
      }
      try connection.run("DELETE FROM standing WHERE player_id % 3 = 0")
    }
    #expect(try Naive.agrees(with: store, on: .pairs))
    try store.withConnection { connection throws(StoreError) in
      try connection.run("DELETE FROM standing")
      #expect(try connection.first("SELECT count(*) FROM tally") { $0.integer(0) } == 0)
    }
  }

  @Test("a rank among 100,000 players takes hardly more steps than one among 1,000")
  func steps() throws {
    let (few, many) = (try steps(among: 1000), try steps(among: 100_000))
    #expect(many < 3 * few, "\(few), \(many)")
  }

  /// Returns the steps of SQLite's virtual machine for a rank and the number of players.
  private func steps(among count: Int) throws -> Int {
    let scratch = try Scratch()
    let store = try scratch.store()
    try store.withConnection { connection throws(StoreError) in
      try connection.run("PRAGMA foreign_keys = OFF")
      try connection.run(
        """
        WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ?)
          INSERT INTO standing SELECT n, 'pairs', n * 7919 % 1000, n FROM number
        """, .integer(count))
    }
    #expect(try scratch.count(in: "standing") == count)
    let dialect = try store.withConnection { connection in connection.dialect }
    let rank = try scratch.steps(of: dialect.above, [500, count / 2])
    return try rank + scratch.steps(of: dialect.players, [])
  }

  @Test("no statement of the leaderboard scans a whole table")
  func plans() throws {
    let scratch = try Scratch()
    let store = try scratch.store()
    let anna = try store.player("Anna")
    let berta = try store.player("Berta")
    try store.play(pace: 2000, by: anna)
    try store.play(pace: 3000, by: berta)
    _ = try store.page(of: .easy, for: berta.id, limit: 1)
    _ = try store.page(of: .easy, for: anna.id, limit: 0)
    _ = try store.best(of: anna.id, on: .easy)
    for board in [LeaderboardKey.easy, .pairs] {
      let own = try store.rounds(of: anna.id, on: board, before: RoundID(9), limit: 2)
      #expect(own.rows.map(\.id) == [RoundID(1)])
    }
    try store.setNote(RoundNote("first"), of: RoundID(1), by: anna.id)
    try store.delete(RoundID(1), by: anna.id)
    let statements = try store.withConnection { connection in
      connection.statements
    }
    let plans = try statements.map { ($0, try scratch.plan(of: $0)) }
    #expect(plans.contains { $0.1.contains("standing_order") })
    #expect(plans.contains { $0.1.contains("SEARCH tally") })
    for (statement, plan) in plans {
      #expect(!plan.contains(/SCAN (round|eligibility|tally|player)/), "\(statement): \(plan)")
      // One player has few places; everything else is read in the order of an index.
      let isOfOnePlayer = statement.contains("FROM standing WHERE player_id = ?")
      #expect(isOfOnePlayer || !plan.contains("TEMP B-TREE"), "\(statement): \(plan)")
    }
  }
}

extension Scratch {
  /// Returns the steps of SQLite's virtual machine for a statement about the board `pairs`, with
  /// further values.
  fileprivate func steps(of sql: StaticString, _ values: [Int]) throws -> Int {
    let hand = try ByHand(database)
    var statement: OpaquePointer?
    try #require(
      sqlite3_prepare_v2(hand.database, sql.description, -1, &statement, nil) == SQLITE_OK)
    defer { sqlite3_finalize(statement) }
    sqlite3_bind_text(statement, 1, "pairs", -1, flipside_sqlite_transient())
    for (index, value) in values.enumerated() {
      sqlite3_bind_int64(statement, Int32(index + 2), Int64(value))
    }
    try #require(sqlite3_step(statement) == SQLITE_ROW)
    return Int(sqlite3_stmt_status(statement, SQLITE_STMTSTATUS_VM_STEP, 0))
  }

  /// Returns SQLite's plan for a statement; empty for one that reads nothing.
  func plan(of sql: String) throws -> String {
    let hand = try ByHand(database)
    var statement: OpaquePointer?
    let code = sqlite3_prepare_v2(
      hand.database, "EXPLAIN QUERY PLAN " + sql, -1, &statement, nil)
    defer { sqlite3_finalize(statement) }
    try #require(code == SQLITE_OK || sql.hasPrefix("PRAGMA"), "\(sql)")
    var lines: [String] = []
    while sqlite3_step(statement) == SQLITE_ROW {
      lines.append(String(cString: sqlite3_column_text(statement, 3)))
    }
    return lines.joined(separator: "; ")
  }
}
