import Canvas
import GameCore
import MediaProtocol
import SystemStrings
import Testing

@testable import GameUI

@Suite("What players stumble over in their first games")
struct FirstGamesTests {
  private static let small = [
    App.LaunchEnvironment(), App.LaunchEnvironment(language: .russian, languageIsForced: true),
  ]

  @Test("in the smallest window a pause says how to continue and how to give up", arguments: small)
  func pause(conditions: App.LaunchEnvironment) {
    for game in GameKind.allCases {
      var visitor = Visitor(
        conditions, columns: 60, rows: 20, settings: Settings(game: game.id.description))
      visitor.enterAsGuest()
      visitor.deal()
      visitor.press(.escape)
      #expect(visitor.play?.isPaused == true)
      #expect(visitor.hints(.unpause) && visitor.hints(.leave), "\(game) \(visitor.screen)")
    }
  }
}
