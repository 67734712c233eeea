import Canvas
import GameCore

extension TutorialScreen {
  private static let card = Size(columns: 11, rows: 5)
  private static let gap = 4

  func draw(into frame: inout Frame<Target>, _ context: Context) {
    let look = frame.look
    let width = Self.cards * Self.card.columns + (Self.cards - 1) * Self.gap
    let place = context.area.centered(
      Size(columns: min(context.area.columns - 4, 60), rows: 15))
    let top = max(place.row, context.area.row)
    frame.center(look.text(TutorialPhrase.title), in: place, row: top, .title)
    var cards = place.centered(Size(columns: width, rows: place.rows)).below(top + 2)
    for number in 0..<Self.cards {
      draw(number, in: cards.cutLeft(Self.card.columns).top(Self.card.rows), into: &frame)
      cards.cutLeft(Self.gap)
    }
    var row = top + 3 + Self.card.rows
    for phrase in texts {
      for line in TextWrap.lines(look.text(phrase), width: place.columns) {
        frame.center(line, in: place, row: row)
        row += 1
      }
    }
    if step == .match {
      let title = look.text(ButtonPhrase.next)
      frame.buttons([title], in: place, row: row + 1, focused: 0, targets: [.goOn])
    }
  }

  private func draw(_ number: Int, in card: Rect, into frame: inout Frame<Target>) {
    let look = frame.look
    var painter = CardPainter(look: look)
    let name =
      deck(look).faces.indices.contains(face(at: number) ?? -1)
      ? face(at: number).map { look.text(deck(look).faces[$0].name) } : nil
    frame.describe(
      .card, look.text(PlayPhrase.card(row: 1, column: number + 1)),
      value: name ?? look.text(PlayPhrase.faceDown), at: card
    ) { painter.draw(pose(of: number, look), in: card, into: &$0.canvas) }
    // Including the columns of the cursor's marks.
    frame.piece(card.inset(columns: -1, rows: 0))
    frame.hitArea(card, .card(number))
    guard number == cursor, step != .match else { return }
    let glyphs = look.unicode ? CardGlyphs.unicode : .ascii
    let middle = card.row + card.rows / 2
    frame.canvas[card.column - 1, middle] = Cell(glyphs.cursorLeft, look.style(.text))
    frame.canvas[card.right, middle] = Cell(glyphs.cursorRight, look.style(.text))
    frame.canvas.cursor = Point(column: card.column + card.columns / 2, row: middle)
  }

  private func deck(_ look: RenderStyle) -> Deck { look.unicode ? .symbols : .plain }

  private func pose(of number: Int, _ look: RenderStyle) -> CardPainter.CardState {
    let deck = deck(look)
    guard let face = face(at: number), deck.faces.indices.contains(face) else { return .back }
    let front = CardFront(face: deck.faces[face], picture: nil)
    return switch step {
    case .first, .second: .up(front)
    case .miss: .missed(front)
    case .match: .matched(front)
    }
  }

  private var texts: [TutorialPhrase] {
    switch step {
    case .first: [.first]
    case .second: [.second]
    case .miss: [.miss]
    case .match: [.match(turns: turns), .par]
    }
  }
}
