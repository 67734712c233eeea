import Canvas
import GameCore

/// Draws single cards at any of the layout's sizes.
struct CardPainter {
  /// What a card is to the player.
  enum Pose: Hashable {
    case back
    case up(Face)
    case missed(Face)
    case matched(Face)
    case turning(CardTurn.Step)
  }

  private let look: Look
  private let signs: CardSigns

  init(look: Look) {
    self.look = look
    signs = look.unicode ? .unicode : .ascii
  }

  /// Draws one card over all of `rect`.
  func draw(_ pose: Pose, in rect: Rect, into canvas: inout Canvas) {
    switch pose {
    case .back: drawBack(in: rect, into: &canvas)
    case .up(let face): drawFace(face, .cardFace, in: rect, into: &canvas)
    case .missed(let face):
      drawFace(face, .cardMissed, in: rect, into: &canvas)
      put(signs.missed, rect.column + rect.columns / 2, rect.row, .cardMissed, into: &canvas)
    case .matched(let face): drawMatched(face, in: rect, into: &canvas)
    case .turning(.edge):
      let middle = Rect(
        column: rect.column + rect.columns / 2, row: rect.row, columns: 1, rows: rect.rows)
      canvas.fill(middle, with: signs.edge, style: look.style(.frame))
    case .turning(.narrow(let side)):
      let half = rect.centered(Size(columns: rect.columns / 4 * 2 + 1, rows: rect.rows))
      switch side {
      case .back: drawBack(in: half, into: &canvas)
      case .front: drawFrame(.cardFace, in: half, into: &canvas)
      }
    }
  }

  private func drawBack(in rect: Rect, into canvas: inout Canvas) {
    drawFrame(.cardBack, in: rect, into: &canvas)
    let inside = rect.inset(columns: 1, rows: 1)
    for row in inside.row..<max(inside.bottom, inside.row) {
      for column in inside.column..<max(inside.right, inside.column)
      where (column - inside.column + row - inside.row) % 2 == 0 {
        put(signs.pattern, column, row, .cardBack, into: &canvas)
      }
    }
  }

  private func drawFace(_ face: Face, _ role: Role, in rect: Rect, into canvas: inout Canvas) {
    drawFrame(role, in: rect, into: &canvas)
    var ink = look.style(role)
    if let color = FaceInk.color(face.hue, on: ink.paper, depth: look.depth) { ink.ink = color }
    ink.attributes.insert(.bold)
    let symbol = String(face.symbol)
    if rect.columns >= 7, rect.rows >= 5 {
      canvas.write(symbol, column: rect.column + 1, row: rect.row + 1, style: ink)
      canvas.write(
        symbol, column: rect.right - 1 - TextWidth.of(symbol), row: rect.bottom - 2, style: ink)
    }
    drawMiddle(face, symbol: ink, name: look.style(role), in: rect, into: &canvas)
  }

  /// A taken pair rests: only the corners of its frame are left.
  private func drawMatched(_ face: Face, in rect: Rect, into canvas: inout Canvas) {
    let style = look.style(.cardMatched)
    canvas.fill(rect, style: style)
    drawCorners(style, in: rect, into: &canvas)
    drawMiddle(face, symbol: style, name: style, in: rect, into: &canvas)
  }

  /// The symbol in the middle, and the name below it where there is room.
  private func drawMiddle(
    _ face: Face, symbol: Style, name nameStyle: Style, in rect: Rect, into canvas: inout Canvas
  ) {
    let name = face.name.text(in: look.language)
    let width = TextWidth.of(name)
    let hasName = rect.rows >= 6 && width <= rect.columns - 2
    let row = rect.row + (rect.rows - 1) / 2
    let text = String(face.symbol)
    canvas.write(
      text, column: rect.column + (rect.columns - TextWidth.of(text)) / 2, row: row, style: symbol)
    if hasName {
      canvas.write(
        name, column: rect.column + (rect.columns - width) / 2,
        row: rect.rows >= 8 ? row + 2 : row + 1, style: nameStyle)
    }
  }

  private func drawFrame(_ role: Role, in rect: Rect, into canvas: inout Canvas) {
    let style = look.style(role)
    canvas.fill(rect, with: signs.horizontal, style: style)
    canvas.fill(rect.inset(columns: 0, rows: 1), with: signs.vertical, style: style)
    canvas.fill(rect.inset(columns: 1, rows: 1), style: style)
    drawCorners(style, in: rect, into: &canvas)
  }

  private func drawCorners(_ style: Style, in rect: Rect, into canvas: inout Canvas) {
    let places = [
      (rect.column, rect.row), (rect.right - 1, rect.row), (rect.right - 1, rect.bottom - 1),
      (rect.column, rect.bottom - 1),
    ]
    for (corner, place) in zip(signs.corners, places) {
      canvas[place.0, place.1] = Cell(corner, style)
    }
  }

  private func put(
    _ sign: Character, _ column: Int, _ row: Int, _ role: Role, into canvas: inout Canvas
  ) {
    canvas[column, row] = Cell(sign, look.style(role))
  }
}
