import Canvas
import GameCore

extension TutorialScreen {
  private static let gap = 4
  /// Returns the size of a card, as large as the texts below allow.
  private static func card(of scene: Lesson.Step.Scene, in area: Rect) -> Size {
    let texts = area.columns < 80 ? 10 : 9
    let rows = max(min(area.rows - texts, area.rows / 2 + 2), 5)
    let (count, most) =
      switch scene {
      case .cards: (CardTrial.cards, Size(columns: rows * 9 / 5 + 2, rows: rows))
      case .words where area.columns < 140: (2, Size(columns: 46, rows: 13))
      case .words: (2, Size(columns: 66, rows: 17))
      case .film: (1, Size(columns: max(rows * 3 / 2, 19), rows: rows))
      }
    let room = (area.columns - 4 - (count - 1) * gap) / count
    // An odd number, so that marks and faces are in the middle.
    return Size(columns: (min(most.columns, room) - 1) | 1, rows: min(most.rows, rows))
  }

  func draw(into frame: inout Frame<Target>, _ context: Context) {
    let look = frame.look
    let card = Self.card(of: step.scene, in: context.area)
    // Centered with two lines of text, and higher only if four would not fit.
    let place = context.area.centered(
      Size(columns: min(context.area.columns - 4, 76), rows: 6 + card.rows))
    let top = max(
      min(place.row, context.area.bottom - 9 - card.rows),
      context.area.row)
    let (step, index, count) = self.place
    let number = look.text(TutorialPhrase.step(index + 1, of: count))
    let title = [
      "\(look.text(TutorialPhrase.title)): \(look.title(of: kind))", look.glyphs.dot, number,
    ].joined(separator: " ")
    let dots = (0..<count).map { $0 <= index ? look.glyphs.radioOn : look.glyphs.radioOff }
    frame.center(title, in: place, row: top, .title)
    if look.unicode {
      frame.undescribed { $0.center(dots.joined(separator: " "), in: place, row: top + 1, .accent) }
    }
    draw(step.scene, of: card, in: place.below(top + 2), &frame)
    var row = top + 3 + card.rows
    var texts = step.texts(trial.turns)
    if wasWrong, let hint = Lesson(of: kind).hint { texts = [hint] }
    for phrase in texts {
      row += frame.message(look.text(phrase), in: place, row: row, .text, margin: 0)
    }
    switch step.task {
    case .flip: break
    case .read:
      let title = look.text(next == .game ? ButtonPhrase.start : ButtonPhrase.next as any Phrase)
      frame.mainButtons([title], in: place, row: row + 1, focused: 0, targets: [.leave])
    case .answer:
      frame.mainButtons(
        [look.text(PlayPhrase.no), look.text(PlayPhrase.yes)], in: place, row: row + 1,
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
      let cards = place.top(size.rows).centered(
        Size(columns: 2 * size.columns + Self.gap, rows: size.rows))
      frame.words(
        meaning, word, in: color, on: (cards.left(size.columns), cards.right(size.columns)))
    case .film(let isKnown):
      let card = place.centered(Size(columns: size.columns, rows: place.rows)).top(size.rows - 1)
      if let film = Film.lesson {
        PosterPainter(look: look)
          .draw(film, isKnown ? .right : .asked, in: card, into: &frame.canvas)
      }
      let line =
        isKnown
        ? "\(look.unicode ? "★" : "*") \(look.text(TutorialPhrase.filmRating))"
        : FilmRating(tenths: 70).map { look.text(MovieQuizPhrase.question(.above, $0)) }
      frame.center(line ?? "", in: place, row: card.bottom, .title)
    }
  }

  private func draw(_ number: Int, in card: Rect, into frame: inout Frame<Target>) {
    let look = frame.look
    var painter = CardPainter(look: look)
    let face = face(of: number, look)
    frame.describe(
      .card, look.text(PlayPhrase.card(row: 1, column: number + 1)),
      value: face.map { look.text($0.name) } ?? look.text(PlayPhrase.faceDown), at: card
    ) { painter.draw(pose(of: face), in: card, into: &$0.canvas) }
    frame.hitArea(card, .card(number))
    guard number == trial.cursor, trial.step != .match else { return }
    painter.drawFocus(in: card, isBack: face == nil, into: &frame.canvas)
    frame.canvas.cursor = Point(
      column: card.column + card.columns / 2, row: card.row + card.rows / 2)
  }

  /// Returns the face of a card; nil if it is face down.
  private func face(of number: Int, _ look: RenderStyle) -> DeckFace? {
    let faces = (look.unicode ? Deck.symbols : .plain).faces
    return trial.face(at: number).flatMap { faces.indices.contains($0) ? faces[$0] : nil }
  }

  private func pose(of face: DeckFace?) -> CardPainter.CardState {
    guard let face else { return .back }
    let front = CardFront(face: face, picture: nil)
    return switch trial.step {
    case .first, .second: .up(front)
    case .miss: .missed(front)
    case .match: .matched(front)
    }
  }
}
