import Canvas
import GameCore
import Testing

@testable import GameUI

@Suite("Quitting asks before something is lost")
struct QuitTests {
  @Test("no guest's result is lost without a question")
  func guestResult() {
    var visitor = Visitor(settings: Settings(motion: false))
    visitor.enterAsGuest()
    visitor.deal()
    visitor.finish()
    visitor.effects = []
    visitor.press(.escape)
    #expect(visitor.dialog == nil && visitor.open(StartScreen.self) != nil)
    for key in [Key.character("q"), .control("c")] {
      visitor.press(key)
      #expect((visitor.dialog as? ConfirmationDialog)?.subject == .loseResults)
      visitor.press(.escape)
      #expect(!visitor.effects.contains(.terminal(.quit)))
    }
    visitor.type("qq")
    #expect(visitor.effects.contains(.terminal(.quit)))
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
}
