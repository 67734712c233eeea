import Canvas
import Testing

@testable import CursesTerminal

@Suite struct TerminalAnswerTests {
  @Test(
    "Background color reports are parsed",
    arguments: [
      ("]11;rgb:0000/0000/0000", TerminalColors.Background.dark),
      ("]11;rgb:ffff/ffff/ffff", .light),
      ("]11;rgb:14/1a/26", .dark), ("]11;rgba:fd/f6/e3/ff", .light), ("]11;rgb:f/f/f", .light),
      ("]11;rgb:0000/0000/ffff", .dark), ("]11;rgb:0000/ffff/0000", .light),
    ])
  func background(text: String, background: TerminalColors.Background) {
    #expect(TerminalAnswer(text) == .background(background))
  }

  @Test(
    "Only a report that contains the RGB color confirms direct colors",
    arguments: [
      ("P1$r48:2:1:2:3m", true), ("P1$r0;48:2::1:2:3m", true), ("P1$r0;48;2;1;2;3m", true),
      ("P1$r48:2:0:1:2:3m", true), ("P1$r48:5:16m", false), ("P1$r0m", false),
      ("P0$r48:2:1:2:3m", true), ("P1$r0;1;2;3m", false),
    ])
  func direct(text: String, isDirect: Bool) {
    #expect(TerminalAnswer(text) == .direct(isDirect))
  }

  @Test(
    "Malformed answers and those to other queries are ignored",
    arguments: [
      "", "P>", "]", "]11;", "]11;rgb:", "]11;rgb:1/2", "]11;rgb:00/00/zz", "]11;rgb:12345/0/0",
      "]11;rgb:/0/0", "]10;rgb:0000/0000/0000", "]52;c;QUJD",
      "_Gi=1;OK",
      "P1$r",
    ])
  func foreign(text: String) {
    #expect(TerminalAnswer(text) == nil)
  }

  @Test("A terminal reports its type")
  func kind() {
    #expect(TerminalAnswer("[>41;379;0c") == .kind([41, 379, 0]))
  }
}
