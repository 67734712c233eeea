import Canvas
import GameCore
import Pictures

extension StartScreen {
  /// The columns of the two small cards of a question of Color Match.
  private static let words = 26

  /// Draws the games as tiles; the chosen one has a heavy frame.
  func drawTiles(in place: Rect, _ frame: inout Frame<Target>, _ context: Context) {
    let look = frame.look
    let spec = SettingsRow.game.spec(context.settings, look)
    let isFocused = focus(context) == .game
    let widths = Self.widths(of: spec.options, in: place, look)
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
        if isChosen, isFocused {
          frame.write(look.glyphs.mine, tile.column, tile.row + tile.rows / 2, .cursor)
        }
        let (kind, inside) = (GameKind.allCases[index], tile.inset(columns: 1, rows: 1))
        GameScene(kind: kind, look: look).draw(in: inside, into: &frame.canvas)
      }
      frame.hitArea(tile, .choice(.game, index))
      if isChosen, isFocused {
        frame.canvas.cursor = Point(column: tile.column + 2, row: tile.row)
      }
    }
  }

  /// Returns the widths of tiles with titles: if possible with room for the cards and a margin, and
  /// equal.
  private static func widths(
    of titles: [String], in place: Rect, _ look: RenderStyle
  ) -> [Int] {
    let room = place.columns - (titles.count - 1)
    let names = titles.map { TextWidth.of($0) + 4 }
    let scenes = [4, 2].map { margin in
      zip(names, GameKind.allCases).map { name, kind in
        max(name, GameScene(kind: kind, look: look).leastColumns + margin)
      }
    }
    let least = scenes.first { $0.reduce(0, +) <= room } ?? names
    let hasRoom = (least.max() ?? 0) * titles.count <= room
    let widths = hasRoom ? titles.map { _ in room / titles.count } : least
    let spare = max(room - widths.reduce(0, +), 0)
    // The three cards of the first one are in the middle of an odd width only.
    let isEven = (widths.first ?? 0) % 2 == 0
    return widths.indices.map { index in
      widths[index] + (spare + (isEven ? titles.count - 1 - index : index)) / titles.count
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
          level: level, deck: context.deck, gallery: context.preview.gallery, look: look)
        frame.canvas.part(sample, in: rest) { sample.draw(in: rest, into: &$0) }
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

  /// Draws a question of the chosen game with its answer: below the cards or, if there is little
  /// room, next to a poster. It is `indent` columns to the right.
  func drawSample(
    in place: Rect, indent: Int = 0, isMatch: Bool = true, _ frame: inout Frame<Target>,
    _ context: Context
  ) {
    if context.kind == .movieQuiz {
      drawFilm(in: place.dropLeft(indent), &frame)
    } else {
      drawWords(in: place, indent: indent, isMatch: isMatch, &frame, context)
    }
  }

  private func drawFilm(in place: Rect, _ frame: inout Frame<Target>) {
    let look = frame.look
    guard let film = Film.sample, let threshold = FilmRating(tenths: 70) else { return }
    let isTall = place.rows >= 12
    // Below the details of the game.
    let place = isTall ? place : place.dropTop(1)
    let isSmall = place.rows < 8 || !isTall && place.columns < 56
    let rows = isTall ? min(place.rows - 5, 40) : place.rows
    let size = Size(
      columns: min(isTall ? rows * 4 / 3 : isSmall ? 2 * rows : rows * 12 / 5, place.columns),
      rows: rows)
    let picture =
      isTall
      ? place.dropTop((place.rows - rows - 4) / 2).top(rows).centered(size)
      : place.left(size.columns)
    let title = "\(film.shownTitle(in: look.language)) (\(film.year))"
    frame.describe(.picture, title, at: picture) { frame in
      frame.canvas.part(look, in: picture) { canvas in
        guard isSmall else {
          return PosterPainter(look: look).draw(film, .right, in: picture, into: &canvas)
        }
        var painter = CardPainter(look: look)
        painter.draw(.matched(.blank), in: picture, into: &canvas)
        let inside = picture.inset(columns: 1, rows: 1)
        let drawn = film.emblem.picture(size: inside.size, as: look.rendition)
        canvas.put(drawn, at: inside.origin)
      }
    }
    let question = look.text(MovieQuizPhrase.question(.above, threshold))
    let answer = "\(look.glyphs.right) \(look.text(TutorialPhrase.filmRight))"
    var rest =
      isTall
      ? place.below(picture.bottom + 1)
      : place.dropLeft(picture.columns + 2).dropTop(max(rows - 4, 0) / 2)
    let scale = Size(columns: min(rest.columns - 6, 41), rows: 1)
    if isTall {
      frame.center(question, in: rest, row: rest.cutTop(1).row)
      look.scale(
        of: film.rating, threshold, in: rest.cutTop(1).centered(scale), into: &frame.canvas)
      frame.center(answer, in: rest, row: rest.row, .good)
      return
    }
    if isSmall { frame.line(title, .title, in: rest.cutTop(1)) }
    frame.line(question, in: rest.cutTop(1))
    let line = rest.cutTop(1).dropLeft(2).left(scale.columns)
    look.scale(of: film.rating, threshold, in: line, into: &frame.canvas)
    frame.line(answer, .good, in: rest)
  }

  private func drawWords(
    in whole: Rect, indent: Int, isMatch: Bool, _ frame: inout Frame<Target>, _ context: Context
  ) {
    let look = frame.look
    let isTall = whole.rows >= 12
    // The word in the color only distracts, so it is a short one.
    let short = [ColorWord.red, .black].min {
      TextWidth.of(look.text(ColorMatchPhrase.word($0)))
        < TextWidth.of(look.text(ColorMatchPhrase.word($1)))
    }
    let shown: (meaning: ColorWord, word: ColorWord) =
      isMatch ? (.blue, short ?? .red) : (.red, .red)
    let place = whole.dropLeft(indent)
    let height = isTall ? min(place.rows - 4, 40, place.columns / 5) : 3
    let cards =
      isTall
      ? place.dropTop((place.rows - height - 3) / 2).top(height)
        .centered(Size(columns: min(8 * height + 2, place.columns) / 2 * 2, rows: height))
      : place.dropTop(max(place.rows - height - 1, 0)).top(height).left(Self.words)
    let card = cards.columns / 2 - 1
    frame.words(
      shown.meaning, shown.word, in: .blue, on: (cards.left(card), cards.right(card)),
      textures: context.settings.inkTextures)
    let sign = isMatch ? look.glyphs.right : look.glyphs.wrong
    let answer = "\(sign) \(look.text(isMatch ? StartPhrase.bothAreBlue : .redButBlue))"
    var rest = place.below(cards.bottom + (isTall ? 1 : 0))
    guard isTall else {
      frame.line(answer, isMatch ? .good : .bad, in: rest)
      return
    }
    frame.center(look.text(ColorMatchPhrase.inShort), in: rest, row: rest.cutTop(1).row)
    frame.center(answer, in: rest, row: rest.row, isMatch ? .good : .bad)
  }
}

extension Frame {
  /// Draws a question of Color Match: a word for its meaning, and one in a color.
  mutating func words(
    _ meaning: ColorWord, _ word: ColorWord, in color: ColorWord, on cards: (Rect, Rect),
    textures: Bool = false
  ) {
    let layout = ColorMatchLayout(in: bounds)
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

  /// The gaps between cards, widest first. The edges of cards leave half a row each, so low cards
  /// have no more.
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
        (gap.rows == 0 || card.rows > 3) && whole(card, gap).columns <= place.columns
          && whole(card, gap).rows <= place.rows
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
    let face = deck.faces[place / 2]
    // Without names, which are wider than some of the cards.
    let picture = pictures.indices.contains(place / 2) ? pictures[place / 2] : nil
    let front = CardFront(
      face: DeckFace(face.symbol, face.hue, "", ""),
      picture: picture.map { CardPicture(picture: $0.picture, name: Localized("", "")) })
    return place < 2 * taken ? .matched(front) : .up(front)
  }
}

extension Film {
  /// An example for the preview of the quiz.
  static let sample = FilmRating(tenths: 85).map { rating in
    Film(
      id: "sample", title: "Casablanca", russianTitle: "Касабланка", year: 1942, genre: .romance,
      rating: rating)
  }

  /// The film of the tutorial.
  static let lesson = FilmRating(tenths: 81).map { rating in
    Film(
      id: "lesson", title: "The Wizard of Oz", russianTitle: "Волшебник страны Оз", year: 1939,
      genre: .fantasy, rating: rating)
  }
}
