import Canvas
import GameCore

/// The figures of a round of Color Match below the cards of a large window.
struct ColorMatchPanel {
  private let look: RenderStyle
  private var figures: [LabeledValue]

  init(_ play: ColorMatchPlay, at now: Moment, look: RenderStyle) {
    self.look = look
    let score = play.state.score
    let mean = play.state.times.mean
    figures = [look.labeled(ColorMatchPhrase.wrong, "\(score.wrong)")]
    if let mean {
      figures.append(look.labeled(MovieQuizPhrase.meanAnswer, look.language.seconds(mean)))
    }
    if mean != nil, let best = play.best {
      let ahead = score.total - Self.pace(of: best, in: play, at: now)
      figures.append(
        ahead < 0
          ? look.labeled(ColorMatchPhrase.behindRecord, look.signed(ahead), .muted)
          : look.labeled(ColorMatchPhrase.aheadOfRecord, look.signed(ahead), .good))
    }
    if let last = play.last {
      let sign = last.isRight ? look.glyphs.right : look.glyphs.wrong
      let word = look.text(last.isRight ? ColorMatchPhrase.right : .wrong)
      let time = look.language.seconds(last.time.milliseconds)
      let role: Role = last.isRight ? .good : .bad
      figures.append(
        look.labeled(ColorMatchPhrase.lastAnswer, "\(sign) \(word), \(time)", role))
    }
  }

  /// Returns the points that the best round would have by now if they grew evenly.
  private static func pace(of best: Int, in play: ColorMatchPlay, at now: Moment) -> Int {
    let length = play.state.duration.end.milliseconds
    let elapsed = min(play.table.elapsed(at: now).milliseconds, length)
    return best * elapsed / length
  }

  /// Draws the figures next to each other, each at a fixed position.
  func draw(into canvas: inout Canvas, in place: Rect) {
    FigureColumns(look: look, figures: figures)
      .draw(into: &canvas, in: place.left(place.columns / 4 * figures.count))
  }
}
