import Canvas

/// The name of the game in block letters, with two of its cards.
struct Logo {
  private let card: Size
  /// The columns of a dot of a letter; its rows are half as many.
  private let dot: Int
  /// The name; each `#` is a dot.
  private static let name = [
    "#### #    ### ###   ### ### ###  ####",
    "#    #     #  #  # #     #  #  # #   ",
    "###  #     #  ###   ##   #  #  # ### ",
    "#    #     #  #       #  #  #  # #   ",
    "#    #### ### #    ###  ### ###  ####",
  ].map { Array($0.utf8) }

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
  private var letters: Int { Self.name[0].count * dot }

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
      drawName(into: &frame.canvas, in: text, look)
    }
    frame.line(look.text(TitlePhrase.tagline), .muted, in: text.dropTop(height + 1))
  }

  /// Draws the name in half cells, or in pairs of cells.
  private func drawName(into canvas: inout Canvas, in text: Rect, _ look: RenderStyle) {
    let columns = Self.name[0].count
    let sides = [Role.title, .chart].map { role in
      var ink = look.style(role)
      ink.attributes = []
      return (ink: ink, full: look.filled(role))
    }
    for column in 0..<columns {
      // The second half of the name, like the other side of a card.
      let side = sides[column * 2 < columns - 1 ? 0 : 1]
      for row in 0..<(dot == 1 ? 3 : 5) {
        let upper = Self.isDot(column, dot == 1 ? row * 2 : row)
        let lower = dot == 1 ? Self.isDot(column, row * 2 + 1) : upper
        guard upper || lower else { continue }
        let place = text.dropLeft(column * dot).dropTop(row).left(dot).top(1)
        let isFull = upper && lower
        canvas.fill(
          place, with: isFull ? " " : upper ? "▀" : "▄", style: isFull ? side.full : side.ink)
      }
    }
  }

  private static func isDot(_ column: Int, _ row: Int) -> Bool {
    row < name.count && name[row][column] == UInt8(ascii: "#")
  }

  private func face(_ look: RenderStyle) -> Face {
    look.unicode ? Face("★", .orange, "", "") : Face("+", .orange, "", "")
  }
}
