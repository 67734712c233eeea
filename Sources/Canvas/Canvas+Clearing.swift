extension Canvas {
  /// Clears a rectangle for a box, and the rest of each text that its edges would cut, up to the
  /// next two blank columns.
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

  /// Clears those pieces of a drawing, such as cards, that a box at `cover` would cut.
  public mutating func clear(_ pieces: [Rect], under cover: Rect, style: Style) {
    for piece in pieces where piece.overlaps(cover) { fill(piece, style: style) }
  }

  /// Returns whether a cell belongs to a text, including single blanks between words.
  private func isOfText(_ column: Int, _ row: Int) -> Bool {
    isOfWord(column, row)
      || isBlank(column, row) && isOfWord(column - 1, row) && isOfWord(column + 1, row)
  }

  private func isBlank(_ column: Int, _ row: Int) -> Bool { character(column, row) == " " }

  /// Returns whether a cell belongs to a word, number or sign rather than to a drawing.
  private func isOfWord(_ column: Int, _ row: Int) -> Bool {
    guard let character = character(column, row), character != " ",
      let scalar = character.unicodeScalars.first
    else { return false }
    if Self.lines.contains(character) {
      // In ASCII these characters draw lines; on their own they are signs.
      return ![column - 1, column + 1].contains {
        self.character($0, row).map(Self.lines.contains) ?? false
      }
    }
    return !Self.drawn.contains { $0.contains(scalar.value) }
  }

  private static let lines: Set<Character> = ["-", "=", "+", "|", "/", "\\", "#", "_"]

  /// The scalars of drawings: boxes, blocks, braille and sextants.
  private static let drawn: [ClosedRange<UInt32>] = [
    0x2500...0x259F, 0x2800...0x28FF, 0x1FB00...0x1FBFF,
  ]

  /// Returns the character of a cell; for the second column of a wide character, that character.
  private func character(_ column: Int, _ row: Int) -> Character? {
    guard let index = index(column, row) else { return nil }
    return bits[index].isCovered ? character(column - 1, row) : character(bits[index])
  }
}
