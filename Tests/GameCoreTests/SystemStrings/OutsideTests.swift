import Fixtures
import SystemStrings
import Testing

@Suite("Text from outside is compared in linear time")
struct OutsideTests {
  @Test("Hashing, comparing, searching and splitting are fast for any text")
  func linear() {
    let slow = LongText.slow { bytes in
      let text = String(outside: bytes)
      var hasher = Hasher()
      hasher.combine(text)
      _ = hasher.finalize()
      _ = text + "x" == text + "y"
      _ = text.split(separator: " ").count + text.reversed().count
      _ = text.contains("~") || text.hasSuffix("~") || text.hasPrefix("e~")
    }
    #expect(slow == [])
  }

  @Test("Only endless runs change, not what people write")
  func unchanged() {
    let written = ["naïve", "e\u{301}\u{323}", "Việt", "ภาษาไทย", "🇩🇪🇫🇷", "", "й\u{306}"]
    for text in written {
      let long = String(repeating: text + " ", count: 300)
      #expect(Array(String(outside: Array(long.utf8)).utf8) == Array(long.utf8))
    }
    let endless = "e" + String(repeating: "\u{301}", count: 600)
    let cut = String(outside: Array(endless.utf8)).unicodeScalars
    #expect(cut.count { $0 == "\u{301}" } == 64)
    #expect(cut.count { $0 == "\u{FFFD}" } == 600 - 64)
    #expect(SystemString(endless).exactText?.unicodeScalars.elementsEqual(cut) == true)
  }
}
