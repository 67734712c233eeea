import Canvas
import Testing

@testable import GameCore
@testable import GameUI

@Suite("Screens are described, and in English match their golden files")
struct PictureTests {
  static let variants: [(String, App.LaunchEnvironment)] = [
    ("english", App.LaunchEnvironment()),
    ("russian", App.LaunchEnvironment(language: .russian)),
    ("ascii", App.LaunchEnvironment(depth: .monochrome, unicode: false, language: .russian)),
  ]

  @Test("title and registration", arguments: variants)
  func forms(name: String, environment: App.LaunchEnvironment) {
    var visitor = Visitor(environment)
    visitor.type("anna")
    expectDescribed(visitor, "title-\(name)")
    visitor.press(.tab, .tab, .tab, .tab, .enter)
    visitor.type("An")
    visitor.press(.tab, .tab)
    visitor.type("Secret1")
    visitor.press(.tab)
    expectDescribed(visitor, "register-\(name)")
  }

  @Test("rules, settings and the Play tab", arguments: variants)
  func tabs(name: String, environment: App.LaunchEnvironment) {
    var visitor = Visitor(environment)
    visitor.enterAsGuest()
    expectDescribed(visitor, "start-\(name)")
    visitor.type("1")
    expectDescribed(visitor, "rules-\(name)")
    visitor.type("2")
    expectDescribed(visitor, "settings-\(name)")
  }

  @Test("leaderboard with the player below the top ten", arguments: variants)
  func leaderboard(name: String, environment: App.LaunchEnvironment) throws {
    var visitor = Visitor(environment)
    visitor.logIn(try Deals.player(24, "Grace Hopper"))
    visitor.type("4")
    let board = LeaderboardKey(game: PairsGame.id)
    visitor.answer(
      .leaderboard(
        try Deals.page(board, count: 10, around: [23, 24, 25]), for: PlayerID(24)))
    expectDescribed(visitor, "leaderboard-\(name)")
    if !environment.unicode { #expect(visitor.screen.utf8.allSatisfy { $0 < 128 }) }
  }

  @Test("the result dialog of a guest", arguments: variants)
  func result(name: String, environment: App.LaunchEnvironment) {
    var visitor = Visitor(environment, settings: Settings(motion: false))
    visitor.enterAsGuest()
    visitor.deal()
    visitor.finish()
    expectDescribed(visitor, "result-\(name)")
  }
}
