import Canvas
import Testing

@testable import GameCore
@testable import GameUI

@Suite struct CursorTests {
  @Test("The cursor is in text fields, and on no button, card, word or dialog")
  func hidden() {
    var visitor = Visitor(App.LaunchEnvironment(), settings: Settings(motion: false))
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

  @Test("There is no text cursor on the profile's checkboxes and in the calendar")
  func profile() throws {
    var visitor = Visitor()
    visitor.logIn(try Deals.player(), offersProfile: true)
    visitor.answer(.profile(OwnProfile(), at: Timestamp(milliseconds: 1_795_305_600_000)))
    #expect(visitor.hasCursor, "the first name")
    visitor.press(.tab)
    #expect(!visitor.hasCursor, "who sees it")
    for _ in 0..<5 { visitor.press(.tab) }
    visitor.press(.enter)
    #expect(
      visitor.sees(CalendarPhrase.hint("*"), around: "*") && !visitor.hasCursor, "days"
    )
    visitor.type("?")
    #expect(visitor.dialog is HelpText)
    visitor.press(.escape)
    visitor.type("2")
    #expect(visitor.hasCursor, "a typed day")
  }

  @Test("With the setting or the option, the cursor is at the focus")
  func focus() {
    for (environment, settings) in [
      (App.LaunchEnvironment(), Settings(motion: false, cursor: .focus)),
      (App.LaunchEnvironment(cursor: .focus), Settings(motion: false)),
    ] {
      var visitor = Visitor(environment, settings: settings)
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

  @Test("The command line overrides the setting, which says so")
  func forced() {
    var visitor = Visitor(
      App.LaunchEnvironment(cursor: .hidden), settings: Settings(motion: false, cursor: .focus))
    visitor.enterAsGuest()
    visitor.type("2")
    #expect(!visitor.hasCursor)
    #expect(visitor.sees(SettingsPhrase.forced))
  }
}

extension Visitor {
  fileprivate var hasCursor: Bool { canvas.cursor != nil }
}
