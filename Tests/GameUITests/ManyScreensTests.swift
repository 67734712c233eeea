import Canvas
import MediaProtocol
import Testing

@testable import GameCore
@testable import GameUI

/// Failures that were possible when one value contained the state of every screen.
@Suite("Screens do not affect each other")
struct ManyScreensTests {
  private let pairs = OwnRoundsVisit.pairs

  @Test("unreadable settings are never overwritten, and the player sees why")
  func unreadSettings() throws {
    var visitor = Visitor()
    let anna = try Deals.player()
    visitor.answer(
      .logIn(LoginName("a"), .success(Welcome(anna, settings: .failure(.busy)))))
    visitor.answer(.progress(nil, of: .player(anna.id)))
    visitor.effects = []
    visitor.press(.right)
    #expect(visitor.app.session.settings.setups["pairs"] == "normal", "it holds for this run")
    #expect(!visitor.effects.contains { if case .store(.save) = $0 { true } else { false } })
    #expect(visitor.sees(DialogPhrase.settingsUnread))
    visitor.press(.enter, .right)
    #expect(!visitor.sees(DialogPhrase.settingsUnread), "once is enough")
    // As soon as they can be read, changes are stored again.
    visitor.answer(.logIn(LoginName("a"), .success(Welcome(anna, settings: .success(Settings())))))
    visitor.press(.right)
    #expect(visitor.effects.contains { if case .store(.save) = $0 { true } else { false } })
  }

  @Test("a note goes to the round where it was started, whatever happens to the list")
  func noteFollowsRound() throws {
    var visitor = try OwnRoundsVisit.opened()
    visitor.press(.down, .enter, .right, .enter)
    visitor.type("mine")
    visitor.answer(.deleted(RoundID(99), by: PlayerID(1), .success(Done())))
    visitor.effects = []
    visitor.press(.enter)
    #expect(
      visitor.effects == [.setNote(RoundNote("mine"), of: RoundID(98), by: PlayerID(1))])
  }

  @Test("a note is saved when something else is clicked or another tab opened")
  func noteIsKept() throws {
    let kept = Effect.setNote(RoundNote("mine"), of: RoundID(99), by: PlayerID(1))
    for target in ["Rules", "Color Match", "Hard"] {
      var visitor = try OwnRoundsVisit.opened()
      visitor.press(.enter, .right, .enter)
      visitor.type("mine")
      visitor.click(target)
      #expect(visitor.effects.contains(kept), "\(target)")
    }
    var visitor = try OwnRoundsVisit.opened()
    visitor.press(.enter, .right, .enter)
    visitor.type("mine")
    visitor.press(.tab)
    #expect(visitor.effects.contains(kept))
    #expect(visitor.app.navigation.tab == Tab.leaderboard.moved(by: 1))
  }

  @Test("a game without pictures starts no helper, and a click on a field saves nothing")
  func quietSettings() {
    var visitor = Visitor(settings: Settings(deck: "cats", game: "color-match"))
    visitor.press(.tab, .tab, .tab, .tab, .tab, .enter)
    visitor.type("2")
    #expect(visitor.previews.isEmpty)
    visitor.effects = []
    visitor.press(.home, .left)
    #expect(visitor.previews.count == 1, "Pairs shows them")
    visitor.effects = []
    visitor.click("https://")
    #expect(visitor.effects.isEmpty)
  }

  @Test("a Russian keyboard pauses and leaves every game")
  func russianLayout() {
    for game in GameKind.allCases.map(\.id.description) {
      for key in ["з", "З"] {
        var visitor = Visitor(settings: Settings(game: game, motion: false))
        visitor.enterAsGuest()
        visitor.deal()
        visitor.type(key)
        #expect(visitor.play?.isPaused == true, "\(game) \(key)")
      }
      var visitor = Visitor(settings: Settings(game: game, motion: false))
      visitor.enterAsGuest()
      visitor.deal()
      visitor.live(4000)
      visitor.makeMove()
      visitor.type("Й")
      #expect(visitor.sees(QuestionPhrase.ask(.leave)), "\(game)")
    }
  }

  @Test("F1 helps on every screen, even during text input")
  func help() {
    var visitor = Visitor()
    visitor.press(.function(1))
    #expect(visitor.dialog is HelpText)
    visitor.press(.escape)
    visitor.app.navigation.go(.register)
    visitor.press(.function(1))
    #expect(visitor.dialog is HelpText)
    #expect(visitor.sees("Tab"), "it is the help of the form")
    visitor.press(.escape)
    #expect(visitor.open(RegisterScreen.self) != nil)
  }

  @Test("an unreadable page of own rounds is reported, and requested again by moving on")
  func failedPage() throws {
    var visitor = try OwnRoundsVisit.opened(total: 5)
    visitor.press(.end)
    #expect(visitor.effects == [.loadOwnRounds(pairs, PlayerID(1), before: RoundID(97))])
    visitor.answer(.ownRoundsFailed(pairs, PlayerID(1), before: RoundID(97), .busy))
    #expect(visitor.sees(PlayersPhrase.more))
    visitor.effects = []
    visitor.press(.down)
    #expect(visitor.effects == [.loadOwnRounds(pairs, PlayerID(1), before: RoundID(97))])
  }

  @Test("arriving pictures do not move the focus of another dialog")
  func focusStays() throws {
    var visitor = Visitor.loading("cats", seed: 7)
    let (id, request) = try #require(visitor.latestLoad)
    visitor.press(.function(1))
    visitor.wait(200)
    visitor.send(.deadline)
    visitor.app.show(
      .question(.leave, isAttempt: true, ButtonPhrase.giveUp, .game(.giveUp)), first: true,
      at: visitor.now)
    visitor.press(.right)
    visitor.deliver(id, request)
    #expect(visitor.app.dialogs.first?.focused == 1)
  }

  @Test("a resumed game opens the board, and the list of rounds is still there on return")
  func resumePastList() throws {
    var visitor = try OwnRoundsVisit.opened()
    visitor.answer(.progress(try Deals.begun(), of: .player(PlayerID(1))))
    visitor.press(.enter)
    #expect(visitor.app.navigation.tab == .board && visitor.play?.isPaused == false)
    visitor.type("4")
    #expect(visitor.open(OwnRoundsScreen.self) != nil)
  }

  @Test("the help counts the tabs itself")
  func digits() {
    var visitor = Visitor()
    visitor.enterAsGuest()
    visitor.type("1")
    #expect(
      visitor.lines.last?.contains("1–\(Tab.allCases.count) " + visitor.text(TabPhrase.keyTabs))
        == true)
  }

  @Test("the About page opens from every tab and shows the state of the records")
  func about() {
    var environment = App.LaunchEnvironment()
    environment.about = App.About(version: "7.8.9", data: "/data", cache: "/cache")
    var visitor = Visitor(environment)
    visitor.enterAsGuest()
    for tab in Tab.allCases.indices {
      visitor.type("\(tab + 1)a")
      #expect(visitor.effects.last == .ask(CensusQuery()))
      visitor.answer(.census(.success(Census(kept: 12, replayed: 12, verified: 11))))
      #expect(visitor.sees("7.8.9") && visitor.sees("/data") && visitor.sees("/cache"))
      #expect(visitor.sees(AboutPhrase.census(Census(kept: 12, replayed: 12, verified: 11))))
      visitor.press(.escape)
      #expect(visitor.open(AboutScreen.self) == nil)
    }
  }

  @Test("the About page", arguments: PictureTests.variants)
  func aboutPicture(name: String, environment: App.LaunchEnvironment) {
    var environment = environment
    environment.about = App.About(
      version: "1.0.0", data: "/home/anna/.local/share/flipside",
      cache: "/home/anna/.cache/flipside/pictures")
    var visitor = Visitor(environment)
    visitor.enterAsGuest()
    visitor.type("a")
    visitor.answer(.census(.success(Census(kept: 1234, replayed: 1000, verified: 1000))))
    expectPicture(visitor, "about-\(name)")
  }
}
