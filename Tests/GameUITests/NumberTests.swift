import Canvas
import Testing

@testable import GameCore
@testable import GameUI

@Suite("Readable numbers and signs")
struct NumberTests {
  private let english = RenderStyle()
  private let russian = RenderStyle(language: .russian)
  private let ascii = RenderStyle(depth: .monochrome, unicode: false)

  @Test("thousands are grouped wherever points are shown")
  func grouped() {
    let record = PlayPhrase.points(12_345)
    #expect(english.text(record) == "12,345 points")
    #expect(russian.text(record) == "12\u{A0}345 очков")
    #expect(ascii.text(record) == "12,345 points")
    #expect(english.points(12_345, earlierRuleset: 1) == "*12,345")
    #expect(russian.signed(-12_345) == "−12\u{A0}345" && ascii.signed(-12_345) == "-12,345")
    #expect(TextWidth.of("12\u{A0}345") == 6)
    #expect(TextWrap.lines("12\u{A0}345 очков", width: 8) == ["12\u{A0}345", "очков"])
  }

  @Test("a score with thousands is grouped in the game, as a best and in the list")
  func onScreen() throws {
    let settings = Settings(game: "color-match", motion: false)
    var visitor = Visitor(columns: 120, rows: 36, settings: settings)
    visitor.logIn(try Deals.player(), settings)
    visitor.app.session.note(12_345, on: LeaderboardKey(game: ColorMatchGame.id, setup: "30"))
    visitor.type("3")
    #expect(visitor.sees(PlayPhrase.points(12_345)))
    visitor.deal()
    #expect(visitor.sees("12,345"))
  }

  @Test("without Unicode no sign of a text becomes a question mark")
  func signs() {
    #expect(ascii.text(DialogPhrase.saving) == "Saving...")
    #expect(RenderStyle.inASCII("“a” — b…\u{A0}×2") == "\"a\" - b... x2")
    #expect(ascii.glyphs.ellipsis == "...")
  }

  @Test("without Unicode, waiting is shown with three dots")
  func waiting() throws {
    var visitor = Visitor(App.LaunchEnvironment(depth: .monochrome, unicode: false))
    visitor.logIn(try Deals.player())
    visitor.type("4")
    #expect(visitor.sees(LeaderboardPhrase.loading) && !visitor.sees("?  "))
  }
}
