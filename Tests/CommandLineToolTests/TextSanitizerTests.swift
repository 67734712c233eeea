import GameCore
import Testing

@Suite("Text from outside is cleaned")
struct TextSanitizerTests {
  @Test(
    "Control, invisible and unassigned characters are replaced",
    arguments: [
      ("Анна-Maria 花子", "Анна-Maria 花子"), ("é", "é"), ("e\u{301}", "e\u{301}"),
      ("a\u{1B}[2Jb", "a\u{FFFD}[2Jb"), ("a\r\nb\tc", "a  b c"), ("a\u{202E}b", "a\u{FFFD}b"),
      ("a\u{200B}b", "a\u{FFFD}b"), ("a\u{9B}b", "a\u{FFFD}b"), ("\u{E000}", "\u{FFFD}"),
      ("\u{378}", "\u{FFFD}"), ("\u{301}a", "\u{FFFD}a"), ("\u{2028}", " "),
      ("❤\u{FE0F}", "❤"), ("\u{3164}", "\u{FFFD}"), ("\u{A0}", " "),
    ])
  func cleaned(text: String, expected: String) {
    #expect(TextSanitizer.line(text).unicodeScalars.elementsEqual(expected.unicodeScalars))
  }

  @Test("A stack of marks is reduced to four")
  func zalgo() {
    let tower = "a" + String(repeating: "\u{301}", count: 1000) + "b"
    #expect(TextSanitizer.line(tower).unicodeScalars.count == 6)
  }

  @Test("Long text is truncated with a mark, within the limit", arguments: [0, 1, 3, 4, 60])
  func cut(limit: Int) {
    let line = TextSanitizer.line(String(repeating: "x", count: 10_000), limit: limit)
    #expect(line.count == limit)
    #expect(line.hasSuffix(String(repeating: ".", count: min(limit, 3))))
    #expect(TextSanitizer.line("short", limit: 5) == "short")
  }

  @Test("Nothing that could control a terminal or change text direction enters a field")
  func pasted() {
    #expect(TextSanitizer.pasted("a\u{1B}[2Jb\u{202E}c\nd\u{200B}\u{7F}e") == "a[2Jbc de")
    #expect(TextSanitizer.pasted("anna@example.org\r\n") == "anna@example.org")
    #expect(TextSanitizer.pasted("\u{301}a\u{FE0F}") == "a")
    #expect(TextSanitizer.pasted(String(repeating: "x", count: 10_000), limit: 5) == "xxxxx")
    #expect(TextSanitizer.password("Se\ncret 1\u{7}") == "Secret 1")
  }

  @Test("Cleaning is idempotent", arguments: 0..<50)
  func idempotent(seed: UInt64) {
    var generator = Generator(seed: seed)
    var text = ""
    for _ in 0..<100 {
      guard let scalar = Unicode.Scalar(UInt32(generator.below(0x3100))) else { continue }
      text.unicodeScalars.append(scalar)
    }
    let once = TextSanitizer.line(text)
    #expect(TextSanitizer.line(once).unicodeScalars.elementsEqual(once.unicodeScalars))
  }

  @Test("No script puts more than four marks on a character")
  func towers() {
    let invisible = ["", "\u{200B}", "\u{200D}", "\u{2060}", "\u{FE0F}", "\u{AD}", "\u{E0041}"]
    for gap in invisible {
      let tower =
        "a"
        + String(repeating: String(repeating: "\u{301}", count: 4) + gap, count: 200) + "b"
      for text in [TextSanitizer.pasted(tower), TextSanitizer.line(tower)] {
        for character in text {
          #expect(character.unicodeScalars.count <= 5, "\(gap.unicodeScalars)")
        }
      }
      #expect(TextSanitizer.pasted(tower).count == 2)
    }
    let vowels = "a" + String(repeating: "\u{1161}", count: 100)
    #expect(TextSanitizer.pasted(vowels).unicodeScalars.count == 5)
    #expect(TextSanitizer.pasted("a\u{1BC9D}\u{16FE4}b") == "ab")
  }
}
