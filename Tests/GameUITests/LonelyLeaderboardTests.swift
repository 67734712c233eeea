import Canvas
import Testing

@testable import GameCore
@testable import GameUI

@Suite("The leaderboard of several players at 80x24") struct LeaderboardBarTests {
  @Test("shows bars, and shortens medals for them", arguments: Language.allCases)
  func bars(language: Language) throws {
    let environment = App.LaunchEnvironment(language: language, languageIsForced: true)
    var visitor = Visitor(environment)
    visitor.logIn(try Deals.player())
    visitor.type("4")
    let board = LeaderboardKey(game: PairsGame.id, setup: "easy")
    visitor.answer(.leaderboard(try Deals.page(board, count: 10), for: PlayerID(1)))
    let row = try #require(visitor.place(of: "★★★★")).row
    #expect((0..<80).count { visitor.canvas[$0, row].character == "▁" } >= 4)
  }
}

@Suite("The leaderboard of a single player")
struct LonelyLeaderboardTests {
  private let board = LeaderboardKey(game: PairsGame.id)

  private func opened(
    _ environment: App.LaunchEnvironment, as player: Int = 1, rounds: Int = 10
  ) throws -> Visitor {
    var visitor = Visitor(environment)
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

  @Test("it shows their ten best rounds", arguments: PictureTests.variants)
  func drawn(name: String, environment: App.LaunchEnvironment) throws {
    expectPicture(try opened(environment), "leaderboard-alone-\(name)")
  }

  @Test("others see who has played here")
  func others() throws {
    let visitor = try opened(App.LaunchEnvironment(), as: 2, rounds: 3)
    #expect(visitor.sees(LeaderboardPhrase.alone("Anna")))
    #expect(!visitor.sees(LeaderboardPhrase.youAlone))
  }
}
