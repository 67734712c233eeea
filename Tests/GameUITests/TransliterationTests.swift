import Canvas
import GameCore
import Testing

@testable import GameUI

@Suite("Names in plain ASCII")
struct TransliterationTests {
  @Test("Cyrillic letters become Latin ones, and what nobody knows a question mark")
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

  @Test("A name is as short in Latin letters as it may be in its own")
  func length() {
    let look = RenderStyle(
      theme: .dark, depth: .monochrome, language: .russian, unicode: false, secondsFromUTC: 0,
      pixels: nil, sextants: false)
    let shown = look.shown(String(repeating: "Щ", count: DuelName.longest))
    #expect(shown == "SHCHSHCHSHCHSHCHS...")
  }
}
