import Canvas
import GameCore
import Pictures

/// The front of a card: its face, with its picture if the deck has one.
struct CardFront: Hashable {
  let face: Face
  let picture: CardPicture?

  var name: Localized { picture?.name ?? face.name }
}

/// A painter of single cards at any of the layout's sizes.
struct CardPainter {
  /// The state of a card.
  enum CardState: Hashable {
    case back
    case up(CardFront)
    case missed(CardFront)
    case matched(CardFront)
    /// Taken, on a revealed board.
    case found(CardFront)
    case turning(CardTurn.Step)
  }

  private let look: RenderStyle
  private let glyphs: CardGlyphs
  /// The last drawn back, which is copied to other cards of its size.
  private var back: Canvas?

  init(look: RenderStyle) {
    self.look = look
    glyphs = look.unicode ? .unicode : .ascii
  }

  /// Draws one card over the whole of `rect`.
  mutating func draw(_ pose: CardState, in rect: Rect, into canvas: inout Canvas) {
    switch pose {
    case .back:
      let drawn = back.flatMap { $0.size == rect.size ? $0 : nil } ?? wholeBack(of: rect.size)
      back = drawn
      canvas.put(drawn, at: rect.origin)
    case .up(let front): drawFront(front, .cardFace, in: rect, into: &canvas)
    case .missed(let front):
      drawFront(front, .cardMissed, in: rect, into: &canvas)
      put(glyphs.missed, rect.column + rect.columns / 2, rect.row, .cardMissed, into: &canvas)
    case .matched(let front): drawMatched(front, in: rect, into: &canvas)
    case .found(let front):
      drawMatched(front, in: rect, into: &canvas)
      var style = look.style(.cardMatched)
      style.foreground = look.style(.good).foreground
      style.attributes.insert(style.foreground.emphasis)
      canvas[rect.column + rect.columns / 2, rect.row] = Cell(glyphs.found, style)
    case .turning(.edge):
      let middle = Rect(
        column: rect.column + rect.columns / 2, row: rect.row, columns: 1, rows: rect.rows)
      canvas.fill(middle, with: glyphs.edge, style: look.style(.frame))
    case .turning(.narrow(let side)):
      let half = rect.centered(
        Size(columns: rect.columns / 4 * 2 + rect.columns % 2, rows: rect.rows))
      switch side {
      case .back: drawBack(in: half, into: &canvas)
      case .front: drawFrame(.cardFace, in: half, into: &canvas)
      }
    }
  }

  private func wholeBack(of size: Size) -> Canvas {
    var canvas = Canvas(size: size)
    drawBack(in: canvas.bounds, into: &canvas)
    return canvas
  }

  /// Draws a back as large as the face: the same frame, with an ornament inside.
  private func drawBack(in rect: Rect, into canvas: inout Canvas) {
    let style = look.style(.cardBack)
    drawFrame(.cardBack, in: rect, into: &canvas)
    let inside = rect.inset(columns: 1, rows: 1)
    guard inside.rows > 1 else {
      canvas.fill(inside, with: glyphs.smallOrnament, style: style)
      return
    }
    for row in 0..<inside.rows {
      let ornament = (row..<row + inside.columns).map {
        glyphs.ornament[$0 % glyphs.ornament.count]
      }
      canvas.write(
        String(ornament), column: inside.column, row: inside.row + row, style: style)
    }
  }

  private func drawFront(
    _ front: CardFront, _ role: Role, in rect: Rect, into canvas: inout Canvas
  ) {
    drawFrame(role, in: rect, into: &canvas)
    defer { drawName(front, look.style(role), in: rect, into: &canvas) }
    if drawPicture(of: front, look.style(role), in: rect, into: &canvas) { return }
    var foreground = look.style(role)
    if let color = FaceColor.color(front.face.hue, on: foreground.background, depth: look.depth) {
      foreground.foreground = color
    }
    foreground.attributes.insert(foreground.foreground.emphasis)
    drawPips(front.face, foreground, in: rect, into: &canvas)
  }

  /// Draws a taken card: with the corners of its frame, but without background and color.
  private func drawMatched(_ front: CardFront, in rect: Rect, into canvas: inout Canvas) {
    let style = look.style(.cardMatched)
    canvas.fill(rect, style: style)
    drawCorners(style, in: rect, into: &canvas)
    if !drawPicture(of: front, style, in: rect, into: &canvas) {
      drawPips(front.face, style, in: rect, into: &canvas)
    }
    drawName(front, style, in: rect, into: &canvas)
  }

  private func drawPips(
    _ face: Face, _ style: Style, in rect: Rect, into canvas: inout Canvas
  ) {
    let symbol = String(face.symbol)
    let inside = rect.inset(columns: 1, rows: 1)
    for place in PipLayout.places(in: inside, symbolColumns: TextWidth.of(symbol)) {
      canvas.write(symbol, column: place.column, row: place.row, style: style)
    }
  }

  /// Draws the name on the lower edge of the frame, truncated if necessary, on cards with enough
  /// room.
  private func drawName(
    _ front: CardFront, _ style: Style, in rect: Rect, into canvas: inout Canvas
  ) {
    let name = TextWrap.cut(
      look.text(front.name), width: rect.columns - 2, mark: look.glyphs.ellipsis)
    guard !name.isEmpty, rect.columns >= BoardLayout.leastNamed else { return }
    let text = TextWidth.of(name) <= rect.columns - 4 ? " \(name) " : name
    canvas.write(
      text, column: rect.column + (rect.columns - TextWidth.of(text)) / 2, row: rect.bottom - 1,
      style: style)
  }

  /// Draws the picture of a face, centered and clipped if it was made for another size; returns
  /// false if there is none, or no room for it. A picture in pixels is as wide as the card and has
  /// no frame.
  private func drawPicture(
    of front: CardFront, _ style: Style, in rect: Rect, into canvas: inout Canvas
  ) -> Bool {
    guard let picture = front.picture?.picture, let place = BoardLayout.pictureRect(in: rect, look)
    else { return false }
    if look.pixels != nil { canvas.fill(rect, style: style) }
    canvas.put(picture, at: place.centered(picture.size).origin, in: place)
    return true
  }

  private func drawFrame(_ role: Role, in rect: Rect, into canvas: inout Canvas) {
    let style = look.style(role)
    canvas.fill(rect, with: glyphs.horizontal, style: style)
    canvas.fill(rect.inset(columns: 0, rows: 1), with: glyphs.vertical, style: style)
    canvas.fill(rect.inset(columns: 1, rows: 1), style: style)
    drawCorners(style, in: rect, into: &canvas)
  }

  private func drawCorners(_ style: Style, in rect: Rect, into canvas: inout Canvas) {
    let places = [
      (rect.column, rect.row), (rect.right - 1, rect.row), (rect.right - 1, rect.bottom - 1),
      (rect.column, rect.bottom - 1),
    ]
    for (corner, place) in zip(glyphs.corners, places) {
      canvas[place.0, place.1] = Cell(corner, style)
    }
  }

  private func put(
    _ sign: Character, _ column: Int, _ row: Int, _ role: Role, into canvas: inout Canvas
  ) {
    canvas[column, row] = Cell(sign, look.style(role))
  }
}
