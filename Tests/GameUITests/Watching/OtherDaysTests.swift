import Canvas
import GameCore
import Testing

@testable import GameUI

@Suite("Boards of the day for practice and of earlier days")
struct OtherDaysTests {
  @Test("the result of one played for practice says so, and of which day")
  func practised() throws {
    for language in Language.allCases {
      var visitor = Visitor(
        App.Conditions(language: language, languageIsForced: true),
        settings: Settings(motion: false))
      visitor.enterAsGuest()
      visitor.type("d")
      DailyVisit.begin(.practice(try DailyVisit.daily(DailyVisit.board)), &visitor)
      visitor.finish()
      let text = language == .english ? "2026-11-22, for practice" : "2026-11-22, тренировка"
      #expect(visitor.sees(text), "\(visitor.screen)")
      visitor.press(.enter)
    }
  }

  @Test("Play on the table of an earlier day asks before today's try, however that day went")
  func earlierDay() throws {
    var visitor = try DailyVisit.visitor()
    let normal = LeaderboardKey(game: PairsGame.id, setup: "normal")
    let day = try DailyVisit.date
    _ = visitor.app.perform([.go(.today(normal, on: day))], at: visitor.now)
    let page = DailyPage(
      daily: try DailyVisit.daily(normal), top: [], own: nil, players: 0, yesterday: nil,
      state: .begun, run: 0)
    let query = LeaderboardQuery(normal, for: DailyVisit.anna, on: day)
    visitor.answer(.screen(.daily(.page(query, .success(page)))))
    visitor.effects = []
    visitor.click("[ Play ]")
    #expect(visitor.sees("[ Begin ]"))
    #expect(!visitor.effects.contains(.store(.screen(.daily(.begin(normal, DailyVisit.anna))))))
  }
}
