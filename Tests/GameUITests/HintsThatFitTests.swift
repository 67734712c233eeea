import Canvas
import GameCore
import Testing

@testable import GameUI

@Suite("Hints and heads that fit")
struct HintsThatFitTests {
  @Test("own rounds without any say what Enter does")
  func ownRounds() throws {
    var visitor = Visitor()
    visitor.logIn(try Deals.player())
    visitor.type("4m")
    visitor.answer(
      .ownRounds(
        OwnRoundsPage(
          board: OwnRoundsVisit.pairs, player: PlayerID(1), before: nil, rows: [], total: 0)))
    #expect(visitor.sees("Enter start") && !visitor.sees("Enter open"))
  }

  @Test("no letter stands alone in the head of a narrow window; the forgotten password stays")
  func narrow() {
    for language in [Language.english, .russian] {
      var visitor = Visitor(columns: 60, rows: 20, settings: Settings(language: language))
      #expect(visitor.sees("F2 "))
      visitor.enterAsGuest()
      #expect(visitor.lines.first?.hasSuffix(" o ") == false, "\(visitor.lines.first ?? "")")
    }
  }
}
