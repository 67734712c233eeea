import Canvas
import GameCore

/// The panel of a round of Color Match in a large window.
struct ColorMatchPanel {
  private let look: RenderStyle
  private let title: String
  private let figures: [(label: String, value: String, role: Role)]
  private let last: (text: String, role: Role)?

  init(_ play: ColorMatchPlay, at now: Moment, look: RenderStyle) {
    self.look = look
    title = look.text(ColorMatchPhrase.duration(play.state.duration))
    let score = play.state.score
    var figures: [(String, String, Role)] = [
      (look.text(PlayPhrase.pointsNow), look.language.grouped(score.total), .accent)
    ]
    if let best = play.best, play.state.times.mean != nil {
      let ahead = score.total - Self.pace(of: best, in: play, at: now)
      figures.append(
        (
          look.text(ahead < 0 ? ColorMatchPhrase.behindRecord : .aheadOfRecord),
          look.signed(ahead), ahead < 0 ? .muted : .good
        ))
    }
    figures.append((look.text(ColorMatchPhrase.wrongAnswers), "\(score.wrong)", .text))
    if let mean = play.state.times.mean {
      figures.append((look.text(ColorMatchPhrase.meanAnswer), look.language.seconds(mean), .text))
    }
    self.figures = figures
    last = play.last.map { answer in
      let sign = answer.isRight ? look.glyphs.right : look.glyphs.wrong
      let word = look.text(answer.isRight ? ColorMatchPhrase.right : .wrong)
      let time = look.language.seconds(answer.time.milliseconds)
      return ("\(sign) \(word), \(time)", answer.isRight ? .good : .bad)
    }
  }

  /// Returns the points that the best round would have by now if they grew evenly.
  private static func pace(of best: Int, in play: ColorMatchPlay, at now: Moment) -> Int {
    let length = play.state.duration.end.milliseconds
    let elapsed = min(play.table.elapsed(at: now).milliseconds, length)
    return best * elapsed / length
  }

  func draw(into canvas: inout Canvas, in place: Rect) {
    canvas.write(
      title, column: place.column, row: place.row, style: look.style(.title), limit: place.columns)
    var row = place.row + 2
    for (label, value, role) in figures {
      let line = place.line(row)
      canvas.describe([Outline.Item(.figure, label, value: value, at: line)]) { canvas in
        canvas.write(label, column: place.column, row: row, style: look.style(.muted))
        canvas.write(
          value, column: place.right - TextWidth.of(value), row: row, style: look.style(role))
      }
      row += 1
    }
    guard let last else { return }
    canvas.write(
      look.text(ColorMatchPhrase.lastAnswer), column: place.column, row: row + 1,
      style: look.style(.muted))
    canvas.write(
      last.text, column: place.column, row: row + 2, style: look.style(last.role),
      limit: place.columns)
  }
}
