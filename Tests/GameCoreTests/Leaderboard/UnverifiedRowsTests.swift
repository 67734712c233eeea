import Bots
import GameRules
import Testing

@testable import GameCore

@Suite("Ranks count only the rounds that a program has verified", .everyEngine)
struct UnverifiedRowsTests {
  let scratch: Scratch
  let store: Store
  /// The players from best to worst.
  let players: [Player]

  init() throws {
    scratch = try Scratch()
    let store = try scratch.store()
    self.store = store
    players = try (1...12).map { number in
      let player = try store.player("Player\(number)")
      try store.play(pace: 1000 + 100 * number, by: player)
      return player
    }
  }

  private var last: Player { players[11] }

  /// Returns what the tallies say before any verification: the rank of the last player, and the
  /// number of players.
  private func counted(on board: LeaderboardKey = .easy) throws -> [Int] {
    try store.withoutTransaction { db in
      let own = try db.standings.position(of: last.id, on: board)
      let position = own ?? BoardPosition(points: 0, round: RoundID(0))
      return [
        try db.standings.rank(of: position, on: board),
        try db.standings.players(on: board),
      ]
    }
  }

  /// Inserts by hand a number of players, each with a round of `players[0]` with these points.
  private func insert(_ count: Int, points: String) throws {
    let numbers =
      "WITH RECURSIVE number(n) AS (SELECT 1001 UNION ALL SELECT n + 1 FROM number WHERE n < "
      + "\(1000 + count)) "
    try scratch.edit(
      "\(numbers) INSERT INTO player(id, name, name_key, email, email_key, hash, registered_at)"
        + " SELECT n, 'F' || n, 'f' || n, 'f' || n, 'f' || n, '', 1 FROM number",
      asProgram: false)
    try scratch.edit(
      "\(numbers) INSERT INTO round(id, player_id, \(Self.columns), points)"
        + " SELECT n + 9000, n, \(Self.columns), \(points) FROM number, round WHERE id = 1",
      asProgram: false)
  }

  private static let columns =
    "game, revision, setup, seed, moves, time_ms, figures, finished_at, digest"

  /// Reads pages until everything that this version knows is verified.
  private func verify() throws {
    let known = "unverified WHERE game = 'pairs' AND setup = 'easy'"
    var pages = 0
    while try scratch.count(in: known) > 0 {
      pages += 1
      try #require(pages <= 20)
      _ = try store.page(of: .easy, for: nil, limit: 1)
    }
  }

  /// Returns the flaws, except those of looks of names written by hand.
  private func flaws() throws -> [StoreInconsistency] {
    try DatabaseCheck(of: scratch.store(access: .readOnly)).run { _, _ in }.flaws
      .filter { if case .looks = $0 { false } else { true } }
  }

  @Test("400 false rows between tenth and last place neither lower the last nor count as players")
  func falseRows() throws {
    let own = try #require(try store.best(of: last.id, on: .easy)).result.points
    try insert(400, points: "\(own + 1)")
    for _ in 1...3 {
      for board in [LeaderboardKey.easy, .pairs] {
        #expect(try counted(on: board) == [12, 12])
        let page = try store.page(of: board, for: last.id, limit: 10)
        #expect(page.players == 12)
        #expect(page.around.map(\.rank) == [11, 12])
        #expect(page.around.last?.player == last.id)
        let card = try store.card(of: last.id)
        #expect((card.row.bests + card.bests).map(\.rank) == [12, 12])
      }
    }
    try verify()
    #expect(try counted() == [12, 12])
    // Places cannot be given by hand.
    for sql in [
      "INSERT INTO standing(player_id, board, points, round_id)"
        + " SELECT player_id, 'pairs/easy', points, id FROM round WHERE player_id > 1000",
      "UPDATE standing SET points = points + 1", "UPDATE standing SET player_id = player_id + 1000",
    ] {
      #expect(throws: (any Error).self, "\(sql)") { try scratch.edit(sql, asProgram: false) }
    }
    #expect(try counted() == [12, 12])
    let found = try flaws()
    #expect(found.count == 400)
    #expect(found.allSatisfy { if case .falseRound = $0 { true } else { false } })
  }

  @Test("a true round added by hand counts as soon as a program has verified it")
  func trueRows() throws {
    let own = try #require(try store.best(of: last.id, on: .easy))
    let most = try store.withoutTransaction { db in db.dialect.mostVerified }
    try insert(70, points: "points")
    #expect(try counted() == [12, 12])
    _ = try store.play(seed: 2, pace: 3000, by: last)
    let first = try store.page(of: .easy, for: last.id, limit: 1).players
    #expect(first == 12 + min(70, most))
    try verify()
    #expect(try counted() == [82, 82])
    #expect(try counted(on: .pairs) == [82, 82])
    let page = try store.page(of: .easy, for: last.id, limit: 10)
    #expect(page.around.last?.round == own)
    #expect(page.top.dropFirst().allSatisfy { $0.player.rawValue > 1000 })
    #expect(try flaws().isEmpty)
  }

  @Test(
    "a modified or deleted round no longer counts, and the next best takes its place",
    arguments: [
      "UPDATE round SET points = points - 1", "UPDATE round SET seed = seed + 1",
      "UPDATE round SET moves = 'F0@1'", "UPDATE round SET revision = 9",
      "UPDATE round SET eligibility = 'own'", "UPDATE round SET setup = 'hard'",
      "UPDATE round SET game = 'x'", "UPDATE round SET id = id + 900",
      "UPDATE round SET player_id = player_id + 1", "UPDATE round SET time_ms = 1",
      "DELETE FROM round",
    ])
  func changed(_ sql: String) throws {
    try store.play(seed: 2, pace: 900, by: players[0])
    let best = try #require(try store.best(of: players[0].id, on: .easy))
    for board in [LeaderboardKey.easy, .pairs] { try #require(try counted(on: board) == [12, 12]) }
    try scratch.edit(sql + " WHERE id = \(best.id.rawValue)", asProgram: false)
    for board in [LeaderboardKey.easy, .pairs] { #expect(try counted(on: board) == [11, 11]) }
    try verify()
    for board in [LeaderboardKey.easy, .pairs] { #expect(try counted(on: board) == [12, 12]) }
    let top = try store.page(of: .easy, for: nil, limit: 10).top
    #expect(Set(top.map(\.player)) == Set(players.prefix(10).map(\.id)))
    #expect(try !flaws().contains { if case .place = $0 { true } else { false } })
  }

  @Test("notes change nothing, and a program's own rounds count at once")
  func quiet() throws {
    try scratch.edit("UPDATE round SET note = 'x'; UPDATE round SET finished_at = finished_at + 1")
    #expect(try scratch.count(in: "unverified") == 0)
    let outcome = try store.play(seed: 2, pace: 500, by: last)
    #expect(outcome.rank == 1 && outcome.players == 12)
    try store.delete(outcome.round.id, by: last.id)
    #expect(try scratch.count(in: "unverified") == 0)
    #expect(try counted() == [12, 12])
    try store.delete(players[0].id)
    #expect(try scratch.count(in: "unverified") == 0)
    #expect(try counted() == [11, 11])
  }

  @Test("false rows of an earlier reading, removed since by another program, change no outcome")
  func removedByOthers() throws {
    let position = BoardPosition(points: .max, round: RoundID(99))
    for board in [LeaderboardKey.easy, .pairs] {
      try store.withoutTransaction { db in
        _ = db.verifier.row(
          of: .isFalse(
            .init(player: PlayerID(99), board: board, position: position, date: nil)))
      }
    }
    let outcome = try store.play(seed: 2, pace: 3000, by: last)
    #expect(outcome.rank == 12 && outcome.players == 12)
  }

  @Test("rounds of unknown games or with invalid texts block nothing")
  func nonsense() throws {
    let texts = TestEngine.current == .postgres ? "'x', 'y'" : "CAST(x'ff' AS TEXT), 'easy'"
    try scratch.edit("INSERT INTO unverified(player_id, game, setup) VALUES (2, \(texts))")
    try insert(3, points: "points")
    try scratch.edit("UPDATE round SET setup = 'z' WHERE id = 10001", asProgram: false)
    try verify()
    #expect(try counted() == [14, 14])
  }

  @Test("a read-only reader shows what counts, and verifies nothing")
  func readOnly() throws {
    try insert(3, points: "points")
    let page = try scratch.store(access: .readOnly).page(of: .easy, for: last.id, limit: 10)
    #expect(page.players == 12 && page.around.last?.rank == 12)
    #expect(try scratch.count(in: "unverified") == 3)
  }

  @Test("tallies match the verified best rounds, after any change", arguments: [1, 2, 3])
  func law(seed: UInt64) throws {
    var chance = Generator(seed: seed)
    var added = 20_000
    for step in 1...60 {
      let player = players[Int(chance.below(12))]
      let seed = 10 + chance.below(4)
      let own = "WHERE id = (SELECT max(id) FROM round WHERE player_id = \(player.id.rawValue))"
      switch chance.below(9) {
      case 0, 1: try store.play(seed: seed, pace: 800 + Int(chance.below(900)), by: player)
      case 2: try store.play(.hard, seed: seed, pace: 900 + Int(chance.below(900)), by: player)
      case 3:
        let rounds = try store.rounds(of: player.id, on: .pairs, before: nil, limit: 5).rows
        if let round = rounds.last { try store.delete(round.id, by: player.id) }
      case 4: try scratch.edit("UPDATE round SET points = points + 1 \(own)", asProgram: false)
      case 5: try scratch.edit("UPDATE round SET points = points - 1 \(own)", asProgram: false)
      case 6: try scratch.edit("DELETE FROM round \(own)", asProgram: false)
      case 7:
        added += 1000
        try scratch.edit(
          "INSERT INTO round(id, player_id, \(Self.columns), points) SELECT \(added),"
            + " \(player.id.rawValue), \(Self.columns), points + \(step % 2) FROM round WHERE"
            + " player_id <> \(player.id.rawValue) AND digest NOT IN (SELECT digest FROM round"
            + " WHERE player_id = \(player.id.rawValue)) ORDER BY id LIMIT 1",
          asProgram: false)
      default: _ = try store.page(of: .easy, for: player.id, limit: 3)
      }
      let wrong = try store.withoutTransaction { db in
        try db.standings.wrongTallies()
      }
      #expect(wrong.isEmpty, "step \(step)")
    }
    try verify()
    #expect(try flaws().allSatisfy { if case .falseRound = $0 { true } else { false } })
    for board in [LeaderboardKey.easy, .pairs] {
      #expect(try Naive.agrees(with: store, on: board))
    }
  }
}
