import GameCore
import Glibc
import PseudoTerminal
import Testing

@testable import GameUI

/// The real program in windows larger than any screen.
@Suite(.serialized, .sideBySide) struct LargeWindowTests {
  private let desk: Desk

  init() throws {
    desk = try Desk()
  }

  private func start(columns: Int, rows: Int) throws -> PseudoTerminal {
    var player = try desk.terminal(
      ["--lang", "en", "--no-motion", "--no-tutorial"], environment: ["COLORTERM": "truecolor"],
      columns: columns, rows: rows)
    while player.take(waiting: 100) {}
    return player
  }

  private static func look(at player: inout PseudoTerminal, for phrase: any Phrase) throws {
    let isShown = player.wait(milliseconds: 20_000) { $0.shows(phrase) }
    try #require(isShown, "\(phrase.english)")
    while player.take(waiting: 100) {}
  }

  /// Returns the memory of the program in KB, without what it shares with the programs of other
  /// tests, which start and end meanwhile.
  private func memory(of player: borrowing PseudoTerminal) throws -> Int {
    let lines = Desk.text("/proc/\(player.process)/smaps_rollup").split(separator: "\n")
    let line = try #require(lines.first { $0.hasPrefix("Anonymous:") })
    return try #require(line.split(separator: " ").dropFirst().first.flatMap { Int($0) })
  }

  @Test("A window of any size takes little more memory than a large one, even after growing")
  func memory() throws {
    let usual = try memory(of: start(columns: 80, rows: 24))
    let large = try memory(of: start(columns: 500, rows: 200))
    let huge = try start(columns: 1200, rows: 1000)
    #expect(large - usual < 40_000)
    #expect(try memory(of: huge) - large < 4000)
    var growing = try start(columns: 80, rows: 24)
    for _ in 0..<2 {
      growing.resize(columns: 1200, rows: 1000)
      try Self.look(at: &growing, for: TitlePhrase.guest)
      growing.resize(columns: 10_000, rows: 60)
      try Self.look(at: &growing, for: TitlePhrase.guest)
    }
    #expect(try memory(of: growing) - large < 8000)
  }

  @Test("The screen is in the upper left; the rest is blank, and the mouse does nothing there")
  func upperLeft() throws {
    var player = try start(columns: 600, rows: 300)
    let lines = player.screen.lines
    #expect(lines.dropFirst(200).allSatisfy(\.isEmpty) && lines.allSatisfy { $0.count <= 500 })
    #expect(lines[..<200].contains { !$0.isEmpty })
    let row = try #require(lines.firstIndex { $0.contains(TitlePhrase.guest.english) })
    for (column, row) in [(501, row + 1), (600, 300), (30, 201), (501, 201)] {
      player.type("\u{1B}[<0;\(column);\(row)M\u{1B}[<0;\(column);\(row)m")
    }
    while player.take(waiting: 200) {}
    #expect(player.screen.lines == lines)
  }
}
