import PseudoTerminal
import Testing

/// The test terminal treats sixels like a real one.
@Suite struct ShownPicturesTests {
  /// A picture of one color, 20 by 40 pixels: two cells by two.
  private let sixels =
    "\u{1B}P0;1;0q\"1;1;20;40#0;2;9;9;9#0"
    + Array(repeating: "!20~", count: 6).joined(separator: "-") + "-!20N\u{1B}\\"

  private func screen(_ sent: String) throws -> (TerminalScreen, ShownPictures) {
    var screen = TerminalScreen(columns: 20, rows: 6, pictures: ShownPictures(.sixel))
    screen.take(Array(sent.utf8))
    return (screen, try #require(screen.pictures))
  }

  @Test("A picture made for a larger window is clipped, and disappears completely with the screen")
  func cutOff() throws {
    var (screen, pictures) = try screen("\u{1B}[6;20H" + sixels)
    #expect(pictures.errors.isEmpty)
    #expect(pictures.hasRemains && pictures.shown.isEmpty && !pictures.isEmpty)
    screen.take(Array("\u{1B}[2J".utf8))
    #expect(try #require(screen.pictures).isEmpty)
  }

  @Test("A picture inside the window is complete until something is written over it")
  func inside() throws {
    var (screen, pictures) = try screen("\u{1B}[2;3H" + sixels)
    #expect(pictures.shown.map { [$0.column, $0.row, $0.columns, $0.rows] } == [[2, 1, 2, 2]])
    #expect(!pictures.hasRemains)
    screen.take(Array("\u{1B}[2;3Hx".utf8))
    pictures = try #require(screen.pictures)
    #expect(pictures.hasRemains && pictures.shown.isEmpty)
  }
}
