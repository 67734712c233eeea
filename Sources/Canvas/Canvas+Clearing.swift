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
    for piece in pieces {
      let hidden = piece.intersection(cover)
      if hidden.columns > 0, hidden.rows > 0 { fill(piece, style: style) }
    }
  }

  /// Whether a cell belongs to a word, or is the one blank between two.
  private func isOfText(_ column: Int, _ row: Int) -> Bool {
    if isOfWord(column, row) { return true }
    guard let index = index(column, row), !bits[index].isCovered,
      " -".contains(character(bits[index]))
    else { return false }
    return isOfWord(column - 1, row) && isOfWord(column + 1, row)
  }

  /// Whether a cell belongs to a word or a number, and not to a drawing.
  private func isOfWord(_ column: Int, _ row: Int) -> Bool {
    guard let index = index(column, row) else { return false }
    let cell = bits[index]
    // The second column of a wide character is as its first.
    guard !cell.isCovered else { return isOfWord(column - 1, row) }
    let character = character(cell)
    return character.isLetter || character.isNumber
      || ".,:;!?()[]'’%+*«»@·…←→▸✓✗●○<>".contains(character)
  }
}
