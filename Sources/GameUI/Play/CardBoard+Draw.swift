import Canvas
import GameCore

extension CardBoard {
  /// Where the cards lie in `area`; nil where they have no room.
  func layout(in area: Rect, _ look: RenderStyle) -> BoardLayout? {
    BoardLayout(level, in: area, symbolColumns: shownDeck(look).symbolColumns)
  }

  /// The deck, or one with symbols that the terminal can show.
  private func shownDeck(_ look: RenderStyle) -> Deck {
    look.unicode || deck.hasASCIISymbols ? deck : .plain
  }

  /// How much is seen of the cards.
  enum Sight: Hashable {
    /// Their backs alone.
    case hidden
    /// What the rules show.
    case played
    /// All their faces.
    case open
  }

  /// Draws the cards as they lie in `state`.
  func drawCards(
    of state: PairsState, _ sight: Sight, _ layout: BoardLayout, into canvas: inout Canvas,
    at now: Moment, look: RenderStyle
  ) {
    var painter = CardPainter(look: look)
    let fronts = fronts(layout, look)
    let start = canvas.outline?.items.count
    for place in 0..<level.cards {
      let pose =
        sight == .hidden
        ? .back : pose(of: place, in: state, open: sight == .open, at: now, faces: fronts)
      painter.draw(pose, in: layout.rect(of: place), into: &canvas)
    }
    guard let start else { return }
    canvas.outline?.replace(
      from: start,
      with: (0..<level.cards).map { item($0, of: state, sight, layout, look) })
  }

  /// A card in words: where it lies and what it shows.
  private func item(
    _ place: Int, of state: PairsState, _ sight: Sight, _ layout: BoardLayout, _ look: RenderStyle
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
  ) -> CardPainter.Pose {
    if let step = turning.first(where: { $0.place == place })?.step(at: now) {
      return .turning(step)
    }
    if open, let face = state.face(at: place), faces.indices.contains(face) {
      if case .matched = state.card(at: place) { return .found(faces[face]) }
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

  /// A face by its symbol, where it has one to tell it by, and its name; nil for one whose picture
  /// is not there.
  func name(of number: Int, _ look: RenderStyle) -> (symbol: Character?, name: String)? {
    let shown = shownDeck(look)
    guard choice.indices.contains(number), shown.faces.indices.contains(choice[number]) else {
      return nil
    }
    let face = shown.faces[choice[number]]
    guard let pictures = gallery?.pictures else { return (face.symbol, look.text(face.name)) }
    let name = pictures.indices.contains(number) ? pictures[number]?.name : nil
    return name.map { (nil, look.text($0)) }
  }

  /// Marks the focused card at its two sides, where the board is played on; the marks look like the
  /// ground but for their shape, so that moving them sends four characters and no colours.
  func drawCursor(
    _ layout: BoardLayout, isPlayed: Bool, into canvas: inout Canvas, look: RenderStyle
  ) {
    let rect = layout.rect(of: cursor.place)
    if isPlayed {
      let glyphs = look.unicode ? CardGlyphs.unicode : .ascii
      let (left, right) = layout.marks(of: cursor.place)
      let style = look.style(.text)
      canvas[left.column, left.row] = Cell(glyphs.cursorLeft, style)
      canvas[right.column, right.row] = Cell(glyphs.cursorRight, style)
    }
    canvas.cursor = Point(
      column: rect.column + rect.columns / 2, row: rect.row + (rect.rows - 1) / 2)
  }
}
