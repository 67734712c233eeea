import Canvas
import Testing

@testable import GameCore
@testable import GameUI

@Suite("The screens of daily boards are consistent")
struct DailyMannersTests {
  private let board = DailyVisit.board

  private func today(rows: Int, _ state: AttemptState = .open) throws -> Visitor {
    var visitor = try DailyVisit.visitor()
    visitor.type("4d")
    let table = try Deals.page(board, count: max(rows, 1))
    let page = DailyPage(
      daily: try DailyVisit.daily(board), top: Array(table.top.prefix(rows)), own: nil,
      players: rows, yesterday: nil, state: state, streak: 0)
    let query = DailyQuery(board: board, player: visitor.app.session.player?.id)
    visitor.answer(.reply(to: query, .success(page)))
    return visitor
  }

  @Test("watching is offered if there is a row")
  func hints() throws {
    #expect(!(try today(rows: 0).sees(KeyBinding(.upDown, WatchPhrase.keyPick))))
    #expect(try today(rows: 2).sees(KeyBinding(.upDown, WatchPhrase.keyPick)))
    var visitor = try DailyVisit.visitor()
    visitor.type("4")
    #expect(!visitor.sees(KeyBinding("w", WatchPhrase.keyWatch)))
  }

  @Test(
    "a started attempt is resumed from its empty leaderboard without a question; a new one asks")
  func playFromTable() throws {
    var visitor = try today(rows: 0, .begun)
    visitor.press(.enter)
    let begin = Effect.ask(DailyStart(board: board, player: DailyVisit.anna))
    #expect(visitor.effects.contains(begin))
    visitor = try today(rows: 0, .open)
    visitor.press(.enter)
    #expect(!visitor.effects.contains(begin) && visitor.sees(DailyPhrase.oneAttempt(.pairs)))
  }

  @Test("the daily leaderboard shows times of day, because its heading has the date")
  func timeOfDay() throws {
    let visitor = try today(rows: 2)
    let row = try #require(try Deals.page(board, count: 2).top.first)
    let date = CivilDate(row.round.finishedAt, secondsFromUTC: 0)
    #expect(visitor.sees(" UTC") && visitor.sees(" \(date.time)") && !visitor.sees(date.date))
  }

  @Test("each game has its text for the start of the attempt")
  func begins() {
    for (kind, setup) in [(GameKind.pairs, "easy"), (.colorMatch, "30"), (.movieQuiz, "top")] {
      let game = kind.id
      let dialog = DailyNotice.question(LeaderboardKey(game: game, setup: setup))
      for language in Language.allCases {
        var canvas = Canvas(size: Size(columns: 60, rows: 20))
        _ = dialog.draw(onto: &canvas, RenderStyle(language: language))
        let seen = canvas.lines.joined(separator: " ")
        let parts = dialog.content.parts(RenderStyle(language: language))
        guard case .text(let text)? = parts.last else {
          Issue.record("no text")
          return
        }
        #expect(text == DailyPhrase.oneAttempt(kind).text(in: language))
        for word in text.split(separator: " ") { #expect(seen.contains(word)) }
      }
    }
  }

  @Test("a board that cannot be watched yet says where to play it, in the middle of the window")
  func watchedTooEarly() throws {
    for language in Language.allCases {
      var visitor = Visitor(
        App.LaunchEnvironment(language: language, languageIsForced: true), columns: 80, rows: 40)
      visitor.logIn(try Deals.player())
      visitor.effects += visitor.app.perform(
        [.go(.watch(WatchSubject(RoundID(5), of: .own)))], at: visitor.now)
      visitor.answer(
        .reply(to: WatchQuery(round: RoundID(5), player: PlayerID(1)), .failure(.dailyAhead(.open)))
      )
      let place = try #require(visitor.place(of: language == .english ? "This is" : "Это игра дня"))
      #expect((12...24).contains(place.row))
      #expect(visitor.sees(WatchPhrase.error(.dailyAhead(.open))))
    }
  }
}
