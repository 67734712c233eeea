import Canvas
import GameCore

/// The messages over a board that is not in play: paused, or no room.
struct PlayNotes {
  let look: RenderStyle

  /// Draws the pause over the middle of a board: the word in large letters, and the keys.
  func drawPaused(over board: Rect, into canvas: inout Canvas) {
    let word = look.text(PlayPhrase.paused)
    let keys = [look.text(PlayPhrase.spaceContinues), look.text(PlayPhrase.keyLeaves)]
    let isDrawn = look.unicode && !look.followsFocus
    let letters = (isDrawn ? BlockLetters.bitmap(of: word.uppercased()) : nil).flatMap { small in
      [2, 1].first { $0 * small[0].count + 4 <= board.columns && 8 * $0 <= board.rows }
        .map { scale in
          small.flatMap { row in
            let wide = row.flatMap { Array(repeating: $0, count: scale) }
            return Array(repeating: wide, count: scale)
          }
        }
    }
    let size =
      letters.map { Size(columns: $0[0].count, rows: $0.count / 2 + 1) }
      ?? Size(columns: TextWidth.of(word), rows: 1)
    let widest = (keys.map { TextWidth.of($0) } + [size.columns]).max() ?? 0
    let box = board.centered(
      Size(columns: min(widest + 8, board.columns), rows: size.rows + keys.count + 2))
    canvas.fill(box, style: look.style(.alert))
    canvas.box(box, lines: look.glyphs.box, style: look.alertStyles.frame)
    var rest = box.inset(columns: 1, rows: 1)
    let title = rest.cutTop(size.rows)
    canvas.describe([Outline.Item(.heading, word, at: title)]) { canvas in
      if let letters {
        canvas.writeHalves(letters, in: title.dropBottom(1), style: look.onAlert(.accent))
      } else {
        let end = canvas.write(word, in: title, .center, style: look.onAlert(.title))
        canvas.cursor = Point(column: end, row: title.row)
      }
    }
    for (key, role) in zip(keys, [Role.text, .muted]) {
      canvas.write(key, in: rest.cutTop(1), .center, style: look.onAlert(role))
    }
  }

  func drawTooSmall(_ level: PairsLevel, into canvas: inout Canvas, in area: Rect) {
    let lines = [PlayPhrase.tooSmall, BoardLayout.missing(level, in: area)]
      .compactMap(\.self).map { look.text($0) }
    let top = area.row + max((area.rows - lines.count) / 2, 0)
    for (number, line) in lines.enumerated() where top + number < area.bottom {
      canvas.write(line, in: area.line(top + number), .center, style: look.style(.text))
    }
    canvas.cursor = area.origin
  }
}
