import Canvas
import Testing

@testable import GameUI

@Suite("Leaving the program where no game is on")
struct QuitTests {
  private static var guest: Visitor {
    var visitor = Visitor()
    visitor.enterAsGuest()
    return visitor
  }

  @Test("without a game only the letter asks: Enter and the letter once more end the program")
  func quitWithoutGame() {
    var visitor = Self.guest
    visitor.press(.control("c"))
    #expect(visitor.effects == [.quit])
    for key in [Key.enter, .character("q"), .character("й"), .control("c")] {
      for isTitle in [true, false] {
        visitor = isTitle ? Visitor(anybody: false) : Self.guest
        visitor.effects = []
        visitor.type("q")
        #expect(visitor.sees("Quit Flipside?") && visitor.sees("q quit"))
        #expect(visitor.effects.isEmpty)
        visitor.press(.escape)
        #expect(visitor.dialog == nil && visitor.effects.isEmpty)
        visitor.press(.character("q"), key)
        #expect(visitor.effects == [.quit])
      }
    }
  }

  @Test("the button on the title ends the program at once")
  func quitButton() {
    var visitor = Visitor(anybody: false)
    visitor.effects = []
    visitor.click("[ Quit ]")
    #expect(visitor.effects == [.quit])
  }
}
