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
    #expect(
      visitor.sees(KeyBinding(.enter, LowercasePhrase(ButtonPhrase.play)))
        && !visitor.sees(KeyBinding(.enter, TabPhrase.keyOpen)))
  }

  @Test("the smallest window has room for the letters without another sign")
  func letters() throws {
    let today = KeyBinding("d", LeaderboardPhrase.daysAgo(0))
    let watch = KeyBinding("w", WatchPhrase.keyWatch)
    let names = KeyBinding("n", DuelPhrase.names)
    for language in Language.allCases {
      let settings = Settings(game: "pairs-duel", language: language, motion: false)
      var visitor = Visitor(columns: 60, rows: 20, settings: settings)
      visitor.logIn(try Deals.player(), settings)
      #expect(visitor.sees(names))
      visitor.type("4")
      let page = try Deals.page(LeaderboardKey(game: PairsGame.id), count: 3)
      visitor.answer(.leaderboard(page, for: PlayerID(1)))
      #expect(visitor.sees(today) && visitor.sees(KeyBinding(.upDown, WatchPhrase.keyPick)))
      visitor.press(.enter)
      #expect(visitor.sees(watch) && visitor.sees("? ") && visitor.sees("q "))
    }
  }

  @Test("the title shows the keys that a newcomer needs first, even in the smallest window")
  func title() throws {
    let keys = [
      KeyBinding(.enter, ButtonPhrase.logIn), KeyBinding(.escape, TitlePhrase.keyMenu),
      KeyBinding(.function(1), TabPhrase.keyHelp),
      KeyBinding(.function(2), LowercasePhrase(AccountPhrase.title(.recover))),
    ]
    for language in Language.allCases {
      for columns in [60, 80] {
        var visitor = Visitor(
          columns: columns, rows: 20, settings: Settings(language: language))
        visitor.press(.tab)
        let bar = try #require(visitor.lines.last)
        for key in keys { #expect(visitor.hints(key), "\(bar)") }
        #expect(columns == 60 || bar.contains("Tab") && bar.contains("Ctrl-C"), "\(bar)")
      }
    }
  }

  @Test("an empty list has no hints to move or open, and a filtered one says how to clear it")
  func players() throws {
    let clear = KeyBinding(.escape, PlayersPhrase.keyClear)
    let sort = KeyBinding("r", PlayersPhrase.keyOrder)
    func asked(_ visitor: Visitor) throws -> PlayersRequest {
      try #require(visitor.effects.asked(PlayersRequest.self).last)
    }
    var visitor = Visitor()
    visitor.logIn(try Deals.player())
    visitor.type("5/")
    #expect(visitor.hints(clear) && !visitor.hints(sort))
    visitor.type("an")
    let all = try (1...2).map { try People.row($0) }
    var request = try asked(visitor)
    for (next, count) in [
      (PlayersCursor.name("x"), PlayersPhrase.atLeast(2)), (nil, .count(2)),
    ] {
      let page = PlayersPage(request: request, rows: all, next: next, total: 7)
      visitor.answer(.reply(to: request, .success(Dated(page))))
      #expect(visitor.sees(count))
      visitor.type("n")
      request = try asked(visitor)
    }
    visitor.press(.enter)
    #expect(visitor.hints(clear) && !visitor.hints(sort))
    visitor.press(.escape)
    #expect(try visitor.hints(sort) && !#require(visitor.lines.last).contains("Esc"))
    let page = PlayersPage(request: try asked(visitor), rows: [], next: nil, total: 0)
    visitor.answer(.reply(to: page.request, .success(Dated(page))))
    #expect(
      !visitor.hints(KeyBinding(.enter, TabPhrase.keyOpen))
        && visitor.hints(KeyBinding(.enter, ButtonPhrase.register)))
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
