extension Canvas {
  /// Makes room for a box over what is drawn: blanks a rectangle, and what its edges would leave of
  /// texts that reach into it, up to where two columns are blank.
  public mutating func clear(_ rect: Rect, style: Style) {
    let area = rect.intersection(bounds)
    guard area.columns > 0 else { return }
    for row in area.row..<max(area.bottom, area.row) {
      var left = area.column
      while isOfText(left, row), isOfText(left - 1, row) { left -= 1 }
      var right = area.right
      while isOfText(right - 1, row), isOfText(right, row) { right += 1 }
      fill(Rect(column: left, row: row, columns: right - left, rows: 1), style: style)
    }
  }

  /// Blanks those of some pieces of a drawing, such as cards, that a box at `cover` would cut.
  public mutating func clear(_ pieces: [Rect], under cover: Rect, style: Style) {
    for piece in pieces where piece.overlaps(cover) { fill(piece, style: style) }
  }

  /// Whether a cell belongs to a text, be it the one blank between two words.
  private func isOfText(_ column: Int, _ row: Int) -> Bool {
    isOfWord(column, row)
      || isBlank(column, row) && isOfWord(column - 1, row) && isOfWord(column + 1, row)
  }

  private func isBlank(_ column: Int, _ row: Int) -> Bool { character(column, row) == " " }

  /// Whether a cell belongs to a word, a number or a sign, and not to a drawing.
  private func isOfWord(_ column: Int, _ row: Int) -> Bool {
    guard let character = character(column, row), character != " ",
      let scalar = character.unicodeScalars.first
    else { return false }
    if Self.lines.contains(character) {
      // Lines are drawn with these in ASCII; alone they are signs.
      return ![column - 1, column + 1].contains {
        self.character($0, row).map(Self.lines.contains) ?? false
      }
    }
    return !Self.drawn.contains { $0.contains(scalar.value) }
  }

  private static let lines: Set<Character> = ["-", "=", "+", "|", "/", "\\", "#", "_"]

  /// Boxes and blocks, braille, and the finer blocks beside them.
  private static let drawn: [ClosedRange<UInt32>] = [
    0x2500...0x259F, 0x2800...0x28FF, 0x1FB00...0x1FBFF,
  ]

  /// The character of a cell, of which the second column of a wide one is a part.
  private func character(_ column: Int, _ row: Int) -> Character? {
    guard let index = index(column, row) else { return nil }
    return bits[index].isCovered ? character(column - 1, row) : character(bits[index])
  }
}
