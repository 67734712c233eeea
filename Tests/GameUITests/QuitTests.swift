import Canvas
import GameCore
import Testing

@testable import GameUI

@Suite("Quitting without a game")
struct QuitTests {
  private static var guest: Visitor {
    var visitor = Visitor()
    visitor.enterAsGuest()
    return visitor
  }

  @Test("without a game only the letter asks: Enter or the letter again quits the program")
  func quitWithoutGame() {
    var visitor = Self.guest
    visitor.press(.control("c"))
    #expect(visitor.effects == [.quit])
    for key in [Key.enter, .character("q"), .character("й"), .control("c")] {
      for isTitle in [true, false] {
        visitor = isTitle ? Visitor(anybody: false) : Self.guest
        visitor.effects = []
        visitor.type("q")
        #expect(
          visitor.sees(QuestionPhrase.ask(.quit(playing: true)))
            && visitor.sees(KeyBinding("q", TabPhrase.keyQuit)))
        #expect(visitor.effects.isEmpty)
        visitor.press(.escape)
        #expect(visitor.dialog == nil && visitor.effects.isEmpty)
        visitor.press(.character("q"), key)
        #expect(visitor.effects == [.quit])
      }
    }
  }

  @Test("a deal that arrives during the question changes its text")
  func dealUnderQuestion() throws {
    var visitor = Self.guest
    visitor.press(.character("3"), .enter)
    visitor.type("q")
    #expect(visitor.sees(QuestionPhrase.explain(.quit(playing: false))))
    visitor.answer(.seed(1))
    #expect(visitor.play != nil && visitor.sees(QuestionPhrase.ask(.quit(playing: true))))
    #expect(
      visitor.sees(QuestionPhrase.explain(.quit(playing: true)))
        && !visitor.sees(QuestionPhrase.explain(.quit(playing: false))))
    for isResumed in [false, true] {
      visitor = try DailyVisit.visitor()
      DailyVisit.ask(&visitor)
      visitor.type("q")
      DailyVisit.begin(
        isResumed ? .resumed(try DailyVisit.begun()) : .dealt(try DailyVisit.daily()), &visitor)
      #expect(visitor.play != nil && !visitor.sees(QuestionPhrase.explain(.quit(playing: false))))
      #expect(visitor.sees(DailyPhrase.isKept), "\(visitor.screen)")
    }
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
    visitor.click(button: ButtonPhrase.quit)
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
