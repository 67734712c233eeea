import Testing

@testable import GameCore

@Suite("Modifications by hand do not reach the leaderboard", .everyEngine)
struct ForgeryTests {
  let scratch: Scratch
  let store: Store
  let anna: Player
  let berta: Player

  init() throws {
    scratch = try Scratch()
    store = try scratch.store()
    anna = try store.player("Anna")
    berta = try store.player("Berta")
    try store.play(pace: 3000, by: anna)
    try store.play(pace: 2000, by: anna)
    try store.play(pace: 2500, by: berta)
    // The rows to be forged have been verified and cached.
    for board in [LeaderboardKey.easy, .pairs] { try read(board) }
  }

  private func read(_ board: LeaderboardKey) throws {
    let page = try store.page(of: board, for: anna.id, limit: 10)
    try #require(page.top.map(\.round.id) == [RoundID(2), RoundID(3)])
    try #require(try store.page(of: board, for: anna.id, limit: 10) == page)
  }

  private static let forgeries = [
    "UPDATE round SET points = 99999 WHERE id = 2",
    "UPDATE round SET points = 99999 WHERE id = 2; INSERT INTO standing"
      + " SELECT player_id, 'pairs/easy', points, id FROM round WHERE id = 2",
    "UPDATE round SET moves = replace(moves, '@2000', '@20') WHERE id = 2",
    "UPDATE round SET seed = 7 WHERE id = 2", "UPDATE round SET time_ms = 5 WHERE id = 2",
    "UPDATE round SET figures = 'turns=6 memoryErrors=0 ' || char(27) WHERE id = 2",
    "UPDATE round SET setup = 'expert' WHERE id = 2", "UPDATE round SET game = 'x' WHERE id = 2",
    "UPDATE round SET revision = 0 WHERE id = 2",
    "UPDATE round SET digest = substr(digest, 2) WHERE id = 2",
  ]

  @Test(
    "a forged round gives way to the next best, and verify still reports it", arguments: forgeries)
  func forgedRound(_ sql: String) throws {
    try #require(try scratch.edit(sql) > 0)
    for board in [LeaderboardKey.easy, .pairs] {
      let page = try store.page(of: board, for: nil, limit: 10)
      #expect(page.top.map(\.player) == [berta.id, anna.id])
      #expect(page.top.map(\.round.id) == [RoundID(3), RoundID(1)])
      #expect(page.players == 2)
    }
    #expect(try store.best(of: anna.id, on: .easy)?.id == RoundID(1))
    var falseRounds: [RoundID] = []
    try store.visitRounds { if $0.proven?.ranked == nil { falseRounds.append($0.id) } }
    #expect(falseRounds == [RoundID(2)])
    #expect(try Naive.agrees(with: store, on: .easy))
  }

  @Test(
    "a forged standing is corrected",
    arguments: [
      "UPDATE standing SET points = 99999 WHERE player_id = 2",
      "UPDATE standing SET round_id = 2 WHERE player_id = 2 AND board = 'pairs'",
      "UPDATE standing SET round_id = 1 WHERE player_id = 1",
      "UPDATE standing SET round_id = 77 WHERE player_id = 2",
      "DELETE FROM round WHERE id = 1",
      "UPDATE standing SET points = 1 WHERE player_id = 1",
    ])
  func forgedStanding(_ sql: String) throws {
    try #require(try scratch.edit(sql) > 0)
    for board in [LeaderboardKey.easy, .pairs] {
      let page = try store.page(of: board, for: nil, limit: 10)
      #expect(page.top.map(\.round.id) == [RoundID(2), RoundID(3)])
      #expect(page.top.map(\.name) == [anna.name, berta.name])
      #expect(try Naive.agrees(with: store, on: board))
    }
  }

  @Test(
    "a standing on an unknown board costs no player a place",
    arguments: ["pairs/bogus", "pairs/", "pairs/easy/x"])
  func bogusBoard(_ board: String) throws {
    try scratch.edit("INSERT INTO standing VALUES (1, '\(board)', 99999, 1)")
    try store.play(.normal, pace: 3000, by: anna)
    try scratch.edit("UPDATE round SET points = 88888 WHERE id = 2")
    for board in [LeaderboardKey.easy, .pairs] {
      let page = try store.page(of: board, for: anna.id, limit: 10)
      #expect(page.top.map(\.player).contains(anna.id))
      #expect(page.top.allSatisfy { $0.round.result.points < 80000 })
      #expect(page.players == 2)
    }
    #expect(try store.best(of: anna.id, on: .pairs) != nil)
  }

  @Test("a round without a player is still reported by verify")
  func ownerless() throws {
    try scratch.edit("PRAGMA foreign_keys = OFF; DELETE FROM player WHERE id = 2")
    var names: [String?] = []
    try store.visitRounds { names.append($0.playerName) }
    #expect(names == ["Anna", "Anna", nil])
    #expect(try store.storedRound(RoundID(3))?.playerName == nil)
    #expect(try store.page(of: .easy, for: nil, limit: 10).top.map(\.player) == [anna.id])
  }

  @Test("a harmful name written by hand does not reach the terminal")
  func forgedName() throws {
    try scratch.edit("UPDATE player SET name = 'An' || char(27) || '[2Ja' WHERE id = 1")
    let page = try store.page(of: .easy, for: anna.id, limit: 10)
    #expect(page.top.map(\.player) == [berta.id])
    #expect(page.players == 1)
  }

  @Test("in a read-only store a forged row is left out too")
  func readOnly() throws {
    try scratch.edit("UPDATE round SET points = 99999 WHERE id = 2")
    let reader = try scratch.store(access: .readOnly)
    let page = try reader.page(of: .easy, for: anna.id, limit: 10)
    #expect(page.top.map(\.player) == [berta.id])
    #expect(page.top.map(\.rank) == [1])
    #expect(page.players == 1)
  }
}
