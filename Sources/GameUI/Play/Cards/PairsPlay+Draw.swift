import Canvas
import GameCore

extension PairsPlay {
  func drawFigures(
    _ layout: BoardLayout, into canvas: inout Canvas, in area: Rect, at now: Moment,
    look: RenderStyle
  ) {
    let isLarge = area.columns >= 116 && area.rows >= 30
    func panel() -> FigurePanel { FigurePanel(play: self, now: now, look: look, isLarge: isLarge) }
    // Races and possible points change between seconds.
    guard !isLarge, mode.rival == nil else { return panel().draw(layout.figures, into: &canvas) }
    let state = shown(at: now)
    let figures = Figures(
      level: level, found: state.pairsFound, turns: state.turns,
      seconds: table.elapsed(at: now).milliseconds / 1000, best: best, notice: notice,
      eligibility: table.round.eligibility, isDaily: mode.daily != nil,
      isWatched: table.isWatched, isLaidOpen: isLaidOpen, look: look)
    canvas.part(figures, in: layout.figures.rect) { canvas, earlier in
      if figures == earlier?.at(figures.seconds), case .side(let rect) = layout.figures {
        return panel().drawClock(in: rect, into: &canvas)
      }
      if earlier != nil { canvas.fill(layout.figures.rect, style: look.style(.text)) }
      panel().draw(layout.figures, into: &canvas)
    }
  }

  /// Everything that the figures of a small window depend on.
  private struct Figures: Equatable {
    let level: PairsLevel
    let found, turns: Int
    private(set) var seconds: Int
    let best: Int?
    let notice: PlayPhrase?
    let eligibility: Eligibility
    let isDaily, isWatched, isLaidOpen: Bool
    let look: RenderStyle

    /// Returns the same at another second.
    func at(_ seconds: Int) -> Self {
      var other = self
      other.seconds = seconds
      return other
    }
  }

  /// Returns the face of the last taken pair and the time when it was taken; nil if there is none.
  func lastPair(at now: Moment) -> (face: Int, time: Elapsed)? {
    let state = shown(at: now)
    for move in table.round.moves.reversed() {
      guard case .matched(let face)? = state.card(at: move.move.place) else { continue }
      return (face, move.time)
    }
    return nil
  }
}
