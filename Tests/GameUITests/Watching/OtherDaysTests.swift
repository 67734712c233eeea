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
    let begin = Effect.store(.screen(.daily(.begin(normal, DailyVisit.anna))))
    visitor.click("[ Play ]")
    #expect(visitor.sees("[ Begin ]"))
    #expect(!visitor.effects.contains(begin))
  }

  @Test("the table behind a result is today's on the same day: a begun try goes on unasked")
  func sameDay() throws {
    var visitor = try DailyVisit.visitor()
    let normal = LeaderboardKey(game: PairsGame.id, setup: "normal")
    let day = try DailyVisit.date
    _ = visitor.app.perform([.go(.today(normal, on: day))], at: visitor.now)
    var page = DailyPage(
      daily: try DailyVisit.daily(normal), top: [], own: nil, players: 0,
      yesterday: try Deals.page(normal, count: 1).top.first, state: .begun, run: 0)
    page.isOfToday = true
    let query = LeaderboardQuery(normal, for: DailyVisit.anna, on: day)
    visitor.answer(.screen(.daily(.page(query, .success(page)))))
    #expect(visitor.sees("Today, 2026-11-22 (UTC)") && visitor.sees("Yesterday:"))
    visitor.effects = []
    visitor.click("[ Play ]")
    #expect(visitor.effects.contains(.store(.screen(.daily(.begin(normal, DailyVisit.anna))))))
  }

  @Test("the same deal after a board of the day is practice of it, and says of which day")
  func sameDeal() throws {
    var visitor = try DailyVisit.visitor()
    DailyVisit.ask(&visitor)
    DailyVisit.begin(.dealt(try DailyVisit.daily()), &visitor)
    visitor.finish()
    for _ in 0..<2 {
      visitor.click("[ Same deal ]")
      #expect(visitor.play?.occasion.practised == (try DailyVisit.date))
      #expect(visitor.play?.occasion.daily == nil)
      visitor.finish()
      #expect(visitor.sees("2026-11-22, for practice"), "\(visitor.screen)")
    }
  }
}
