import Glibc
import PseudoTerminal
import Testing

@testable import GameUI

/// The answers of a terminal to the real program's queries.
@Suite(.serialized, .sideBySide) struct TerminalAnswerTests {
  private static let question = "\u{1B}]11;?"
  private static let darkBackground = "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\"
  /// The backgrounds of the dark and the light theme.
  private static let dark = "48;2;20;26;38m"
  private static let light = "48;2;250;247;240m"

  private let desk: Desk

  init() throws {
    desk = try Desk()
  }

  private func start(
    _ arguments: [String] = [], type: String = "xterm-256color", announced: String = "truecolor"
  ) throws -> PseudoTerminal {
    try desk.terminal(arguments, environment: ["TERM": type, "COLORTERM": announced])
  }

  private func hear(_ text: String, from player: inout PseudoTerminal) -> Bool {
    player.hears(text)
  }

  /// The keys from the title's initial focus to the name: the item before it is a button, and its
  /// letter leads to the name.
  private static let toField = "\u{1B}[Zl"

  @Test("The terminal is queried with the first screen, and its background determines the theme")
  func theme() throws {
    for (background, theme) in [("0000/0000/0000", Self.dark), ("ffff/ffff/ffff", Self.light)] {
      var player = try start()
      #expect(hear(Self.question, from: &player))
      let said = String(decoding: player.tail, as: UTF8.self)
      #expect(!said.contains(theme))
      player.type("\u{1B}]11;rgb:\(background)\u{7}")
      #expect(hear(theme, from: &player))
      #expect(player.screen.unknown.isEmpty)
    }
  }

  @Test(
    "Answers are never treated as keys, however they are split",
    arguments: [
      ["\u{1B}]11;rgb:0000/0000/0000\u{1B}\\"], ["\u{1B}]11;rgb:00", "00/0000/0000\u{1B}\\"],
      ["\u{1B}", "]11;rgb:0000/0000/0000\u{7}"], ["\u{1B}]", "11;rgb:0000/0000/0000\u{1B}", "\\"],
      ["\u{1B}P1$r48:2:1:2:3m\u{1B}\\"], ["\u{1B}[>41;379;0c"], ["\u{1B}[>41", ";379;0c"],
      ["\u{1B}P>|somebody(1.0)\u{1B}\\"], ["\u{1B}]52;c;QUJDREVG\u{7}"],
      ["\u{1B}_Gi=31;OK\u{1B}\\"], ["\u{1B}_", "Gi=31;O", "K\u{1B}", "\\"],
      ["\u{1B}[6;20;10t"], ["\u{1B}[", "6;20;10t"], ["\u{1B}[6;2", "0;10t\u{1B}[?62", ";4c"],
      ["\u{1B}[?", "1;0;256S"], ["\u{1B}[6;20;"], ["\u{1B}[?62;4"], ["\u{1B}_Gi=31;"],
      ["\u{1B}[6;;t\u{1B}[?;;c\u{1B}_G\u{1B}\\"],
      ["\u{1B}]4;1;rgb:cdcd/0000/0000\u{1B}\\\u{1B}]10;rgb:ffff/ffff/ffff\u{7}"],
      ["\u{1B}]11;rgb:0000/0000/0000"],
    ])
  func swallowed(parts: [String]) throws {
    var player = try start()
    #expect(hear(Self.question, from: &player))
    player.type(Self.toField + "Anna")
    var isTyped = player.wait(milliseconds: 20_000) { $0.shows("Anna ") }
    #expect(isTyped)
    for part in parts {
      player.type(part)
      usleep(10_000)
    }
    // An answer without an end is dropped after a moment of silence.
    usleep(120_000)
    player.type("Berta")
    isTyped = player.wait(milliseconds: 20_000) { $0.shows("AnnaBerta ") }
    #expect(isTyped, "\(player.screen.lines.joined(separator: "\n"))")
  }

  @Test("An answer that is no longer expected is not a key either")
  func late() throws {
    var player = try start()
    player.type(Self.toField + "Anna")
    usleep(1_700_000)
    player.type(Self.darkBackground)
    #expect(hear(Self.dark, from: &player))
    player.type("Berta")
    let isTyped = player.wait(milliseconds: 20_000) { $0.shows("AnnaBerta ") }
    #expect(isTyped)
  }

  @Test("A silent terminal is used as terminfo and COLORTERM describe it")
  func silence() throws {
    var player = try start()
    player.type(Self.toField + "Anna")
    let isTyped = player.wait(milliseconds: 20_000) { $0.shows("Anna ") }
    #expect(isTyped)
    #expect(!String(decoding: player.tail, as: UTF8.self).contains(Self.dark))
  }

  @Test("A terminal that announces nothing is asked how it takes a color")
  func asked() throws {
    var player = try start(type: "xterm", announced: "")
    #expect(hear("\u{1B}[>c", from: &player))
    player.type(Self.darkBackground)
    player.type("\u{1B}[>41;379;0c")
    #expect(hear("\u{1B}P$qm", from: &player))
    player.type("\u{1B}P1$r0;48:2::1:2:3m\u{1B}\\")
    #expect(hear(Self.dark, from: &player))
  }

  @Test("The number of colors is that of the command line", arguments: ["16", "256", "never"])
  func forced(color: String) throws {
    var player = try start(["--color", color])
    player.type("\u{1B}OB")
    _ = player.take(waiting: 200)
    let said = String(decoding: player.tail, as: UTF8.self)
    #expect(!said.contains(";2;"))
    #expect(!said.contains(Self.question))
    #expect(said.contains("8;5;") == (color == "256"))
  }

  @Test("An answer that arrives at the end does not reach the shell")
  func end() throws {
    var player = try desk.terminal(
      shell: "\(try Desk.program()); echo over; exec cat",
      environment: ["COLORTERM": "truecolor"], waitsForTitle: false)
    #expect(hear(Self.question, from: &player))
    player.type("\u{3}")
    usleep(20_000)
    player.type(Self.darkBackground)
    let isOver = player.wait(milliseconds: 20_000) { $0.shows("over") }
    #expect(isOver)
    _ = player.take(waiting: 200)
    #expect(!player.screen.shows("11;rgb"))
  }
}
