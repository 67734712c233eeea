import Canvas

extension ColorMatchDrawing {
  /// Draws the seconds before the first question in large digits on both cards, or in words for a
  /// screen reader.
  mutating func countdown(_ seconds: Int) {
    let words = ColorMatchPhrase.startsIn(seconds)
    guard !look.followsFocus, let digit = "\(seconds)".last else {
      hiddenCards()
      return center(words, row: layout.feedback, role: .title)
    }
    canvas.outline?.add(Outline.Item(.text, look.text(words), at: layout.left))
    let pixels = LargeDigits.pixels(of: digit)
    // Blanks in reverse have no lines between them.
    let filled = look.style(.cardFace).reversed
    for card in [layout.left, layout.right] {
      blank(card)
      let scale = max((card.rows - 4) / pixels.count, 1)
      let number = card.centered(Size(columns: 6 * scale, rows: pixels.count * scale))
      for (row, line) in pixels.enumerated() {
        for (column, isFilled) in line.enumerated() where isFilled {
          canvas.fill(
            number.dropLeft(2 * column * scale).dropTop(row * scale).left(2 * scale).top(scale),
            style: filled)
        }
      }
    }
  }
}
