import Glibc
import PseudoTerminal
import Testing

@testable import GameUI

/// The real program on lines that split answers or slow them down.
@Suite(.sideBySide) struct CutAnswerTests {
  private let desk: Desk

  init() throws {
    desk = try Desk()
  }

  /// Starts a terminal that has been queried and does not answer by itself.
  private func start() throws -> PseudoTerminal {
    var player = try desk.terminal(
      ["--lang", "en", "--no-tutorial"], environment: ["COLORTERM": "truecolor"])
    let isAsked = player.hears("\u{1B}[c")
    try #require(isAsked)
    return player
  }

  /// The keys from the title's initial focus to the name: the item before it is a button, and its
  /// letter leads to the name.
  private static let toField = "\u{1B}[Zl"

  @Test(
    "An answer of any kind split by a pause of any plausible length is not a key",
    arguments: [
      "\u{1B}]11;rgb:1e1e/2e2e/3e3e\u{1B}\\", "\u{1B}[>41;379;0c", "\u{1B}P1$r48:2:1:2:3m\u{1B}\\",
      "\u{1B}P>|xterm(388)\u{1B}\\", "\u{1B}_Gi=31;OK\u{1B}\\", "\u{1B}[6;20;10t",
      "\u{1B}[?62;4;22c",
      "\u{1B}[?1;0;256S",
    ])
  func cut(answer: String) throws {
    let scalars = Array(answer.unicodeScalars)
    func text(_ range: Range<Int>) -> String {
      String(String.UnicodeScalarView(scalars[range]))
    }
    var player = try start()
    // After the escape first, as long as an answer is expected.
    for (place, pause) in [(1, 300), (2, 60), (3, 500), (6, 200), (scalars.count - 1, 400)] {
      player.type(text(0..<place))
      usleep(UInt32(pause) * 1000)
      player.type(text(place..<scalars.count))
    }
    player.type(Self.toField + "AnnaBerta")
    let isTyped = player.wait(milliseconds: 20_000) { $0.shows("AnnaBerta ") }
    #expect(isTyped, "\(player.screen.lines.joined(separator: "\n"))")
  }

  @Test(
    "The program draws, resizes, plays and ends while an answer arrives byte by byte",
    arguments: ["\u{1B}]11;rgb:", "\u{1B}P>|x", "\u{1B}[?1", "\u{1B}]52;c;A", "\u{1B}[<1"])
  func dripping(start answer: String) throws {
    var player = try start()
    player.type(answer)
    func drip(_ player: inout PseudoTerminal, until holds: (inout PseudoTerminal) -> Bool) -> Bool {
      var patience = Patience()
      while !holds(&player) {
        guard !patience.isOver else { return false }
        player.type("1")
        patience.wait { player.take(waiting: 30) }
      }
      return true
    }
    var bytes = 0
    _ = drip(&player) { _ in
      bytes += 1
      return bytes > 20
    }
    player.resize(columns: 100, rows: 30)
    let isResized = drip(&player) { $0.screen.shows(TitlePhrase.guest) }
    #expect(isResized)
    player.send(SIGTERM)
    let isOver = drip(&player) { $0.checkEnding() != nil }
    #expect(isOver && player.checkEnding() == .exit(128 + SIGTERM))
  }
}
