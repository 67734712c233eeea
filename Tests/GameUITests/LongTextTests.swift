import Canvas
import Fixtures
import GameCore
import SystemStrings
import Testing

@testable import GameUI

@Suite("Screens handle long texts in linear time")
struct LongTextTests {
  @Test(
    "The looks of a saved game with any text after their headings",
    arguments: ["", "daily ", "rival\tplayer\t", "drawings 1\n", "covers 1\n1\t", "posters 1\na\t"])
  func appearance(_ start: String) {
    let slow = LongText.slow { bytes in
      let text = String(outside: Array(start.utf8) + bytes)
      let appearance = SavedAppearance(text)
      _ = Cover.all(appearance: appearance.rest)
      _ = Posters(appearance: appearance.rest)
    }
    #expect(slow == [])
  }

  @Test("Text of any kind is pasted into the fields of every screen")
  func pasted() throws {
    var seen: Set<String> = []
    let starts = try Route.samples.compactMap { route -> Visitor? in
      var visitor = Visitor()
      visitor.logIn(try Deals.player())
      visitor.go(route)
      if case .players = route { visitor.type("/") }
      let screen = visitor.app.navigation.current
      return screen.isTyping(visitor.app.context(at: visitor.now))
        && seen.insert("\(type(of: screen))").inserted ? visitor : nil
    }
    #expect(seen.count > 4, "\(seen)")
    for start in [Visitor()] + starts {
      let slow = LongText.slow { bytes in
        var visitor = start
        for _ in 0..<2 {
          visitor.send(.input(.paste(String(decoding: bytes, as: UTF8.self))))
          visitor.press(.left, .backspace, .tab)
          _ = visitor.app.draw(at: visitor.now)
        }
        visitor.press(.enter)
        _ = visitor.app.draw(at: visitor.now)
      }
      #expect(slow == [], "\(type(of: start.app.navigation.current))")
    }
  }
}
