import Canvas

/// The name of the game in block letters, with two of its cards, or above a row of them.
struct Logo: Equatable {
  private let look: RenderStyle
  private let card: Size
  /// The columns of a dot of a letter; its rows are half as many.
  private let dot: Int
  /// The cards of the row; none if two of them are beside the name.
  private let row: [CardPainter.CardState]
  /// The name; each `#` is a dot.
  private static let name = [
    "#### #    ### ####  #### ### ###  ####",
    "#    #     #  #  #  #     #  #  # #   ",
    "###  #     #  ####  ####  #  #  # ### ",
    "#    #     #  #        #  #  #  # #   ",
    "#    #### ### #     #### ### ###  ####",
  ].map { Array($0.utf8) }

  /// Creates the largest logo for an area that leaves room for a form.
  init(in area: Rect, _ look: RenderStyle) {
    self.look = look
    (card, dot) =
      switch (area.columns, area.rows) {
      case (160..., 50...): (Size(columns: 21, rows: 15), 2)
      case (100..., 32...): (Size(columns: 13, rows: 9), 1)
      default: (Size(columns: 7, rows: 5), 1)
      }
    guard card.columns > 7 else {
      row = []
      return
    }
    let (star, heart) = (Self.front(.orange, "★", "+", look), Self.front(.red, "♥", "*", look))
    row = [.matched(heart), .back, .up(star), .back, .matched(heart), .back]
  }

  /// The size with the cards and the name.
  var size: Size {
    row.isEmpty
      ? Size(columns: cards.columns + gap + letters, rows: cards.rows)
      : Size(columns: cards.columns, rows: height + 3 + dot + cards.rows)
  }

  /// The columns and rows of the name.
  private var letters: Int { Self.name[0].count * dot }
  private var height: Int { dot == 1 ? 3 : 5 * dot / 2 }

  /// The columns by which a card is to the right of the one before it.
  private var shift: Int {
    row.isEmpty ? card.columns / 2 + 1 : card.columns + card.columns / 5 + 1
  }
  private var cards: Size {
    Size(
      columns: card.columns + shift * max(row.count - 1, 1),
      rows: card.rows + (row.isEmpty ? 2 : 0))
  }
  private var gap: Int { card.columns / 3 + 2 }

  /// Draws the logo, or copies it from the last drawing, because the title is drawn again and again
  /// while the program starts.
  func draw(into canvas: inout Canvas, at origin: Point) {
    let whole = Rect(at: origin, size)
    canvas.part(self, in: whole) { draw(into: &$0, in: whole) }
  }

  private func draw(into canvas: inout Canvas, in whole: Rect) {
    var painter = CardPainter(look: look)
    var text = whole.top(height + 2).centered(Size(columns: letters, rows: height + 2))
    let lines = look.unicode ? height : 1
    if row.isEmpty {
      painter.draw(.back, in: whole.left(card.columns).top(card.rows), into: &canvas)
      painter.draw(
        .up(Self.front(.red, "♥", "*", look)),
        in: whole.bottom(card.rows).dropLeft(shift).left(card.columns), into: &canvas)
      text = whole.dropLeft(cards.columns + gap).dropTop(max((cards.rows - lines - 2) / 2, 0))
    } else {
      for (number, state) in row.enumerated() {
        let place = whole.bottom(card.rows).dropLeft(number * shift).left(card.columns)
        painter.draw(state, in: place, into: &canvas)
      }
    }
    canvas.describe([Outline.Item(.heading, "Flipside", at: text.top(lines))]) { canvas in
      if look.unicode {
        drawName(into: &canvas, in: text)
      } else {
        canvas.write("F L I P S I D E", in: text, style: look.style(.title))
      }
    }
    let below = (row.isEmpty ? text : whole).below(text.row + lines + 1)
    canvas.write(
      look.text(TitlePhrase.tagline), in: below, row.isEmpty ? .left : .center,
      style: look.style(.muted))
  }

  /// Draws the name in half cells, or in pairs of cells.
  private func drawName(into canvas: inout Canvas, in text: Rect) {
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

  /// Returns the front of a card without a name.
  private static func front(
    _ hue: DeckColor, _ symbol: Character, _ letter: Character, _ look: RenderStyle
  ) -> CardFront {
    CardFront(face: DeckFace(look.unicode ? symbol : letter, hue, "", ""), picture: nil)
  }
}

extension Frame {
  /// Draws the logo above a form of some rows, if there is room, and returns the form's place.
  mutating func logo(above rows: Int, in area: Rect) -> Rect {
    let logo = Logo(in: area.dropTop(rows), look)
    let head = logo.size.rows + 2
    guard head + rows < area.rows else { return area.raised(area.form(rows: rows).size) }
    let place = area.raised(area.form(rows: head + rows).size)
    logo.draw(into: &canvas, at: place.top(head - 2).centered(logo.size).origin)
    return place.dropTop(head)
  }
}
