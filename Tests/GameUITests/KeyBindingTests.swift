import Canvas
import GameCore
import Testing

@testable import GameUI

@Suite("Keys")
struct KeyBindingTests {
  /// Visitors of every route: a player and a guest.
  private func visitors() throws -> [Visitor] {
    try Route.samples.flatMap { route in
      try [true, false].map { isPlayer in
        var visitor = Visitor()
        if isPlayer { visitor.logIn(try Deals.player()) } else { visitor.enterAsGuest() }
        visitor.go(route)
        return visitor
      }
    }
  }

  @Test("every key in the hint bar works, and none is bound twice")
  func told() throws {
    for visitor in try visitors() {
      let screen = visitor.app.navigation.current
      let context = visitor.app.context(at: visitor.now)
      let told = screen.hints(context).flatMap(\.keys)
      #expect(Set(told).count == told.count, "\(type(of: screen)) \(told)")
      for key in told where !KeyBinding.everywhere.contains(where: { $0.has(key) }) {
        var screen = screen
        #expect(screen.handle(.key(key), context) != nil, "\(type(of: screen)) \(key)")
      }
    }
  }

  @Test("every key of every screen can be pressed in all states that it leads to")
  func pressed() throws {
    for start in try visitors() {
      for binding in start.app.navigation.current.bindings(start.app.context(at: start.now)) {
        for key in binding.keys + binding.also {
          var visitor = start
          visitor.press(key)
          #expect(visitor.canvas.size == visitor.app.size)
          visitor.press(.enter, .escape)
          #expect(visitor.canvas.size == visitor.app.size)
        }
      }
    }
  }

  @Test("a hint that is silenced still works, and the first binding wins")
  func priority() {
    func outcome(of input: Input?) -> KeyBindings<Int> {
      var bind = KeyBindings<Int>(for: input)
      bind.isSilent = true
      bind("a", ButtonPhrase.back) { 1 }
      bind.isSilent = false
      bind("b", TabPhrase.keyOpen, also: ["a"]) { nil }
      bind.steps(.upDown, TabPhrase.keyMove) { $0 }
      bind.part { $0 == .key("b") ? 2 : nil }
      return bind
    }
    #expect(outcome(of: .key("a")).outcome == 1)
    #expect(outcome(of: .key("b")).outcome == 2, "nil passes the key on")
    #expect(outcome(of: .key("k")).outcome == -1 && outcome(of: .key(.down)).outcome == 1)
    #expect(outcome(of: .key("x")).outcome == nil)
    #expect(outcome(of: nil).all.map { $0.hint == nil } == [true, false, false])
  }
}
