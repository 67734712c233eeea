import Canvas
import GameCore

extension CardBoard {
  /// Returns the layout of the cards in `area`; nil if they do not fit.
  func layout(in area: Rect, _ look: RenderStyle) -> BoardLayout? {
    BoardLayout(level, in: area, symbolColumns: shownDeck(look).symbolColumns)
  }

  /// Returns the deck, or one with symbols that the terminal can show.
  private func shownDeck(_ look: RenderStyle) -> Deck {
    look.unicode || deck.hasASCIISymbols ? deck : .plain
  }

  /// The visible sides of the cards.
  enum VisibleSide: Hashable, Sendable {
    /// Only backs.
    case hidden
    /// As the rules allow.
    case played
    /// All faces.
    case open
  }

  /// Everything that the drawing of the cards depends on.
  private struct DrawnState: Equatable {
    let state: PairsState
    let sight: VisibleSide
    let turning: [CardTurn]
    let steps: [CardTurn.Step?]
    let waveStep: Int?
    let deck: String
    let choice: [Int]
    let gallery: Gallery?
    let layout: BoardLayout
    let look: RenderStyle
    /// The focused card; nil if it looks like the others.
    let focus: Int?
  }

  /// Draws the cards of `state`.
  func drawCards(
    of state: PairsState, _ sight: VisibleSide, _ layout: BoardLayout, into canvas: inout Canvas,
    at now: Moment, look: RenderStyle
  ) {
    let seen = DrawnState(
      state: state, sight: sight, turning: turning, steps: turning.map { $0.step(at: now) },
      waveStep: wave?.step(at: now), deck: deck.id, choice: choice, gallery: gallery,
      layout: layout, look: look,
      focus: look.followsFocus ? cursor.place : nil)
    canvas.part(seen, in: layout.board) { canvas in
      var painter = CardPainter(look: look)
      let fronts = fronts(layout, look)
      let start = canvas.outline?.items.count
      for place in 0..<level.cards {
        if look.followsFocus {
          drawName(item(place, of: state, sight, layout, look), into: &canvas, look)
          continue
        }
        let pose =
          sight == .hidden
          ? .resting : pose(of: place, in: state, open: sight == .open, at: now, faces: fronts)
        painter.draw(pose, in: layout.rect(of: place), into: &canvas)
      }
      guard let start else { return }
      canvas.outline?.replace(
        from: start,
        with: (0..<level.cards).map { item($0, of: state, sight, layout, look) })
    }
  }

  /// Draws a card for a screen reader: a blank, with one line for the name of the face. The focused
  /// card also has its position, at the terminal's cursor. Nothing else changes when a card is
  /// flipped, because the reader would read it.
  private func drawName(_ card: Outline.Item, into canvas: inout Canvas, _ look: RenderStyle) {
    let isClosed = card.value == look.text(PlayPhrase.faceDown)
    let role: Role =
      isClosed ? .cardBack : card.state.contains(.selected) ? .cardMatched : .cardFace
    canvas.fill(card.place, style: look.style(.cardBack))
    let line = card.place.line(card.place.row + (card.place.rows - 1) / 2)
    canvas.fill(line, style: look.style(role))
    if card.state.contains(.focused) {
      canvas.write(card.label, column: line.column, row: line.row, style: look.style(role))
    }
    if !isClosed {
      // Where it stays when the position is removed.
      let name = line.dropLeft(3)
      canvas.write(
        card.value, column: name.column, row: name.row, style: look.style(role),
        limit: name.columns)
    }
  }

  /// Returns a card in words: its position and face.
  private func item(
    _ place: Int, of state: PairsState, _ sight: VisibleSide, _ layout: BoardLayout,
    _ look: RenderStyle
  ) -> Outline.Item {
    var item = Outline.Item(
      .card,
      look.text(PlayPhrase.card(row: place / level.columns + 1, column: place % level.columns + 1)),
      state: place == cursor.place ? .focused : [], at: layout.rect(of: place))
    var face = sight == .open ? state.face(at: place) : nil
    if sight != .hidden {
      switch state.card(at: place) {
      case .matched(let number):
        face = number
        item.state.insert(.selected)
      case .faceUp(let number): face = number
      case .faceDown, nil: break
      }
    }
    item.value =
      face.flatMap { name(of: $0, look)?.name } ?? look.text(PlayPhrase.faceDown)
    return item
  }

  private func pose(
    of place: Int, in state: PairsState, open: Bool, at now: Moment, faces: [CardFront]
  ) -> CardPainter.CardState {
    if let step = turning.first(where: { $0.place == place })?.step(at: now) {
      return .turning(step)
    }
    if open, let face = state.face(at: place), faces.indices.contains(face) {
      if case .matched = state.card(at: place) { return .matched(faces[face]) }
      return .up(faces[face])
    }
    switch state.card(at: place) {
    case .matched(let face) where faces.indices.contains(face):
      let isLit = wave.flatMap { wave in
        wave.step(at: now).map { wave.lights(place, at: $0) }
      }
      return isLit == true ? .lit(faces[face]) : .matched(faces[face])
    case .faceUp(let face) where faces.indices.contains(face):
      if case .missShown = state.turn { return .missed(faces[face]) }
      return .up(faces[face])
    default: return .back
    }
  }

  /// Returns the faces of this deal by the rules' numbers, with symbols that the terminal can show.
  private func fronts(_ layout: BoardLayout, _ look: RenderStyle) -> [CardFront] {
    let shown = shownDeck(look)
    let pictures = layout.pictureSize(look) == nil ? [] : gallery?.pictures ?? []
    return choice.enumerated().compactMap { number, face in
      guard shown.faces.indices.contains(face) else { return nil }
      let picture = pictures.indices.contains(number) ? pictures[number] : nil
      return CardFront(face: shown.faces[face], picture: picture)
    }
  }

  /// Returns the symbol of a face, if it has one, and its name; nil if its picture is missing.
  func name(of number: Int, _ look: RenderStyle) -> (symbol: Character?, name: String)? {
    if let face = face(number, look) { return (face.symbol, look.text(face.name)) }
    guard let pictures = gallery?.pictures, pictures.indices.contains(number) else { return nil }
    return (pictures[number]?.name).map { (nil, look.text($0)) }
  }

  /// Returns a face with a symbol; nil for pictures.
  func face(_ number: Int, _ look: RenderStyle) -> Face? {
    let faces = shownDeck(look).faces
    guard gallery == nil, choice.indices.contains(number), faces.indices.contains(choice[number])
    else { return nil }
    return faces[choice[number]]
  }

  /// Draws the frame around the focused card, if the board is in play.
  func drawCursor(
    of state: PairsState, _ layout: BoardLayout, isPlayed: Bool, into canvas: inout Canvas,
    look: RenderStyle
  ) {
    let rect = layout.rect(of: cursor.place)
    if isPlayed, !look.followsFocus {
      let isBack =
        state.card(at: cursor.place) == .faceDown
        && !turning.contains { $0.place == cursor.place }
      CardPainter(look: look).drawFocus(
        in: rect, isBack: isBack, hasPictures: gallery != nil, into: &canvas)
    }
    canvas.cursor = Point(
      column: rect.column + (look.followsFocus ? 0 : rect.columns / 2),
      row: rect.row + (rect.rows - 1) / 2)
  }
}
