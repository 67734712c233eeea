import Canvas

extension ColorMatchDrawing {
  /// Draws the seconds before the first question in large digits, on a card between the other two,
  /// or in words for a screen reader.
  mutating func countdown(_ seconds: Int) {
    let words = ColorMatchPhrase.startsIn(seconds)
    guard !look.followsFocus, let digit = "\(seconds)".last else {
      return center(words, row: layout.feedback, role: .title)
    }
    let pixels = LargeDigits.pixels(of: digit)
    let cards = layout.wide(layout.left.row, rows: layout.left.rows)
    canvas.outline?.add(Outline.Item(.text, look.text(words), at: cards))
    let scale = max((cards.rows - 4) / pixels.count, 1)
    let number = cards.centered(Size(columns: 6 * scale, rows: pixels.count * scale))
    let card = cards.centered(
      Size(
        columns: number.columns + 4 * (scale + 1),
        rows: min(number.rows + 2 * (scale + 1), cards.rows)))
    canvas.fill(
      cards.centered(Size(columns: card.columns + 4, rows: cards.rows)), style: look.style(.text))
    var painter = CardPainter(look: look)
    painter.draw(.up(.blank), in: card, into: &canvas)
    // Blanks in reverse have no lines between them.
    let filled = look.style(.cardFace).reversed
    for (row, line) in pixels.enumerated() {
      for (column, isFilled) in line.enumerated() where isFilled {
        canvas.fill(
          number.dropLeft(2 * column * scale).dropTop(row * scale).left(2 * scale).top(scale),
          style: filled)
      }
    }
  }
}
