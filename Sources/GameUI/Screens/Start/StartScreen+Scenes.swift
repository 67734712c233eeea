import Canvas
import GameCore
import Pictures

extension StartScreen {
  /// Draws the games as tiles; the chosen one has a heavy frame.
  func drawTiles(in place: Rect, _ frame: inout Frame<Target>, _ context: Context) {
    let look = frame.look
    let spec = SettingsRow.game.spec(context.settings, look)
    let isFocused = focus(context) == .game
    let widths = Self.widths(of: spec.options, in: place)
    var rest = place
    for (index, title) in spec.options.enumerated() {
      let tile = rest.cutLeft(widths[index])
      rest.cutLeft(1)
      let isChosen = index == spec.chosen
      let role: Role = !isChosen ? .frame : isFocused ? .cursor : .title
      frame.describe(
        .option, title, value: index == 0 ? label(of: .game, look, context) : "",
        state: isChosen ? .selected : [], at: tile
      ) { frame in
        frame.canvas.box(
          tile, lines: isChosen ? look.glyphs.heavyBox : look.glyphs.box, style: look.style(role))
        frame.write(
          " \(title) ", tile.column + 1, tile.row,
          isChosen ? isFocused ? .focus : .title : .text)
        let (kind, inside) = (GameKind.allCases[index], tile.inset(columns: 1, rows: 1))
        GameScene(kind: kind, look: look).draw(in: inside, into: &frame.canvas)
      }
      frame.hitArea(tile, .choice(.game, index))
      if isChosen, isFocused {
        frame.canvas.cursor = Point(column: tile.column + 2, row: tile.row)
      }
    }
  }

  /// Returns the widths of tiles with titles: equal ones, if all titles fit.
  private static func widths(of titles: [String], in place: Rect) -> [Int] {
    let least = titles.map { TextWidth.of($0) + 4 }
    let room = place.columns - (titles.count - 1)
    let hasRoom = (least.max() ?? 0) * titles.count <= room
    let widths = hasRoom ? titles.map { _ in room / titles.count } : least
    let spare = max(room - widths.reduce(0, +), 0)
    return widths.indices.map {
      widths[$0] + spare / titles.count + ($0 < spare % titles.count ? 1 : 0)
    }
  }

  /// Draws the chosen game as it will look.
  func drawSide(in place: Rect, _ frame: inout Frame<Target>, _ context: Context) {
    let look = frame.look
    var rest = place
    let kind = context.kind
    let setup = kind.setup(in: context.settings)
    let title = "\(look.title(of: kind)) \(look.glyphs.dot) \(look.name(of: setup, in: kind))"
    frame.describe(.picture, title, at: rest) { frame in
      frame.divider(title, in: rest.cutTop(1))
      let inside = rest.dropTop(1)
      if let level = kind.descriptor.board(of: setup) {
        let sample = BoardSample(
          level: level, deck: Decks.shown(context.settings.deck, unicode: look.unicode),
          gallery: context.preview.gallery, look: look)
        frame.canvas.part(sample, in: inside) { sample.draw(in: inside, into: &$0) }
      } else {
        // Two questions if there is room, the second with the answer no.
        let half = inside.rows >= 24 && kind == .colorMatch ? inside.rows / 2 : inside.rows
        drawSample(in: inside.top(half), &frame, context)
        if half < inside.rows {
          drawSample(in: inside.bottom(half), isMatch: false, &frame, context)
        }
      }
    }
  }

  /// Draws a question of the chosen game with its answer, next to it or, in a high place, below it.
  func drawSample(
    in place: Rect, isMatch: Bool = true, _ frame: inout Frame<Target>, _ context: Context
  ) {
    let look = frame.look
    let isTall = place.rows >= 12
    var rest = place
    let rows = isTall ? min(rest.rows - 4, 40) : rest.rows
    let texts: [(String, Role)]
    let picture: Rect
    func cut(_ columns: Int, _ rows: Int) -> Rect {
      let size = Size(columns: min(columns, rest.columns), rows: rows)
      guard isTall else { return rest.cutLeft(size.columns) }
      return rest.dropTop((rest.rows - rows - 3) / 2).top(rows).centered(size)
    }
    if context.kind == .movieQuiz {
      guard let film = Film.sample, let threshold = FilmRating(tenths: 70) else { return }
      picture = cut(isTall ? rows * 4 / 3 : rows * 12 / 5, rows)
      let title = "\(film.shownTitle(in: look.language)) (\(film.year))"
      frame.describe(.picture, title, at: picture) { frame in
        frame.canvas.part(look, in: picture) { canvas in
          guard !isTall else {
            return PosterPainter(look: look).draw(film, .right, in: picture, into: &canvas)
          }
          let drawn = film.emblem.drawing.picture(size: picture.size, as: look.rendition)
          canvas.put(drawn, at: picture.origin)
        }
      }
      texts =
        (isTall ? [] : [(title, .title)]) + [
          (look.text(MovieQuizPhrase.question(.above, threshold)), .text),
          ("\(look.glyphs.right) \(look.text(TutorialPhrase.filmRight))", .good),
        ]
    } else {
      let height = isTall ? min(rows, rest.columns / 5) : rows
      picture = cut(8 * height + 2, height)
      let card = picture.columns / 2 - 1
      frame.words(
        isMatch ? .blue : .red, .red, in: .blue, on: (picture.left(card), picture.right(card)),
        textures: context.settings.inkTextures)
      texts =
        (isTall ? [(look.text(ColorMatchPhrase.inShort), .text)] : [])
        + [
          (
            "\(isMatch ? look.glyphs.right : look.glyphs.wrong) "
              + look.text(isMatch ? StartPhrase.bothAreBlue : .redButBlue), isMatch ? .good : .bad
          )
        ]
    }
    rest = isTall ? rest.below(picture.bottom + 1) : rest.dropLeft(2).dropTop((rows - 3) / 2)
    for (text, role) in texts {
      if isTall {
        frame.center(text, in: rest, row: rest.cutTop(1).row, role)
      } else {
        rest.cutTop(frame.lines(text, in: rest, role))
      }
    }
  }
}

extension Frame {
  /// Draws a question of Color Match: a word for its meaning, and one in a color.
  mutating func words(
    _ meaning: ColorWord, _ word: ColorWord, in color: ColorWord, on cards: (Rect, Rect),
    textures: Bool = false
  ) {
    guard let layout = ColorMatchLayout(in: bounds) else { return }
    for (card, shown, color) in [(cards.0, meaning, nil), (cards.1, word, color)] {
      let words = look.text(TutorialPhrase.shown(shown, ink: color))
      describe(.card, words, at: card) { frame in
        var drawing = ColorMatchDrawing(
          canvas: frame.canvas, layout: layout, look: frame.look,
          ink: WordInk(frame.look, textures: textures), words: [.blue, meaning, word])
        drawing.card(card, shown, in: color ?? WordInk.neutral)
        frame.canvas = drawing.canvas
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
