import Canvas

/// The name of the game beside two of its cards.
enum Logo {
  private static let card = Size(columns: 7, rows: 5)

  static func draw<Target>(into frame: inout Frame<Target>, column: Int, row: Int) {
    var painter = CardPainter(look: frame.look)
    func place(_ number: Int) -> Rect {
      Rect(
        column: column + 4 * number, row: row + number, columns: card.columns, rows: card.rows)
    }
    frame.piece(
      Rect(column: column, row: row, columns: card.columns + 4, rows: card.rows + 1))
    painter.draw(.back, in: place(0), into: &frame.canvas)
    painter.draw(
      .up(CardFront(face: face(frame.look), picture: nil)), in: place(1), into: &frame.canvas)
    let text = column + 15
    let title = Rect(column: text, row: row + 2, columns: 15, rows: 1)
    frame.describe(.heading, "Flipside", at: title) {
      $0.write("F L I P S I D E", text, row + 2, .title)
    }
    frame.rule(text, row + 3, columns: 15)
    frame.write(frame.look.text(TitlePhrase.tagline), text, row + 4, .muted)
  }

  private static func face(_ look: RenderStyle) -> Face {
    look.unicode ? Face("★", .orange, "star", "звезда") : Face("A", .orange, "A", "A")
  }
}
