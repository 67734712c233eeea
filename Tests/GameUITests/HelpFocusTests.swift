import Canvas
import Testing

@testable import GameCore
@testable import GameUI

@Suite("The help and the focus")
struct HelpFocusTests {
  /// Returns the keys in the help, one by one.
  private func keys(_ visitor: Visitor) -> [String] {
    let help = visitor.app.help(visitor.app.context(at: visitor.now))
    return (help.keys + help.everywhere)
      .flatMap { $0.row(visitor.app.look).keys.split(separator: " ").map(String.init) }
  }

  private func isTyping(_ visitor: Visitor) -> Bool {
    visitor.app.navigation.current.isTyping(visitor.app.context(at: visitor.now))
  }

  /// Returns the faults of the help during text input: keys that type, or are listed twice.
  private func errors(_ visitor: Visitor) -> [String] {
    let keys = keys(visitor)
    let typing = keys.filter { key in
      let isArrow = ["↑", "↓", "←→", "↑↓", "←↑↓→"].contains(key)
      return !isArrow && (key.count == 1 || key.first?.isNumber == true)
    }
    return typing + Set(keys).filter { key in keys.filter { $0 == key }.count > 1 }
  }

  @Test("during text input the help lists no key that types")
  func typing() throws {
    var fields: Set<String> = []
    for route in Route.samples {
      var visitor = Visitor(settings: Settings(deck: "folder"))
      visitor.logIn(try Deals.player(), Settings(deck: "folder"))
      visitor.go(route)
      for _ in 0..<16 {
        if isTyping(visitor) {
          fields.insert("\(type(of: visitor.app.navigation.current))")
          #expect(errors(visitor).isEmpty, "\(route) \(keys(visitor))")
        }
        visitor.press(.down)
      }
    }
    #expect(fields.count > 6, "\(fields)")
  }

  @Test("also in a note, a filter and a search")
  func others() throws {
    var note = try OwnRoundsVisit.opened()
    note.press(.enter, .right, .enter)
    var filter = Visitor()
    filter.logIn(try Deals.player())
    filter.type("5/")
    for visitor in [Visitor(), note, filter] {
      #expect(isTyping(visitor) && errors(visitor).isEmpty, "\(keys(visitor))")
      #expect(keys(visitor).contains("F1") && keys(visitor).contains("Ctrl-C"))
    }
  }

  @Test("in a dialog the help shows its keys, and the same key closes only the help")
  func dialogs() throws {
    var visitor = Visitor(settings: Settings(motion: false))
    visitor.enterAsGuest()
    visitor.deal()
    visitor.finish()
    let result = try #require(visitor.dialog as? GameResult)
    let help = KeyBinding("?", TabPhrase.keyHelp)
    #expect(visitor.hints(help))
    for key in [Key.function(1), .character("?")] {
      visitor.press(key)
      #expect(
        visitor.dialog is HelpText && visitor.sees("Esc") && visitor.sees(RulesPhrase.moveKeys))
      #expect(!visitor.hints(help))
      visitor.press(key)
      #expect(visitor.dialog as? GameResult == result)
    }
  }

  @Test("keys that work anyway are listed once")
  func once() {
    var visitor = Visitor()
    visitor.enterAsGuest()
    visitor.type("1")
    #expect(keys(visitor).contains("1–7") && keys(visitor).contains("a"))
    #expect(!errors(visitor).contains { !["a", "g", "o", "q", "t", "?", "1–7"].contains($0) })
    let named = keys(visitor)
    #expect(named.filter { $0 == "a" }.count == 1)
  }
}
