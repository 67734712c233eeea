import Canvas

/// The name of the game in block letters, with two of its cards.
struct Logo {
  private let card: Size
  /// The columns of a dot of a letter; its rows are half as many.
  private let dot: Int
  private static let word = "FLIPSIDE"

  /// Creates the largest logo for an area that leaves room for a form.
  init(in area: Rect) {
    (card, dot) =
      switch (area.columns, area.rows) {
      case (150..., 50...): (Size(columns: 27, rows: 19), 2)
      case (100..., 32...): (Size(columns: 13, rows: 9), 1)
      default: (Size(columns: 7, rows: 5), 1)
      }
  }

  /// The size with both cards and the name.
  var size: Size {
    Size(columns: cards.columns + gap + letters, rows: cards.rows)
  }

  /// The columns by which the second card is to the right of the first.
  private var shift: Int { card.columns / 2 + 1 }
  private var cards: Size {
    Size(columns: card.columns + shift, rows: card.rows + (card.rows + 3) / 8)
  }
  private var gap: Int { card.columns / 3 + 2 }
  private var letters: Int { (BlockLetters.columns(of: Self.word) ?? 0) * dot }

  func draw<Target>(into frame: inout Frame<Target>, at origin: Point) {
    let look = frame.look
    var painter = CardPainter(look: look)
    let whole = Rect(at: origin, size)
    let back = whole.left(card.columns).top(card.rows)
    let up = whole.bottom(card.rows).dropLeft(shift).left(card.columns)
    painter.draw(.back, in: back, into: &frame.canvas)
    painter.draw(.up(CardFront(face: face(look), picture: nil)), in: up, into: &frame.canvas)
    let height = look.unicode ? (dot == 1 ? 3 : 5 * dot / 2) : 1
    let text = whole.dropLeft(cards.columns + gap)
      .dropTop(max((cards.rows - height - 2) / 2, 0))
    frame.describe(.heading, "Flipside", at: text.top(height)) { frame in
      guard look.unicode else {
        frame.line("F L I P S I D E", .title, in: text)
        return
      }
      for (row, dots) in (BlockLetters.bitmap(of: Self.word) ?? []).dropFirst().enumerated() {
        for (column, isSet) in dots.enumerated() where isSet {
          drawDot(column, row, in: text, into: &frame)
        }
      }
    }
    frame.line(look.text(TitlePhrase.tagline), .muted, in: text.dropTop(height + 1))
  }

  /// Draws a dot: half of a cell, or cells as high as wide.
  private func drawDot<Target>(
    _ column: Int, _ row: Int, in text: Rect, into frame: inout Frame<Target>
  ) {
    // The second half of the name, like the other side of a card.
    let role: Role = column * 2 < letters / dot - 1 ? .title : .chart
    guard dot == 1 else {
      let place = text.dropLeft(column * dot).dropTop(row * dot / 2).left(dot).top(dot / 2)
      frame.canvas.fill(place, style: frame.look.filled(role))
      return
    }
    let cell = Point(column: text.column + column, row: text.row + row / 2)
    let isUpper = row.isMultiple(of: 2)
    var style = frame.look.style(role)
    style.attributes = []
    if !isUpper, frame.canvas[cell.column, cell.row].character == "▀" {
      frame.canvas[cell.column, cell.row] = Cell(" ", frame.look.filled(role))
    } else {
      frame.canvas[cell.column, cell.row] = Cell(isUpper ? "▀" : "▄", style)
    }
  }

  private func face(_ look: RenderStyle) -> Face {
    look.unicode ? Face("★", .orange, "", "") : Face("+", .orange, "", "")
  }
}
