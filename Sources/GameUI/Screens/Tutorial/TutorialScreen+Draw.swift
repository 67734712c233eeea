import Canvas
import GameCore

extension TutorialScreen {
  private static let gap = 4
  private static let film = Size(columns: 19, rows: 5)

  /// Returns the size of a card, larger in a large window.
  private static func card(of scene: Lesson.Step.Scene, in area: Rect) -> Size {
    let isLarge = area.rows >= 28 && area.columns >= 80
    let cards = isLarge ? Size(columns: 19, rows: 11) : Size(columns: 11, rows: 5)
    let words = isLarge ? Size(columns: 36, rows: 10) : film
    return switch scene {
    case .cards: cards
    case .words: words
    case .film: film
    }
  }

  func draw(into frame: inout Frame<Target>, _ context: Context) {
    let look = frame.look
    let card = Self.card(of: step.scene, in: context.area)
    let place = context.area.raised(
      Size(columns: min(context.area.columns - 4, 76), rows: 10 + card.rows))
    let top = max(place.row, context.area.row)
    let title = "\(look.text(TutorialPhrase.title)): \(look.title(of: kind))"
    frame.center(title, in: place, row: top, .title)
    let step = step
    draw(step.scene, of: card, in: place.below(top + 2), &frame)
    var row = top + 3 + card.rows
    var texts = step.texts(trial.turns)
    if wasWrong, let hint = Lesson(of: kind).hint { texts = [hint] }
    for phrase in texts {
      let lines = TextWrap.lines(look.text(phrase), width: place.columns)
      frame.describe(.text, look.text(phrase), at: place.below(row).top(lines.count)) { frame in
        for (index, line) in lines.enumerated() {
          frame.center(line, in: place, row: row + index)
        }
      }
      row += lines.count
    }
    switch step.task {
    case .flip: break
    case .read:
      let title = look.text(next == .game ? SettingsPhrase.start : ButtonPhrase.next as any Phrase)
      frame.buttons([title], in: place, row: row + 1, focused: 0, targets: [.goOn])
    case .answer:
      frame.buttons(
        [look.text(ColorMatchPhrase.no), look.text(ColorMatchPhrase.yes)], in: place, row: row + 1,
        focused: isAtYes ? 1 : 0, targets: [.answer(false), .answer(true)])
    }
  }

  private func draw(
    _ scene: Lesson.Step.Scene, of size: Size, in place: Rect, _ frame: inout Frame<Target>
  ) {
    let look = frame.look
    switch scene {
    case .cards:
      let width = CardTrial.cards * size.columns + (CardTrial.cards - 1) * Self.gap
      var cards = place.centered(Size(columns: width, rows: place.rows))
      for number in 0..<CardTrial.cards {
        draw(number, in: cards.cutLeft(size.columns).top(size.rows), into: &frame)
        cards.cutLeft(Self.gap)
      }
    case .words(let meaning, let word, let color):
      guard let layout = ColorMatchLayout(in: frame.bounds) else { return }
      let ink = WordInk(look, textures: false)
      var cards = place.centered(Size(columns: 2 * size.columns + Self.gap, rows: place.rows))
      for (shown, color) in [(meaning, nil), (word, color)] {
        let card = cards.cutLeft(size.columns).top(size.rows)
        cards.cutLeft(Self.gap)
        let words = look.text(TutorialPhrase.shown(shown, ink: color))
        frame.describe(.card, words, at: card) { frame in
          var drawing = ColorMatchDrawing(
            canvas: frame.canvas, layout: layout, look: look, ink: ink)
          drawing.card(card, shown, in: color ?? WordInk.neutral)
          frame.canvas = drawing.canvas
        }
      }
    case .film(let isKnown):
      let card = place.centered(Size(columns: size.columns, rows: place.rows))
        .top(size.rows)
      let star = look.unicode ? "★" : "*"
      frame.canvas.box(card, lines: look.glyphs.box, style: look.style(.frame))
      let rating = isKnown ? look.text(TutorialPhrase.filmRating) : "?"
      frame.center("\(star) \(rating)", in: card, row: card.row + 1, isKnown ? .title : .text)
      frame.center(look.text(TutorialPhrase.filmAbove), in: card, row: card.row + 3, .muted)
    }
  }

  private func draw(_ number: Int, in card: Rect, into frame: inout Frame<Target>) {
    let look = frame.look
    var painter = CardPainter(look: look)
    let name =
      deck(look).faces.indices.contains(trial.face(at: number) ?? -1)
      ? trial.face(at: number).map { look.text(deck(look).faces[$0].name) } : nil
    frame.describe(
      .card, look.text(PlayPhrase.card(row: 1, column: number + 1)),
      value: name ?? look.text(PlayPhrase.faceDown), at: card
    ) { painter.draw(pose(of: number, look), in: card, into: &$0.canvas) }
    frame.hitArea(card, .card(number))
    guard number == trial.cursor, trial.step != .match else { return }
    painter.drawFocus(in: card, isUp: name != nil, into: &frame.canvas)
    frame.canvas.cursor = Point(
      column: card.column + card.columns / 2, row: card.row + card.rows / 2)
  }

  private func deck(_ look: RenderStyle) -> Deck { look.unicode ? .symbols : .plain }

  private func pose(of number: Int, _ look: RenderStyle) -> CardPainter.CardState {
    let deck = deck(look)
    guard let face = trial.face(at: number), deck.faces.indices.contains(face) else { return .back }
    let front = CardFront(face: deck.faces[face], picture: nil)
    return switch trial.step {
    case .first, .second: .up(front)
    case .miss: .missed(front)
    case .match: .matched(front)
    }
  }
}
