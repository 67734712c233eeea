import Canvas
import GameCore
import Pictures

/// A painter of single cards at any of the layout's sizes.
struct CardPainter {
  /// The state of a card.
  enum CardState: Hashable {
    case back
    /// Face down, in a paused game.
    case resting
    case up(CardFront)
    case missed(CardFront)
    case matched(CardFront)
    /// Taken, in the wave over a finished board.
    case lit(CardFront)
    case turning(CardTurn.Step)
  }

  private let look: RenderStyle
  private let glyphs: CardGlyphs
  private let table: Color
  /// The last drawn back, which is copied to other cards of its size.
  private var back: Canvas?

  init(look: RenderStyle) {
    self.look = look
    glyphs = look.cardGlyphs
    table = look.style(.text).background
  }

  /// Draws one card over the whole of `rect`.
  mutating func draw(_ state: CardState, in rect: Rect, into canvas: inout Canvas) {
    switch state {
    case .back:
      let drawn = back.flatMap { $0.size == rect.size ? $0 : nil } ?? wholeBack(of: rect.size)
      back = drawn
      canvas.put(drawn, at: rect.origin)
    case .resting: drawBack(.cardResting, in: rect, into: &canvas)
    case .up(let front):
      drawFront(front, .cardFace, edge: .cardEdge, in: rect, into: &canvas)
    case .missed(let front):
      drawJudged(front, .cardMissed, edge: .bad, glyphs.missed, in: rect, into: &canvas)
    case .matched(let front):
      drawJudged(front, .cardFace, edge: .cardMatched, glyphs.found, in: rect, into: &canvas)
    case .lit(let front):
      drawFront(front, .focus, edge: .cardFocus, in: rect, into: &canvas)
      mark(glyphs.found, edge(.cardFocus), in: rect, into: &canvas)
    case .turning(.edge):
      let middle = Rect(
        column: rect.column + rect.columns / 2, row: rect.row, columns: 1, rows: rect.rows)
      drawBody(.cardEdge, .cardEdge, in: middle, into: &canvas)
      canvas.fill(
        middle.inset(columns: 0, rows: 1), with: glyphs.edge, style: edge(.cardEdge))
    case .turning(.narrow(let side)):
      let half = rect.centered(
        Size(columns: rect.columns / 4 * 2 + rect.columns % 2, rows: rect.rows))
      switch side {
      case .back: drawBack(.cardBack, in: half, into: &canvas)
      case .front: drawBody(.cardFace, .cardEdge, in: half, into: &canvas)
      }
    }
  }

  /// Draws a card that missed or was taken, with edges in its color and a mark.
  private func drawJudged(
    _ front: CardFront, _ body: Role, edge role: Role, _ sign: Character, in rect: Rect,
    into canvas: inout Canvas
  ) {
    drawFront(front, body, edge: role, in: rect, into: &canvas)
    mark(sign, edge(role), in: rect, into: &canvas)
  }

  /// Draws a mark on a card's upper edge, as high as a whole row, in the color of the edge.
  func mark(_ mark: Character, _ edge: Style, in rect: Rect, into canvas: inout Canvas) {
    var style = glyphs.edges.isReversed ? edge.reversed : edge
    style.attributes.insert(.bold)
    let isNarrow = rect.rows < 5 || rect.columns < (glyphs.side > 0 ? 7 : 5)
    let place = rect.top(1).centered(Size(columns: isNarrow ? 1 : 3, rows: 1))
    canvas.fill(place, style: style)
    canvas[place.column + place.columns / 2, place.row] = Cell(mark, style)
  }

  /// Draws a taken card's edges in the color of its owner, with the owner's sign.
  func drawOwner(_ sign: Character, _ owner: Style, in rect: Rect, into canvas: inout Canvas) {
    let (old, new) = (edge(.cardMatched).foreground, owner.foreground)
    for row in rect.row..<rect.bottom where new != old {
      let isEnd = row == rect.row || row == rect.bottom - 1
      for column in isEnd ? Array(rect.column..<rect.right) : [rect.column, rect.right - 1] {
        var style = canvas[column, row].style
        if style.foreground == old { style.foreground = new }
        if style.background == old { style.background = new }
        if style != canvas[column, row].style { canvas[column, row].style = style }
      }
    }
    mark(sign, owner, in: rect, into: &canvas)
  }

  /// Draws the frame around the focused card: in the free parts of its first and last row, and in
  /// the columns at its sides, so that it covers nothing of the card; where nothing is free, over
  /// the edges. On a face, the mark and the name in the edges stay, and so does a picture over
  /// the lower one.
  func drawFocus(
    in rect: Rect, isBack: Bool, hasPictures: Bool = false, into canvas: inout Canvas
  ) {
    let style = look.style(.cardFocus)
    let frame = rect.inset(columns: -1, rows: 0)
    let edges = look.cardFocus
    let side = edges.isReversed ? style.reversed : style
    let bottom = rect.bottom - 1
    let isCovered = !isBack && canvas.placements.contains { $0.rect.overlaps(rect.line(bottom)) }
    for (index, place) in [(0, frame.left(1)), (2, frame.right(1))] {
      // Corners are enough except around pictures, and cost fewer cells at each move.
      for part in hasPictures ? [place] : [place.top(2), place.bottom(2)] {
        canvas.fill(part, with: edges.rows[1][index], style: side)
      }
      // In reverse, corners are blanks like the sides.
      guard !edges.isReversed else { continue }
      canvas[place.column, rect.row] = Cell(edges.rows[0][index], side)
      canvas[place.column, bottom] = Cell(edges.rows[2][index], side)
    }
    if edges.isReversed, isBack {
      let edge = Style(
        foreground: self.edge(.cardBack).foreground, background: style.foreground)
      canvas.fill(rect.top(1), with: glyphs.edges.rows[0][1], style: edge)
      canvas.fill(rect.line(bottom), with: glyphs.edges.rows[2][1], style: edge.reversed)
      return
    }
    for (index, row) in [(0, rect.row), (2, bottom)].prefix(isCovered ? 1 : 2) {
      let signs = glyphs.edges.rows[index] + CardGlyphs.Edges.thin.rows[index]
      let line = rect.line(row)
      if edges.isReversed {
        canvas.replace(signs, in: line) { $0.background = style.foreground }
      } else {
        canvas.replace(signs, with: edges.rows[index][1], in: line) {
          $0 = style
        }
      }
    }
  }

  private func wholeBack(of size: Size) -> Canvas {
    var canvas = Canvas(size: size, style: look.style(.text))
    drawBack(.cardBack, in: canvas.bounds, into: &canvas)
    return canvas
  }

  /// Draws a back with an ornament inside its edges.
  private func drawBack(_ role: Role, in rect: Rect, into canvas: inout Canvas) {
    drawBody(role, role, in: rect, into: &canvas)
    let inside = rect.inset(columns: glyphs.side, rows: 1)
    let isSmall = inside.rows == 1 && (look.unicode || inside.columns % 2 == 1)
    let ornament = isSmall ? glyphs.smallOrnament : glyphs.ornament
    var style = look.style(role)
    // Paused cards are calmer, or blank without colors.
    if role == .cardResting {
      guard look.unicode, style.foreground != .standard else { return }
      style.foreground = look.style(.cardBack).background
    }
    let cells = ornament.map { Cell($0, style) }
    for row in 0..<max(inside.rows, 0) {
      for column in 0..<max(inside.columns, 0) {
        // The lozenges are symmetrical.
        let number = isSmall ? min(column, inside.columns - 1 - column) : row + column
        canvas[inside.column + column, inside.row + row] = cells[number % cells.count]
      }
    }
  }

  private func drawFront(
    _ front: CardFront, _ body: Role, edge: Role, in rect: Rect, into canvas: inout Canvas
  ) {
    drawBody(body, edge, in: rect, into: &canvas)
    if drawPicture(of: front, into: &canvas, in: rect) {
      return drawName(front, in: rect.bottom(1), look.style(.text), into: &canvas)
    }
    var style = look.colored(front.face.hue, look.style(body))
    let inside = rect.inset(columns: 1, rows: 1)
    let isNamed = isNamed(front, in: rect)
    let room = inside.dropBottom(isNamed ? 1 : 0)
    if let art = FaceArt(front.face.symbol, in: room.size, unicode: look.unicode) {
      art.draw(in: room, style, into: &canvas)
      guard isNamed else { return }
      return drawName(front, in: rect.line(inside.bottom - 1), look.style(body), into: &canvas)
    }
    defer { drawName(front, in: rect.bottom(1), look.style(.text), into: &canvas) }
    guard front.face.symbol != " " else { return }
    let symbol = String(front.face.symbol)
    // A letter of the terminal is too thin for a card: it is on a tile in the color of the face, if
    // the tile is not as narrow as the letter.
    if inside.rows == 1, inside.columns > 1, TextWidth.of(symbol) == 1 {
      style = style.reversed
      canvas.fill(inside, style: style)
    }
    for place in PipLayout.places(in: inside, symbolColumns: TextWidth.of(symbol)) {
      canvas.write(symbol, column: place.column, row: place.row, style: style)
    }
  }

  /// Draws the name in a line of a card with enough room, truncated if necessary: below the art, or
  /// in the lower edge.
  private func drawName(
    _ front: CardFront, in line: Rect, _ style: Style, into canvas: inout Canvas
  ) {
    guard isNamed(front, in: line) else { return }
    let name = look.cut(look.text(front.name), line.columns - 2)
    let text = TextWidth.of(name) <= line.columns - 4 ? " \(name) " : name
    canvas.write(text, in: line, .center, style: style)
  }

  private func isNamed(_ front: CardFront, in card: Rect) -> Bool {
    card.columns >= BoardLayout.leastNamed && !look.text(front.name).isEmpty
  }

  /// Draws the picture of a face, centered and clipped if it was made for another size; returns
  /// false if there is none, or no room for it.
  private func drawPicture(of front: CardFront, into canvas: inout Canvas, in rect: Rect) -> Bool {
    guard let picture = front.picture?.picture, let place = BoardLayout.pictureRect(in: rect, look)
    else { return false }
    canvas.put(picture, at: place.centered(picture.size).origin, in: place)
    return true
  }

  /// Returns the style of the edges in the color of a role: its background if it has one.
  private func edge(_ role: Role) -> Style {
    let style = look.style(role)
    return Style(
      foreground: style.background == table ? style.foreground : style.background,
      background: table)
  }

  private func drawBody(
    _ body: Role, _ edge: Role, in rect: Rect, into canvas: inout Canvas
  ) {
    let style = look.style(body)
    canvas.fill(rect.inset(columns: 0, rows: 1), style: style)
    drawEdges(edge, around: style, in: rect, into: &canvas)
  }

  /// Draws the edges of a card in the color of a role, those at the sides only if they differ from
  /// the inside: thin lines around an open face.
  func drawEdges(
    _ role: Role, around inside: Style, in rect: Rect, into canvas: inout Canvas
  ) {
    let edge = self.edge(role)
    let color = edge.foreground
    let differs = color != .standard && color != inside.background
    let isThin = differs && role == .cardEdge && glyphs.side == 0
    let edges = isThin ? .thin : glyphs.edges
    let hasSides = glyphs.side > 0 || differs
    for (index, row) in [(0, rect.row), (2, rect.bottom - 1)] {
      let signs = edges.rows[index]
      let style = index == 2 && edges.isReversed ? edge.reversed : edge
      canvas.fill(rect.line(row), with: signs[1], style: style)
      guard signs[0] != signs[1], rect.columns > 1 else { continue }
      canvas[rect.column, row] = Cell(signs[0], style)
      canvas[rect.right - 1, row] = Cell(signs[2], style)
    }
    guard hasSides, rect.columns > 1 else { return }
    // Blanks at the sides: some fonts leave lines between blocks below each other.
    let line = Style(foreground: color, background: inside.background)
    let side = glyphs.side > 0 ? inside : isThin ? line : Style(background: color)
    for (column, index) in [(rect.column, 0), (rect.right - 1, 2)] {
      canvas.fill(
        Rect(column: column, row: rect.row + 1, columns: 1, rows: rect.rows - 2),
        with: edges.rows[1][index], style: side)
    }
  }
}
