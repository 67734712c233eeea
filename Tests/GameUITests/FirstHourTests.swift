import Canvas
import GameCore
import Testing

@testable import GameUI

@Suite("The first hour of a newcomer: what is offered works, and nothing comes back")
struct FirstHourTests {
  private func guest(
    _ settings: Settings = Settings(motion: false), _ language: Language = .english
  ) -> Visitor {
    var visitor = Visitor(App.LaunchEnvironment(language: language), settings: settings)
    visitor.enterAsGuest()
    return visitor
  }

  @Test("a board that lost its room offers only keys that work, paused and given up")
  func noRoom() {
    var visitor = guest(Settings(setups: ["pairs": "hard"], motion: false))
    visitor.deal()
    visitor.type(" ")
    visitor.send(.resized(Size(columns: 60, rows: 20)))
    #expect(visitor.play?.isPaused == true && visitor.sees(PlayPhrase.tooSmall))
    #expect(!visitor.hints(.goOn) && visitor.hints(.leave))
    visitor.type("Q")
    visitor.press(.right, .enter)
    #expect(visitor.play?.isOver == true)
    let close = KeyBinding(.enter, PlayPhrase.keyClose)
    #expect(visitor.hints(close))
    visitor.wait(1000)
    visitor.press(.enter)
    #expect(visitor.play == nil && visitor.open(StartScreen.self) != nil)
  }

  @Test("buttons of a tutorial react to Enter, on the one that Tab or an arrow chose")
  func tutorialButtons() {
    var visitor = guest(Settings(game: "color-match", motion: false))
    visitor.type("t")
    // The first answer is yes, the second no.
    visitor.press(.enter)
    #expect(visitor.open(TutorialScreen.self)?.wasWrong == false)
    #expect(visitor.sees(TutorialPhrase.wordsAgain), "\(visitor.screen.prefix(250))")
  }

  @Test("w on the leaderboard watches the first row at once")
  func watchAtOnce() throws {
    var visitor = guest()
    visitor.type("4")
    let key = LeaderboardKey(game: PairsGame.id, setup: "easy")
    visitor.answer(.leaderboard(try Deals.page(key, count: 3), for: nil))
    visitor.type("w")
    #expect(visitor.open(WatchScreen.self) != nil)
  }

  @Test("a wrong character of the last group stays, is named, and can be corrected")
  func wrongCharacter() throws {
    var visitor = Visitor()
    try visitor.register()
    visitor.type("000x")
    let notice = try #require(visitor.dialog as? RecoveryCodeNotice)
    #expect(notice.typed == "000X")
    #expect(visitor.sees(AccountPhrase.wrongLastGroup))
    visitor.press(.backspace)
    #expect((visitor.dialog as? RecoveryCodeNotice)?.typed == "000")
    #expect(!visitor.sees(AccountPhrase.wrongLastGroup))
    visitor.type("0")
    #expect(visitor.dialog == nil)
  }
}
