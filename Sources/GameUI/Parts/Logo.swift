import Canvas

/// The name of the game with two of its cards.
enum Logo {
  private static let card = Size(columns: 7, rows: 5)

  static func draw<Target>(into frame: inout Frame<Target>, at origin: Point) {
    var painter = CardPainter(look: frame.look)
    let whole = Rect(at: origin, Size(columns: 30, rows: card.rows + 1))
    let back = whole.top(card.rows).left(card.columns)
    let up = whole.dropTop(1).dropLeft(4).left(card.columns)
    frame.piece(whole.left(card.columns + 4))
    painter.draw(.back, in: back, into: &frame.canvas)
    painter.draw(
      .up(CardFront(face: face(frame.look), picture: nil)), in: up, into: &frame.canvas)
    var text = whole.dropTop(2).dropLeft(15)
    frame.describe(.heading, "Flipside", at: text.top(1)) { frame in
      text = frame.heading("F L I P S I D E", in: text)
    }
    frame.write(frame.look.text(TitlePhrase.tagline), text.column, text.row, .muted)
  }

  private static func face(_ look: RenderStyle) -> Face {
    look.unicode ? Face("★", .orange, "star", "звезда") : Face("A", .orange, "A", "A")
  }
}
