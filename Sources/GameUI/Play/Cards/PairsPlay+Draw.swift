import Canvas
import GameCore

extension PairsPlay {
  func drawFigures(
    _ layout: BoardLayout, into canvas: inout Canvas, in area: Rect, at now: Moment,
    look: RenderStyle
  ) {
    let isLarge = area.columns >= 116 && area.rows >= 30
    func draw(into canvas: inout Canvas) {
      FigurePanel(self, at: now, look: look, isLarge: isLarge)
        .draw(layout.figures, into: &canvas)
    }
    // Races and possible points change between seconds.
    guard !isLarge, mode.rival == nil else { return draw(into: &canvas) }
    let state = shown(at: now)
    let figures = Figures(
      level: level, found: state.pairsFound, turns: state.turns,
      seconds: table.elapsed(at: now).milliseconds / 1000, best: best, notice: notice,
      eligibility: table.round.eligibility, isDaily: mode.daily != nil,
      isWatched: table.isWatched, isLaidOpen: isLaidOpen, look: look)
    canvas.part(figures, in: layout.figures.rect, draw: draw)
  }

  /// Everything that the figures of a small window depend on.
  private struct Figures: Equatable {
    let level: PairsLevel
    let found, turns, seconds: Int
    let best: Int?
    let notice: CardSession<PairsGame>.Notice?
    let eligibility: Eligibility
    let isDaily, isWatched, isLaidOpen: Bool
    let look: RenderStyle
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
