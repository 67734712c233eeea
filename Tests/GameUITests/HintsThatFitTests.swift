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

  @Test("the smallest window has room for the letters that nothing else tells of")
  func letters() throws {
    for (language, today, watch, names) in [
      (Language.english, "d today", "w watch", "n names"),
      (.russian, "d сегодня", "w смотреть", "n имена"),
    ] {
      let settings = Settings(game: "pairs-duel", language: language, motion: false)
      var visitor = Visitor(columns: 60, rows: 20, settings: settings)
      visitor.logIn(try Deals.player(), settings)
      #expect(visitor.sees(names))
      visitor.type("4")
      let page = try Deals.page(LeaderboardKey(game: PairsGame.id), count: 3)
      visitor.answer(.leaderboard(page, for: PlayerID(1)))
      #expect(visitor.sees(today) && visitor.sees(watch))
      visitor.type("w")
      #expect(visitor.sees(watch) && visitor.sees("? ") && visitor.sees("q "))
    }
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
