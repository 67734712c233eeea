import Canvas
import GameCore
import Testing

@testable import GameUI

@Suite struct CursorTests {
  @Test("The cursor stands in text fields, and on no button, card, word or dialog")
  func hidden() {
    var visitor = Visitor(App.Conditions(), settings: Settings(motion: false))
    #expect(visitor.hasCursor, "the name is typed")
    var title = visitor
    title.press(.tab, .tab)
    #expect(!title.hasCursor, "a check")
    visitor.enterAsGuest()
    #expect(!visitor.hasCursor, "a button")
    for tab in ["1", "2", "4", "6", "7", "3"] {
      visitor.type(tab)
      #expect(!visitor.hasCursor, "tab \(tab)")
    }
    visitor.deal()
    visitor.press(.right)
    #expect(!visitor.hasCursor, "cards")
    visitor.type("?")
    #expect(!visitor.hasCursor, "a dialog")
  }

  @Test("Who follows the cursor finds it on what is focused, by setting or by command line")
  func focus() {
    for (conditions, settings) in [
      (App.Conditions(), Settings(motion: false, cursor: .focus)),
      (App.Conditions(cursor: .focus), Settings(motion: false)),
    ] {
      var visitor = Visitor(conditions, settings: settings)
      visitor.enterAsGuest()
      for tab in ["1", "2", "3"] {
        visitor.type(tab)
        #expect(visitor.hasCursor, "tab \(tab)")
      }
      visitor.deal()
      let before = visitor.canvas.cursor
      visitor.press(.right)
      #expect(visitor.hasCursor)
      #expect(visitor.canvas.cursor != before)
    }
  }

  @Test("The command line wins over the setting, which says so")
  func forced() {
    var visitor = Visitor(
      App.Conditions(cursor: .hidden), settings: Settings(motion: false, cursor: .focus))
    visitor.enterAsGuest()
    visitor.type("2")
    #expect(!visitor.hasCursor)
    #expect(visitor.screen.contains("set at start"))
  }
}

extension Visitor {
  fileprivate var hasCursor: Bool { canvas.cursor != nil }
}
