import Canvas
import Testing

@testable import GameCore
@testable import GameUI

@Suite("Names in plain ASCII")
struct TransliterationTests {
  @Test("Cyrillic letters become Latin ones, and unknown ones question marks")
  func names() {
    let look = RenderStyle(
      theme: .dark, depth: .monochrome, language: .english, unicode: false, secondsFromUTC: 0,
      pixels: nil, sextants: false)
    for (name, shown) in [
      ("Ж", "Zh"), ("Щукин", "Shchukin"), ("Анна-2", "Anna-2"), ("Ь", "?"), ("花", "?"),
      ("ЩУКИН", "SHCHUKIN"), ("ПЛЮЩ", "PLYUSHCH"), ("Я-Щ", "Ya-Shch"), ("АЯ и Юля", "AYA i Yulya"),
    ] {
      #expect(look.shown(name) == shown)
    }
  }

  @Test("Players' names are transliterated on the screens, and unchanged if they can be shown")
  func players() throws {
    for (unicode, shown) in [(false, "Zhanna"), (true, "Жанна")] {
      var visitor = Visitor(App.LaunchEnvironment(depth: .monochrome, unicode: unicode))
      visitor.logIn(try Deals.player(1, "Жанна"), Settings())
      #expect(visitor.sees("\(shown) "), "in the head")
      visitor.type("6")
      #expect(visitor.screen.ranges(of: shown).count == 3, "the heading and the name's row too")
    }
  }

  @Test("A transliterated name has the same minimum length")
  func length() {
    let look = RenderStyle(
      theme: .dark, depth: .monochrome, language: .russian, unicode: false, secondsFromUTC: 0,
      pixels: nil, sextants: false)
    let shown = look.shown(String(repeating: "Щ", count: DuelName.longest))
    #expect(shown == "SHCHSHCHSHCHSHCHS...")
  }
}
