import CSQLite
import Testing

@testable import GameCore

/// Ranks computed by sorting.
enum Naive {
  /// Returns whether the store's rank of every player on `board` is the place in the sorted list.
  static func agrees(with store: Store, on board: LeaderboardKey) throws -> Bool {
    try store.withoutTransaction { db in
      let rows = try db.all(
        "SELECT points, round_id FROM standing WHERE board = \(Standings.key(of: board))"
      ) { BoardPosition(in: $0) }
      let sorted = rows.sorted {
        ($1.points, $0.round.rawValue) < ($0.points, $1.round.rawValue)
      }
      for (index, position) in sorted.enumerated() {
        let rank = try db.standings.rank(of: position, on: board)
        guard rank == index + 1 else { return false }
      }
      return try db.standings.players(on: board) == rows.count
    }
  }
}

@Suite("A rank is right however many play, and counts only equal points one by one", .blocking)
struct RankTests {
  @Test("ranks match counting while places appear, change and disappear", arguments: [1, 2, 3])
  func random(seed: UInt64) throws {
    let scratch = try Scratch()
    let store = try scratch.store()
    var chance = Generator(seed: seed)
    let spread = [3, 300, 40_000][Int(seed) - 1]
    try store.withoutTransaction { db in
      try db.run("PRAGMA foreign_keys = OFF")
      try db.transaction {
        for player in 1...400 {
          try db.run(
            """
            INSERT INTO standing
              VALUES (\(player), 'pairs', \(Int(chance.below(UInt64(spread)))), \(player * 9973))
            """)
        }
      }
    }
    #expect(try Naive.agrees(with: store, on: .pairs))
    try store.withoutTransaction { db in
      for player in 1...200 {
        try db.run(
          """
          UPDATE standing
            SET points = \(Int(chance.below(UInt64(spread)))), round_id =
            \(3_900_000 + player * 700) WHERE player_id = \(player)
          """)
      }
      try db.run("DELETE FROM standing WHERE player_id % 3 = 0")
    }
    #expect(try Naive.agrees(with: store, on: .pairs))
    try store.withoutTransaction { db in
      try db.run("DELETE FROM standing")
      #expect(try !db.exists("SELECT 1 FROM tally"))
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
    try store.withoutTransaction { db in
      try db.run("PRAGMA foreign_keys = OFF")
      try db.run(
        """
        WITH RECURSIVE number(n) AS
          (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < \(count))
        INSERT INTO standing SELECT n, 'pairs', n * 7919 % 1000, n FROM number
        """)
    }
    #expect(try scratch.count(in: "standing") == count)
    let position = BoardPosition(points: 500, round: RoundID(count / 2))
    return try scratch.steps(of: Standings.above(position, on: "pairs"))
      + scratch.steps(of: Standings.players(on: "pairs"))
  }

  @Test("no statement of the leaderboard scans a whole table")
  func plans() throws {
    let scratch = try Scratch()
    let statements = try scratch.statements { store in
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
    }
    let plans = try statements.map { ($0, try scratch.plan(of: $0)) }
    #expect(plans.contains { $0.1.contains("standing_order") })
    #expect(plans.contains { $0.1.contains("SEARCH tally") })
    for (statement, plan) in plans {
      #expect(!plan.contains(/SCAN (round|standing|place|tally|player)/), "\(statement): \(plan)")
      // One player has few places; everything else is read in the order of an index.
      let isOfOnePlayer = statement.contains("FROM standing WHERE player_id = ?")
      #expect(isOfOnePlayer || !plan.contains("TEMP B-TREE"), "\(statement): \(plan)")
    }
  }
}

extension Scratch {
  /// Returns the steps of SQLite's virtual machine for a statement.
  fileprivate func steps(of sql: SQL) throws -> Int {
    let hand = try ByHand(database)
    var statement: OpaquePointer?
    let text = sql.text.joined { _ in "?" }
    try #require(sqlite3_prepare_v2(hand.database, text, -1, &statement, nil) == SQLITE_OK)
    let prepared = try #require(statement)
    defer { sqlite3_finalize(prepared) }
    for (index, value) in sql.values.enumerated() {
      try #require(value.bind(to: prepared, at: Int32(index + 1)) == SQLITE_OK)
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
