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
  func looks(_ start: String) {
    let slow = LongText.slow { bytes in
      let text = String(outside: Array(start.utf8) + bytes)
      let looks = SavedAppearance(text)
      _ = Cover.all(looks: looks.rest)
      _ = Posters(looks: looks.rest)
    }
    #expect(slow == [])
  }

  @Test("Text of any kind is pasted into the fields of the first screen")
  func pasted() {
    let slow = LongText.slow(40_000) { bytes in
      var visitor = Visitor()
      for _ in 0..<2 {
        visitor.send(.input(.paste(String(decoding: bytes, as: UTF8.self))))
        visitor.press(.left, .backspace, .tab)
        _ = visitor.app.draw(at: visitor.now)
      }
      visitor.press(.enter)
      _ = visitor.app.draw(at: visitor.now)
    }
    #expect(slow == [])
  }
}
