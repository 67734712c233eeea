import Canvas
import GameCore

/// The figures of a round of Color Match below the cards of a large window.
struct ColorMatchPanel {
  private let look: RenderStyle
  private let figures: [(label: String, value: String, role: Role)]

  init(_ play: ColorMatchPlay, at now: Moment, look: RenderStyle) {
    self.look = look
    let score = play.state.score
    let mean = play.state.times.mean
    // Both from the start, so that every figure keeps its place.
    var figures: [(String, String, Role)] = [
      (look.text(ColorMatchPhrase.wrong), "\(score.wrong)", .text),
      (
        look.text(ColorMatchPhrase.meanAnswer),
        mean.map(look.language.seconds) ?? look.glyphs.dot, .text
      ),
    ]
    if mean != nil, let best = play.best {
      let ahead = score.total - Self.pace(of: best, in: play, at: now)
      figures.append(
        (
          look.text(ahead < 0 ? ColorMatchPhrase.behindRecord : .aheadOfRecord),
          look.signed(ahead), ahead < 0 ? .muted : .good
        ))
    }
    if let last = play.last {
      let sign = last.isRight ? look.glyphs.right : look.glyphs.wrong
      let word = look.text(last.isRight ? ColorMatchPhrase.right : .wrong)
      let time = look.language.seconds(last.time.milliseconds)
      figures.append(
        (
          look.text(ColorMatchPhrase.lastAnswer), "\(sign) \(word), \(time)",
          last.isRight ? .good : .bad
        ))
    }
    self.figures = figures
  }

  /// Returns the points that the best round would have by now if they grew evenly.
  private static func pace(of best: Int, in play: ColorMatchPlay, at now: Moment) -> Int {
    let length = play.state.duration.end.milliseconds
    let elapsed = min(play.table.elapsed(at: now).milliseconds, length)
    return best * elapsed / length
  }

  /// Draws the figures next to each other over the whole width, each at a fixed position.
  func draw(into canvas: inout Canvas, in place: Rect) {
    let width = place.columns / 4
    for (index, (label, value, role)) in figures.enumerated() {
      let column = place.dropLeft(index * width).left(width - 1)
      canvas.describe([Outline.Item(.figure, label, value: value, at: column.top(1))]) { canvas in
        for (row, text) in [label, value].enumerated() {
          canvas.write(
            TextWrap.cut(text, width: column.columns, mark: look.glyphs.ellipsis),
            column: column.column, row: column.row + row,
            style: look.style(row == 0 ? .muted : role))
        }
      }
    }
  }
}
