import Canvas
import GameCore

extension CardBoard {
  /// Returns the layout of the cards in `area`; nil if they do not fit.
  func layout(in area: Rect, _ look: RenderStyle) -> BoardLayout? {
    BoardLayout(
      level, in: area, symbolColumns: shownDeck(look).symbolColumns, hasNames: look.followsFocus)
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
    /// What concerns all cards.
    struct Setting: Equatable {
      let sight: VisibleSide
      let deck: String
      let choice: [Int]
      let gallery: Gallery?
      let layout: BoardLayout
      let look: RenderStyle
      /// The focused card; nil if it looks like the others.
      let focus: Int?
    }

    /// What concerns one card.
    struct Condition: Equatable {
      let card: PairsState.Card?
      let step: CardTurn.Step?
      let isMissed: Bool
      let isLit: Bool
    }

    let setting: Setting
    let state: PairsState
    let turning: [CardTurn]
    let steps: [CardTurn.Step?]
    let wave: CardWave?
    let waveStep: Int?

    func condition(of place: Int) -> Condition {
      let card = state.card(at: place)
      var (isMissed, isLit) = (false, false)
      switch card {
      case .faceUp: if case .missShown = state.turn { isMissed = true }
      case .matched: if let wave, let waveStep { isLit = wave.lights(place, at: waveStep) }
      case .faceDown, nil: break
      }
      return Condition(
        card: card, step: zip(turning, steps).first { $0.0.place == place }?.1,
        isMissed: isMissed, isLit: isLit)
    }
  }

  /// Draws the cards of `state`, those that have changed over the last drawing.
  func drawCards(
    of state: PairsState, _ sight: VisibleSide, _ layout: BoardLayout, into canvas: inout Canvas,
    at now: Moment, look: RenderStyle
  ) {
    let seen = DrawnState(
      setting: DrawnState.Setting(
        sight: sight, deck: deck.id, choice: choice, gallery: gallery, layout: layout, look: look,
        focus: look.followsFocus ? cursor.place : nil),
      state: state, turning: turning, steps: turning.map { $0.step(at: now) }, wave: wave,
      waveStep: wave?.step(at: now))
    canvas.part(seen, in: layout.board) { canvas, earlier in
      let known = earlier.flatMap { $0.setting == seen.setting ? $0 : nil }
      if earlier != nil, known == nil { canvas.fill(layout.board, style: look.style(.text)) }
      var painter = CardPainter(look: look)
      let fronts = fronts(layout, look)
      let start = canvas.outline?.items.count
      for place in 0..<level.cards {
        if look.followsFocus {
          drawName(item(place, of: state, sight, layout, look), into: &canvas, look)
          continue
        }
        let condition = seen.condition(of: place)
        guard condition != known?.condition(of: place) else { continue }
        let rect = layout.rect(of: place)
        // A narrow card leaves blanks.
        if known != nil { canvas.fill(rect, style: look.style(.text)) }
        painter.draw(
          pose(of: place, in: state, sight, condition, fronts), in: rect, into: &canvas)
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
    // The last row separates the card from the one below it.
    canvas.fill(
      card.place.dropBottom(card.place.rows > 1 ? 1 : 0), style: look.style(.cardBack))
    let line = card.place.line(card.place.row + (card.place.rows - 1) / 2)
    canvas.fill(line, style: look.style(role))
    if card.state.contains(.focused) {
      canvas.write(card.label, in: line, style: look.style(role))
    }
    if !isClosed {
      // Where it stays when the position is removed.
      var words = [card.value]
      if TextWidth.of(card.value) > line.columns - 3, line.row > card.place.row {
        // A narrow card also has the line above.
        words = TextWrap.lines(card.value, width: line.columns)
        let above = card.place.line(line.row - 1)
        canvas.fill(above, style: look.style(role))
        canvas.write(words.removeFirst(), in: above, style: look.style(role))
      }
      canvas.write(words.joined(separator: " "), in: line.dropLeft(3), style: look.style(role))
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
    of place: Int, in state: PairsState, _ sight: VisibleSide, _ seen: DrawnState.Condition,
    _ fronts: [CardFront]
  ) -> CardPainter.CardState {
    if sight == .hidden { return .resting }
    if let step = seen.step { return .turning(step) }
    switch seen.card {
    case .matched(let face) where fronts.indices.contains(face):
      return seen.isLit ? .lit(fronts[face]) : .matched(fronts[face])
    case .faceUp(let face) where fronts.indices.contains(face) && sight == .played:
      return seen.isMissed ? .missed(fronts[face]) : .up(fronts[face])
    default:
      guard sight == .open, let face = state.face(at: place), fronts.indices.contains(face) else {
        return .back
      }
      return .up(fronts[face])
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
  func face(_ number: Int, _ look: RenderStyle) -> DeckFace? {
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
      let isBack = state.card(at: cursor.place) == .faceDown && !isTurning(cursor.place)
      CardPainter(look: look).drawFocus(
        in: rect, isBack: isBack, hasPictures: gallery != nil, into: &canvas)
    }
    canvas.cursor = Point(
      column: rect.column + (look.followsFocus ? 0 : rect.columns / 2),
      row: rect.row + (rect.rows - 1) / 2)
  }
}
