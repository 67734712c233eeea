import Testing

@testable import GameCore

@Suite("Titles are sorted as readers expect")
struct TitleOrderTests {
  private func sorted(_ titles: [String], _ language: Language = .english) -> [String] {
    TitleOrder(language).sorted(titles) { $0 }
  }

  @Test(
    "a list has the same order however it was arranged before",
    arguments: [
      (Language.english, ["99 Luftballons", "Abbey Road", "Zebra", "Альбом", "Йод", "愛"]),
      (.russian, ["99 Luftballons", "Альбом", "Ёлка", "Йод", "Кино", "Abbey Road", "愛"]),
      (.english, ["Live", "Live 2", "Live 10", "Live 010b", "Live at Last", "Liver"]),
      (.english, ["3,14", "99 Luftballons", "2112", "10,000 Days", "1,000,000"]),
      (.english, ["\"Aaa\"", "Abba", "«Ace»", "'Heroes'", "…Holes", "(What's", "You"]),
      (.english, ["eclair", "Éclair", "école", "Ecstasy", "Łódź", "lover", "Øre", "Ozzy"]),
      (.russian, ["ежи", "Ёжик", "Ель", "иглы", "йогурт", "Кот"]),
      (.english, ["", "!!!", "A"]),
      (.english, ["Don", "Don't", "Dont", "Dontcha"]),
    ])
  func examples(language: Language, titles: [String]) {
    #expect(sorted(titles.reversed(), language) == titles)
    #expect(sorted(titles, language) == titles)
    let halves = Array(titles.suffix(titles.count / 2) + titles.prefix((titles.count + 1) / 2))
    #expect(sorted(halves, language) == titles)
  }

  @Test("the order of any three titles is consistent", arguments: Language.allCases)
  func laws(language: Language) {
    let order = TitleOrder(language)
    var generator = SplitMix(state: 7)
    let letters = Array("aAäÄbzZ0019 '\"«.-йиИёЕжЯøæ愛٣\u{301}\u{308}ß")
    let titles = (0..<50).map { _ in
      String((0..<Int(generator.next() % 5)).map { _ in letters[Int(generator.next() % 25)] })
    }
    let keys = titles.map { order.key(of: $0) }
    for one in keys {
      for two in keys {
        #expect([one < two, two < one, one == two].count { $0 } == 1, "exactly one of them")
        for three in keys where one < two && two < three { #expect(one < three) }
      }
    }
    #expect(order.sorted(titles) { $0 }.count == titles.count)
  }

  @Test("case, accents and leading quotes do not affect the order")
  func ignored() {
    let order = TitleOrder(.english)
    let words = ["abbey", "road", "élan", "zoo", "йод", "12 bar", "9 lives", "rock & roll"]
    for one in words {
      for two in words where one != two {
        let before = order.key(of: one) < order.key(of: two)
        for dressed in [one.uppercased(), "\"\(one)\"", "  «\(one)", "“\(one)"] {
          #expect((order.key(of: dressed) < order.key(of: two)) == before, "\(dressed), \(two)")
        }
      }
    }
  }

  @Test("numbers beyond the range of integers are compared by value")
  func longNumbers() {
    let long = String(repeating: "9", count: 60)
    #expect(sorted(["1\(long)", long, "2"]) == ["2", long, "1\(long)"])
  }
}

/// Random numbers that are the same in every run.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
