import Canvas
import GameCore

extension PairsPlay {
  /// Where the cards lie in `area`; nil where they have no room.
  func layout(in area: Rect, _ look: RenderStyle) -> BoardLayout? {
    BoardLayout(level, in: area, symbolColumns: shownDeck(look).symbolColumns)
  }

  /// The deck, or one with symbols that the terminal can show.
  private func shownDeck(_ look: RenderStyle) -> Deck {
    look.unicode || deck.hasASCIISymbols ? deck : .plain
  }

  func hints(_: RenderStyle) -> [Hint] {
    if isLaidOpen { return [Hint(.plain("Enter"), PlayPhrase.keyClose)] }
    return [
      Hint(.arrows, PlayPhrase.keyMove), Hint(.spaceOrEnter, PlayPhrase.keyFlip),
      Hint(.plain("p"), PlayPhrase.keyPause),
    ]
  }

  /// Draws the game as of `now` into `area` and puts the canvas's cursor on the focused card;
  /// under an alert a pause says nothing of its own.
  func draw(
    into canvas: inout Canvas, in area: Rect, at now: Moment, look: RenderStyle,
    isCovered: Bool = false
  ) {
    guard let layout = layout(in: area, look) else {
      drawTooSmall(into: &canvas, in: area, look: look)
      return
    }
    drawCards(layout, into: &canvas, at: now, look: look)
    let isLarge = area.columns >= 116 && area.rows >= 30
    FigurePanel(self, at: now, look: look, isLarge: isLarge)
      .draw(layout.figures, into: &canvas)
    if isPaused, isCovered { return }
    if isPaused {
      drawPaused(over: layout.board, into: &canvas, look: look)
    } else {
      drawCursor(layout, into: &canvas, look: look)
    }
  }

  private func drawCards(
    _ layout: BoardLayout, into canvas: inout Canvas, at now: Moment, look: RenderStyle
  ) {
    var painter = CardPainter(look: look)
    let fronts = fronts(layout, look)
    for place in 0..<level.cards {
      let pose = isPaused ? .back : pose(of: place, at: now, faces: fronts)
      painter.draw(pose, in: layout.rect(of: place), into: &canvas)
    }
  }

  private func pose(of place: Int, at now: Moment, faces: [CardFront]) -> CardPainter.Pose {
    if let step = turning.first(where: { $0.place == place })?.step(at: now) {
      return .turning(step)
    }
    if isLaidOpen, let face = state.face(at: place), faces.indices.contains(face) {
      return .up(faces[face])
    }
    switch state.card(at: place) {
    case .matched(let face) where faces.indices.contains(face): return .matched(faces[face])
    case .faceUp(let face) where faces.indices.contains(face):
      if case .missShown = state.turn { return .missed(faces[face]) }
      return .up(faces[face])
    default: return .back
    }
  }

  /// The faces of this deal by the rules' numbers, with symbols that the terminal can show.
  private func fronts(_ layout: BoardLayout, _ look: RenderStyle) -> [CardFront] {
    let shown = shownDeck(look)
    let pictures = layout.pictureSize(look) == nil ? [] : gallery?.pictures ?? []
    return choice.enumerated().compactMap { number, face in
      guard shown.faces.indices.contains(face) else { return nil }
      let picture = pictures.indices.contains(number) ? pictures[number] : nil
      return CardFront(face: shown.faces[face], picture: picture)
    }
  }

  /// The face that was taken last, by its symbol where it has one to tell it by, and its name; nil
  /// for none.
  func lastPair(_ look: RenderStyle) -> (symbol: Character?, name: String)? {
    let deck = shownDeck(look)
    for move in table.round.moves.reversed() {
      guard case .matched(let number)? = state.card(at: move.move.place),
        choice.indices.contains(number), deck.faces.indices.contains(choice[number])
      else { continue }
      let face = deck.faces[choice[number]]
      guard let pictures = gallery?.pictures else { return (face.symbol, look.text(face.name)) }
      let name = pictures.indices.contains(number) ? pictures[number]?.name : nil
      return name.map { (nil, look.text($0)) }
    }
    return nil
  }

  /// Marks the focused card at its two sides; the marks look like the ground but for their shape,
  /// so that moving them sends four characters and no colours.
  private func drawCursor(_ layout: BoardLayout, into canvas: inout Canvas, look: RenderStyle) {
    let rect = layout.rect(of: cursor.place)
    if !isOver {
      let glyphs = look.unicode ? CardGlyphs.unicode : .ascii
      let (left, right) = layout.marks(of: cursor.place)
      let style = look.style(.text)
      canvas[left.column, left.row] = Cell(glyphs.cursorLeft, style)
      canvas[right.column, right.row] = Cell(glyphs.cursorRight, style)
    }
    canvas.cursor = Point(
      column: rect.column + rect.columns / 2, row: rect.row + (rect.rows - 1) / 2)
  }

  private func drawPaused(over board: Rect, into canvas: inout Canvas, look: RenderStyle) {
    let lines: [(text: String, role: Role)] = [
      (look.text(PlayPhrase.paused), .title),
      (look.text(PlayPhrase.anyKeyGoesOn), .text),
      (look.text(PlayPhrase.escLeaves), .muted),
    ]
    let width = lines.map { TextWidth.of($0.text) }.max() ?? 0
    let box = board.centered(Size(columns: min(width + 6, board.columns), rows: 5))
    canvas.fill(box, style: look.style(.alert))
    canvas.box(box, lines: look.glyphs.box, style: look.alertStyles.frame)
    for (number, line) in lines.enumerated() {
      var style = look.style(line.role)
      style.paper = look.style(.alert).paper
      let end = canvas.write(
        line.text, column: box.column + (box.columns - TextWidth.of(line.text)) / 2,
        row: box.row + 1 + number, style: style, limit: box.columns)
      if number == 0 { canvas.cursor = Point(column: end, row: box.row + 1) }
    }
  }

  private func drawTooSmall(into canvas: inout Canvas, in area: Rect, look: RenderStyle) {
    let needed = BoardLayout.smallestArea(for: level)
    let lines = [
      look.text(PlayPhrase.tooSmall),
      look.text(
        PlayPhrase.missing(
          columns: max(needed.columns - area.columns, 0), rows: max(needed.rows - area.rows, 0))),
    ]
    let top = area.row + max((area.rows - lines.count) / 2, 0)
    for (number, line) in lines.enumerated() where top + number < area.bottom {
      canvas.write(
        line, column: area.column + max((area.columns - TextWidth.of(line)) / 2, 0),
        row: top + number, style: look.style(.text), limit: area.columns)
    }
    canvas.cursor = area.origin
  }
}
