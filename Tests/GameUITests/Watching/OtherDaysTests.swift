import Canvas
import Testing

@testable import GameCore
@testable import GameUI

@Suite("Daily boards for practice and of earlier dates")
struct OtherDaysTests {
  @Test("a result from practice says so, with the date")
  func practiceDay() throws {
    for language in Language.allCases {
      var visitor = Visitor(
        App.LaunchEnvironment(language: language, languageIsForced: true),
        settings: Settings(motion: false))
      visitor.enterAsGuest()
      visitor.type("d")
      DailyVisit.begin(.practice(try DailyVisit.daily(DailyVisit.board)), &visitor)
      visitor.finish()
      #expect(try visitor.sees(DailyPhrase.practiceDay(DailyVisit.date)), "\(visitor.screen)")
      visitor.press(.enter)
    }
  }

  private static let board = LeaderboardKey(game: PairsGame.id, setup: "normal")
  private static let begin = Effect.ask(DailyStart(board: board, player: DailyVisit.anna))

  /// Opens the leaderboard of a date with a started attempt.
  private func opened(isOfToday: Bool, yesterday: LeaderboardEntry? = nil) throws -> Visitor {
    var visitor = try DailyVisit.visitor()
    let day = try DailyVisit.date
    _ = visitor.app.perform([.go(.today(Self.board, on: day))], at: visitor.now)
    var page = DailyPage(
      daily: try DailyVisit.daily(Self.board), top: [], own: nil, players: 0,
      yesterday: yesterday, state: .begun, streak: 0)
    page.isOfToday = isOfToday
    let query = DailyQuery(board: Self.board, player: DailyVisit.anna, day: day)
    visitor.answer(.reply(to: query, .success(page)))
    visitor.effects = []
    return visitor
  }

  @Test("Play on the leaderboard of an earlier date asks before today's attempt")
  func earlierDay() throws {
    var visitor = try opened(isOfToday: false)
    visitor.click(button: ButtonPhrase.play)
    #expect(visitor.sees(button: ButtonPhrase.start))
    #expect(!visitor.effects.contains(Self.begin))
  }

  @Test(
    "the leaderboard behind a result of today resumes a started attempt without a question"
  )
  func sameDay() throws {
    let best = try Deals.page(Self.board, count: 1).top.first
    var visitor = try opened(isOfToday: true, yesterday: best)
    #expect(
      try visitor.sees(DailyPhrase.day(DailyVisit.date))
        && visitor.sees(DailyPhrase.yesterday("*", 0), around: "*"))
    visitor.click(button: ButtonPhrase.resume)
    #expect(visitor.effects.contains(Self.begin))
  }

  @Test("the same deal after a daily board is practice of it, with the date")
  func sameDeal() throws {
    var visitor = try DailyVisit.visitor()
    DailyVisit.ask(&visitor)
    DailyVisit.begin(.dealt(try DailyVisit.daily()), &visitor)
    visitor.finish()
    for _ in 0..<2 {
      visitor.click(button: ButtonPhrase.sameDeal)
      #expect(visitor.play?.mode.practiceDay == (try DailyVisit.date))
      #expect(visitor.play?.mode.daily == nil)
      visitor.finish()
      #expect(try visitor.sees(DailyPhrase.practiceDay(DailyVisit.date)), "\(visitor.screen)")
    }
  }
}
