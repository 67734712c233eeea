import Canvas
import GameCore
import Testing

@testable import GameUI

@Suite("Numbers, dates and outside text")
struct TextTests {
  /// Returns the form by the rule in grammars, implemented differently from the code.
  private func form(_ number: Int) -> String {
    let text = String(number)
    if text.hasSuffix("11") || text.hasSuffix("12") || text.hasSuffix("13")
      || text.hasSuffix("14")
    {
      return "ходов"
    }
    if text.hasSuffix("1") { return "ход" }
    return ["2", "3", "4"].contains { text.hasSuffix($0) } ? "хода" : "ходов"
  }

  @Test("Russian has three plural forms", arguments: Array(0...111) + [1001, 1011, 1012, 1024])
  func russianPlural(number: Int) {
    let text = Plural.russian(number, "ход", "хода", "ходов")
    #expect(text == "\(number) \(form(number))")
  }

  @Test("without Unicode, the texts of what is loading end with three dots")
  func ascii() {
    let look = RenderStyle(language: .russian, unicode: false)
    let phrases: [any Phrase] = [
      DialogPhrase.saving, LeaderboardPhrase.loading, AlbumsPhrase.waiting, AlbumPhrase.loading,
      TitlePhrase.working, PlayersPhrase.loading, YouPhrase.loading,
    ]
    for phrase in phrases {
      let text = look.text(phrase)
      #expect(text.utf8.allSatisfy { $0 < 128 } && text.hasSuffix("..."), "\(text)")
    }
  }

  @Test("English has two plural forms")
  func englishPlural() {
    #expect(
      [0, 1, 2, 21].map { Plural.english($0, "turn", "turns") }
        == ["0 turns", "1 turn", "2 turns", "21 turns"])
  }

  @Test(
    "dates follow the calendar",
    arguments: [
      (0, 0, "1970-01-01 00:00"), (951_782_400_000, 0, "2000-02-29 00:00"),
      (951_868_800_000, 0, "2000-03-01 00:00"), (1_709_251_199_000, 0, "2024-02-29 23:59"),
      (1_735_689_600_000, -3600, "2024-12-31 23:00"), (0, 10_800, "1970-01-01 03:00"),
      (0, -3600, "1969-12-31 23:00"),
    ])
  func dates(milliseconds: Int, offset: Int, text: String) {
    let date = CivilDate(Timestamp(milliseconds: milliseconds), secondsFromUTC: offset)
    #expect("\(date.date) \(date.time)" == text)
  }

  @Test("no time in a damaged file traps", arguments: [Int.min, -1, Int.max])
  func oddDates(milliseconds: Int) {
    for offset in [Int.min, 0, Int.max] {
      let date = CivilDate(Timestamp(milliseconds: milliseconds), secondsFromUTC: offset)
      #expect((1...12).contains(date.month))
    }
  }

  @Test("times have minutes, and hours if there are any")
  func times() {
    #expect(Language.english.time(Elapsed(milliseconds: 83_456)) == "1:23.4")
    #expect(Language.russian.time(Elapsed(milliseconds: 3_600_000)) == "1:00:00,0")
    #expect(Language.russian.hundredths(905) == "9,05")
  }

  @Test("shortcuts work on a Russian keyboard")
  func keyboard() {
    #expect(KeyboardLayout.latin(.key(.character("й"))) == .key(.character("q")))
    #expect(KeyboardLayout.latin(.key(.character("О"))) == .key(.character("J")))
    #expect(KeyboardLayout.latin(.key(.character("?"))) == .key(.character("?")))
    #expect(KeyboardLayout.latin(.key(.character(","))) == .key(.character("?")))
    #expect(KeyboardLayout.latin(.key(.character("."))) == .key(.character("/")))
    #expect(KeyboardLayout.latin(.key(.character("Ю"))) == .key(.character(">")))
  }

  @Test("the worked example of the rules has the points of the scoring")
  func example() {
    let points = PairsScoring.points(level: .normal, turns: 24, time: .seconds(60))
    #expect(PairsDescriptor.example.text(in: .english).contains(" \(points) "))
    #expect(PairsDescriptor.example.text(in: .russian).contains(" \(points) "))
  }
}
