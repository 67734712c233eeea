import Canvas
import GameCore
import Testing

@testable import GameUI

@Suite("The leaderboard of a single player")
struct LonelyLeaderboardTests {
  private let board = LeaderboardKey(game: PairsGame.id)

  private func opened(
    _ conditions: App.Conditions, as player: Int = 1, rounds: Int = 10
  ) throws -> Visitor {
    var visitor = Visitor(conditions)
    visitor.logIn(try Deals.player(player))
    visitor.type("4")
    let rows = try Deals.page(board, count: rounds).top.map { entry in
      LeaderboardEntry(
        rank: entry.rank, player: PlayerID(1), name: try PlayerName("Anna"), round: entry.round)
    }
    visitor.answer(
      .leaderboard(
        LeaderboardPage(
          board: board, top: Array(rows.prefix(1)), around: [], players: 1, alone: rows),
        for: PlayerID(player)))
    return visitor
  }

  @Test("it shows their ten best", arguments: PictureTests.variants)
  func drawn(name: String, conditions: App.Conditions) throws {
    expectPicture(try opened(conditions).canvas, "leaderboard-alone-\(name)")
  }

  @Test("others are told who plays here")
  func others() throws {
    let visitor = try opened(App.Conditions(), as: 2, rounds: 3)
    #expect(visitor.sees("Only Anna has played here yet."))
    #expect(!visitor.sees("Nobody else"))
  }
}
