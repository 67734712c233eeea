import Canvas
import GameCore

/// The messages over a board that is not in play: paused, or no room.
struct PlayNotes {
  let look: RenderStyle

  func drawPaused(over board: Rect, into canvas: inout Canvas) {
    let lines: [(text: String, role: Role)] = [
      (look.text(PlayPhrase.paused), .title),
      (look.text(PlayPhrase.spaceGoesOn), .text),
      (look.text(PlayPhrase.escLeaves), .muted),
    ]
    let width = lines.map { TextWidth.of($0.text) }.max() ?? 0
    let box = board.centered(Size(columns: min(width + 6, board.columns), rows: 5))
    canvas.fill(box, style: look.style(.alert))
    canvas.box(box, lines: look.glyphs.box, style: look.alertStyles.frame)
    for (number, line) in lines.enumerated() {
      let end = canvas.write(
        line.text, in: box.dropTop(1 + number), .center, style: look.onAlert(line.role))
      if number == 0 { canvas.cursor = Point(column: end, row: box.row + 1) }
    }
  }

  func drawTooSmall(_ level: PairsLevel, into canvas: inout Canvas, in area: Rect) {
    let needed = BoardLayout.smallestArea(for: level)
    let lines = [
      look.text(PlayPhrase.tooSmall),
      look.text(
        PlayPhrase.missing(
          columns: max(needed.columns - area.columns, 0), rows: max(needed.rows - area.rows, 0))),
    ]
    let top = area.row + max((area.rows - lines.count) / 2, 0)
    for (number, line) in lines.enumerated() where top + number < area.bottom {
      canvas.write(line, in: area.line(top + number), .center, style: look.style(.text))
    }
    canvas.cursor = area.origin
  }
}
