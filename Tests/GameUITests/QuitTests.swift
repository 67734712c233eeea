import Canvas
import Testing

@testable import GameCore
@testable import GameUI

@Suite("Quitting without a game")
struct QuitTests {
  @Test("no guest's result is lost without a question")
  func guestResult() throws {
    var visitor = Visitor(settings: Settings(motion: false))
    visitor.enterAsGuest()
    visitor.deal()
    visitor.finish()
    visitor.effects = []
    let points = try #require((visitor.dialog as? GameResult)?.record.claimed.points)
    visitor.press(.escape)
    #expect(visitor.dialog == nil && visitor.open(StartScreen.self) != nil)
    #expect(visitor.sees(PlayPhrase.points(points)), "it stays the best")
    for key in [Key.character("q"), .control("c")] {
      visitor.press(key)
      #expect((visitor.dialog as? ConfirmationDialog)?.subject == .loseResults)
      visitor.press(.escape)
      #expect(!visitor.effects.contains(.terminal(.quit)))
    }
    visitor.type("qq")
    #expect(visitor.effects.contains(.terminal(.quit)))
  }

  @Test("a guest's result is not lost without a question during the next game either")
  func guestResultInNextGame() {
    var visitor = Visitor(settings: Settings(motion: false))
    visitor.enterAsGuest()
    visitor.deal()
    visitor.finish()
    visitor.press(.enter)
    visitor.answer(.seed(2))
    visitor.makeMove()
    visitor.type("q")
    #expect((visitor.dialog as? ConfirmationDialog)?.subject == .loseResults)
    visitor.press(.escape)
    #expect(visitor.play?.isPaused == false)
    visitor.effects = []
    visitor.type("qq")
    #expect(visitor.effects.contains(.terminal(.quit)))
    #expect(visitor.effects.contains { if case .store(.keepProgress) = $0 { true } else { false } })
  }

  @Test("at a result, q quits and the digits open tabs")
  func keysAtResult() throws {
    var visitor = Visitor(settings: Settings(motion: false))
    visitor.logIn(try Deals.player(), Settings(motion: false))
    visitor.deal()
    visitor.finish()
    var other = visitor
    visitor.effects = []
    visitor.type("q")
    #expect(visitor.effects.contains(.terminal(.quit)))
    other.type("4")
    #expect(other.dialog == nil && other.open(LeaderboardScreen.self) != nil)
    other.type("3")
    #expect(other.open(StartScreen.self) != nil && other.app.table.isEmpty)
  }

  @Test("Ctrl-C in a form asks before typed input is lost")
  func quitFromForm() throws {
    var visitor = Visitor(settings: Settings(motion: false))
    visitor.logIn(try Deals.player())
    visitor.app.navigation.go(.account(.email))
    visitor.type("a")
    visitor.press(.control("c"))
    #expect(visitor.dialog is ConfirmationDialog)
    #expect(!visitor.effects.contains(.terminal(.quit)))
    visitor.press(.control("c"))
    #expect(visitor.effects.contains(.terminal(.quit)))
  }

  private static var guest: Visitor {
    var visitor = Visitor()
    visitor.enterAsGuest()
    return visitor
  }

  @Test(
    "nothing is asked when nothing is lost",
    arguments: [Key.character("q"), .character("й"), .control("c")])
  func quitWithoutGame(key: Key) {
    for isTitle in [true, false] {
      var visitor = isTitle ? Visitor(anybody: false) : Self.guest
      visitor.effects = []
      visitor.press(key)
      #expect(visitor.effects == [.quit])
    }
  }

  @Test("during a game the key asks, and pressed again it confirms")
  func quitGame() {
    for key in [Key.character("q"), .character("й"), .control("c")] {
      var visitor = Self.guest
      visitor.deal()
      visitor.press(key)
      #expect(visitor.sees(QuestionPhrase.ask(.quit)) && visitor.effects.isEmpty)
      #expect(visitor.sees(KeyBinding("q", TabPhrase.keyQuit)))
      visitor.press(key)
      #expect(visitor.effects.last == .quit)
    }
  }

  @Test("every question during a game starts on the button that keeps playing")
  func sameDefault() {
    for keys in ["q", "r", "Q"] {
      var visitor = Self.guest
      visitor.deal()
      visitor.type(" " + keys)
      #expect(visitor.dialog is ConfirmationDialog, "\(keys)")
      #expect(visitor.app.dialogs.first?.focused == 0)
      #expect(visitor.app.dialogs.first?.buttons.first?.actions.isEmpty == true)
      visitor.press(.enter)
      #expect(visitor.dialog == nil && visitor.play?.isOver == false)
    }
  }

  @Test("a deal that arrives during the question changes its text")
  func dealUnderQuestion() throws {
    var visitor = Self.guest
    visitor.press(.character("3"), .enter)
    visitor.type("q")
    #expect(visitor.effects.last == .quit)
    visitor = try DailyVisit.visitor()
    DailyVisit.ask(&visitor)
    visitor.effects += visitor.app.perform([.account(.leave)], at: visitor.now)
    DailyVisit.begin(.dealt(try DailyVisit.daily()), &visitor)
    #expect(visitor.sees(QuestionPhrase.explain(.logOut(playing: true))))
    #expect(visitor.sees(DailyPhrase.isKept))
  }

  @Test("the button on the title quits at once")
  func quitButton() {
    var visitor = Visitor(anybody: false)
    visitor.effects = []
    visitor.click(visitor.text(TitlePhrase.quit))
    #expect(visitor.effects == [.quit])
  }

  @Test("Ctrl-C in a window that is too small quits at once and saves the game")
  func tooSmall() {
    for isAsked in [false, true] {
      var visitor = Self.guest
      visitor.deal()
      visitor.wait(500)
      visitor.type(" ")
      if isAsked { visitor.press(.control("c")) }
      visitor.effects = []
      visitor.send(.resized(Size(columns: 59, rows: 20)))
      #expect(visitor.sees(TabPhrase.quitHere))
      visitor.press(.control("c"))
      #expect(visitor.effects.last == .quit)
      let isKept = visitor.effects.contains { effect in
        if case .store(.keepProgress(_, .guest)) = effect { true } else { false }
      }
      #expect(isKept)
    }
  }

  @Test("Declining to quit lets the game continue")
  func stay() throws {
    for (keys, answer) in [("o", Key.escape), ("o", .enter), ("q", .escape), ("?", .escape)] {
      var visitor = Visitor()
      visitor.logIn(try Deals.player())
      visitor.deal()
      visitor.wait(500)
      visitor.type(" " + keys)
      #expect(visitor.dialog != nil && visitor.play?.isPaused == true)
      visitor.press(answer)
      #expect(visitor.dialog == nil && visitor.play?.isPaused == false, "\(keys)")
      // A game that the player paused stays paused.
      visitor.type("p")
      visitor.effects += visitor.app.perform([.account(.leave)], at: visitor.now)
      visitor.press(.escape)
      #expect(visitor.play?.isPaused == true)
    }
  }
}
