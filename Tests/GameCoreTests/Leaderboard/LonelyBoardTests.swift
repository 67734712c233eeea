import Bots
import Testing

@testable import GameCore

@Suite("With a single player, the leaderboard shows their ten best rounds", .everyEngine)
struct LonelyBoardTests {
  let scratch: Scratch
  let store: Store
  let anna: Player

  init() throws {
    scratch = try Scratch()
    store = try scratch.store()
    anna = try store.player("Anna")
    for pace in 1...12 { try store.play(pace: 5000 - 300 * pace, by: anna) }
  }

  private func alone(_ board: LeaderboardKey) throws -> [LeaderboardEntry] {
    let page = try store.page(of: board, for: nil, limit: 10)
    #expect(page.players == 1 && page.top.map(\.player) == [anna.id])
    #expect(page.alone.first?.round == page.top.first?.round)
    return page.alone
  }

  @Test("the ten best are in order, on the board of the level and on that of all levels")
  func order() throws {
    #expect(try alone(.easy).map(\.round.id.rawValue) == Array((3...12).reversed()))
    #expect(try alone(.easy).map(\.rank) == Array(1...10))
    let hard = try store.play(.hard, pace: 1500, by: anna).round
    let all = try alone(.pairs)
    #expect(all.first?.round == hard && all.count == 10)
    #expect(all.dropFirst().map(\.round.id.rawValue) == Array((4...12).reversed()))
    #expect(try store.page(of: .pairs, for: anna.id, limit: 3).alone == Array(all.prefix(3)))
  }

  @Test("with a second player each has one row again")
  func company() throws {
    try store.play(pace: 1500, by: try store.player("Berta"))
    let page = try store.page(of: .easy, for: nil, limit: 10)
    #expect(page.alone.isEmpty && page.top.count == 2)
  }

  @Test(
    "a round that does not verify is skipped, also when its board is read again",
    arguments: [
      "UPDATE round SET points = 99999 WHERE id = 11", "UPDATE round SET seed = 7 WHERE id = 11",
      "UPDATE round SET moves = '' WHERE id = 11",
      "UPDATE round SET eligibility = 'own-only' WHERE id = 11",
    ])
  func forged(_ sql: String) throws {
    #expect(try alone(.easy).count == 10)
    try #require(try scratch.edit(sql) > 0)
    for _ in 0..<2 {
      #expect(
        try alone(.easy).map(\.round.id.rawValue)
          == [12] + Array((2...10).reversed()))
    }
  }
}
