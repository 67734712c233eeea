import Canvas
import GameCore

extension StartScreen {
  /// Draws the chosen game as it will look, and the player's newest rounds if there is room.
  func drawSide(in place: Rect, _ frame: inout Frame<Target>, _ context: Context) {
    let look = frame.look
    var rest = place
    let kind = context.kind
    let setup = kind.setup(in: context.settings)
    if own.isShown(context), rest.rows >= 36 {
      own.draw(kind, into: &frame, in: rest.cutBottom(14).left(OwnRoundsSidePanel.width))
      rest.cutBottom(1)
    }
    let title = "\(look.title(of: kind)) \(look.glyphs.dot) \(look.name(of: setup, in: kind))"
    frame.describe(.picture, title, at: rest) { frame in
      frame.divider(title, in: rest.cutTop(1))
      let inside = rest.dropTop(1)
      if let level = kind.descriptor.board(of: setup) {
        let sample = BoardSample(
          level: level, deck: Decks.shown(context.settings.deck, unicode: look.unicode),
          gallery: context.preview.gallery, look: look)
        frame.canvas.part(sample, in: inside) { sample.draw(in: inside, into: &$0) }
      } else if kind == .colorMatch {
        ColorMatchDrawing.drawSample(
          in: inside, look, textures: context.settings.inkTextures, into: &frame.canvas)
      } else if let film = Film.sample {
        let rows = min(inside.rows - 2, inside.columns * 2 / 3)
        let poster = inside.centered(Size(columns: rows * 3 / 2, rows: rows))
        PosterPainter(look: look).draw(film, .asked, in: poster, into: &frame.canvas)
      }
    }
  }
}

/// An example of a game under way on a board, with the largest cards that fit.
private struct BoardSample: Equatable {
  let level: PairsLevel
  let deck: Deck
  let gallery: Gallery?
  let look: RenderStyle

  /// The gaps between cards, widest first. The edges of cards leave half a row each.
  private static let gaps = [
    Size(columns: 2, rows: 1), Size(columns: 1, rows: 1), Size(columns: 2, rows: 0),
    Size(columns: 1, rows: 0),
  ]

  func draw(in place: Rect, into canvas: inout Canvas) {
    let sizes = deck.symbolColumns == 2 ? BoardLayout.evenSizes : BoardLayout.oddSizes
    func whole(_ card: Size, _ gap: Size) -> Size {
      Size(
        columns: level.columns * (card.columns + gap.columns) - gap.columns,
        rows: level.rows * (card.rows + gap.rows) - gap.rows)
    }
    let fitting = sizes.lazy.compactMap { card in
      Self.gaps.first { gap in
        whole(card, gap).columns <= place.columns && whole(card, gap).rows <= place.rows
      }.map { (card: card, gap: $0) }
    }.first
    guard let (card, gap) = fitting else { return }
    let board = place.centered(whole(card, gap))
    var painter = CardPainter(look: look)
    for number in 0..<level.cards {
      let position = Point(
        column: board.column + number % level.columns * (card.columns + gap.columns),
        row: board.row + number / level.columns * (card.rows + gap.rows))
      painter.draw(state(of: number), in: Rect(at: position, card), into: &canvas)
    }
  }

  /// Returns the state of a card: a third of the pairs is taken, one card is up.
  private func state(of number: Int) -> CardPainter.CardState {
    // Seven is prime to the number of cards on every board, so this shuffles them.
    let place = (number * 7 + 3) % level.cards
    let taken = level.pairs / 3
    guard place <= 2 * taken, deck.faces.indices.contains(place / 2) else { return .back }
    let pictures = gallery?.pictures ?? []
    let front = CardFront(
      face: deck.faces[place / 2],
      picture: pictures.indices.contains(place / 2) ? pictures[place / 2] : nil)
    return place < 2 * taken ? .matched(front) : .up(front)
  }
}

extension Film {
  /// An example for the preview of the quiz and its tutorial.
  static let sample = FilmRating(tenths: 85).map { rating in
    Film(
      id: "sample", title: "Casablanca", russianTitle: "Касабланка", year: 1942, genre: .romance,
      rating: rating)
  }
}

extension ColorMatchDrawing {
  /// Draws a question as an example.
  fileprivate static func drawSample(
    in place: Rect, _ look: RenderStyle, textures: Bool, into canvas: inout Canvas
  ) {
    guard let layout = ColorMatchLayout(in: place) else { return }
    var drawing = ColorMatchDrawing(
      canvas: canvas, layout: layout, look: look, ink: WordInk(look, textures: textures))
    drawing.answers(shown: nil)
    drawing.card(layout.left, .red, in: WordInk.neutral)
    drawing.card(layout.right, .blue, in: .red)
    canvas = drawing.canvas
  }
}
