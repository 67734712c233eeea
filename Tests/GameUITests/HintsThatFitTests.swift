import Canvas
import Testing

@testable import GameCore
@testable import GameUI

@Suite("Hints and headers that fit")
struct HintsThatFitTests {
  @Test("an empty list of own rounds says what Enter does")
  func ownRounds() throws {
    var visitor = Visitor()
    visitor.logIn(try Deals.player())
    visitor.type("4m")
    visitor.answer(
      .ownRounds(
        OwnRoundsPage(
          board: OwnRoundsVisit.pairs, player: PlayerID(1), before: nil, rows: [], total: 0)))
    #expect(visitor.sees("Enter play") && !visitor.sees(Hint(.enter, TabPhrase.keyOpen)))
  }

  @Test("the smallest window has room for the letters without another sign")
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

  @Test("the title shows the keys that a newcomer needs first, even in the smallest window")
  func title() throws {
    for (language, keys) in [
      (Language.english, ["Enter log in", "Tab next", "Esc buttons", "F1 help", "F2 forgot?"]),
      (.russian, ["Enter войти", "Tab дальше", "Esc кнопки", "F1 справка", "F2 пароль"]),
    ] {
      for columns in [60, 80] {
        let visitor = Visitor(
          columns: columns, rows: 20, settings: Settings(language: language))
        let bar = try #require(visitor.lines.last)
        for key in keys { #expect(bar.contains(key), "\(bar)") }
        #expect(columns == 60 || bar.contains("Ctrl-C"), "\(bar)")
      }
    }
  }

  @Test("an empty list has no hints to move or open, and a filtered one says how to clear it")
  func players() throws {
    func bar(_ visitor: Visitor) throws -> String { try #require(visitor.lines.last) }
    func asked(_ visitor: Visitor) throws -> PlayersRequest {
      let requests = visitor.effects.compactMap { effect -> PlayersRequest? in
        if case .store(.screen(.players(let request))) = effect { request } else { nil }
      }
      return try #require(requests.last)
    }
    var visitor = Visitor()
    visitor.logIn(try Deals.player())
    visitor.type("5/")
    #expect(try bar(visitor).contains("Esc clear") && !bar(visitor).contains("r sort"))
    visitor.type("an")
    let all = try (1...2).map { try People.row($0) }
    var request = try asked(visitor)
    for (next, count) in [
      (PlayersCursor(place: .name("x")), "2+ players"), (nil, "2 players"),
    ] {
      let page = PlayersPage(request: request, rows: all, next: next, total: 7)
      visitor.answer(.screen(.players(request, .success(page))))
      #expect(visitor.sees(count))
      visitor.type("n")
      request = try asked(visitor)
    }
    visitor.press(.enter)
    #expect(try bar(visitor).contains("Esc clear") && !bar(visitor).contains("r sort"))
    visitor.press(.escape)
    #expect(try bar(visitor).contains("r sort") && !bar(visitor).contains("Esc"))
    let page = PlayersPage(request: try asked(visitor), rows: [], next: nil, total: 0)
    visitor.answer(.screen(.players(page.request, .success(page))))
    #expect(try !bar(visitor).contains("Enter open") && bar(visitor).contains("Enter register"))
  }

  @Test("no letter is alone in a narrow header; the forgotten password stays")
  func narrow() {
    for language in [Language.english, .russian] {
      var visitor = Visitor(columns: 60, rows: 20, settings: Settings(language: language))
      #expect(visitor.sees("F2 "))
      visitor.enterAsGuest()
      #expect(visitor.lines.first?.hasSuffix(" o ") == false, "\(visitor.lines.first ?? "")")
    }
  }
}
