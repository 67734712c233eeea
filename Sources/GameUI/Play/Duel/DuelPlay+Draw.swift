import Canvas
import GameCore

extension DuelPlay {
  var flipKey: KeyBinding { isOpponentsTurn ? .hurry : .flip }

  func drawFigures(
    _ layout: BoardLayout, into canvas: inout Canvas, in _: Rect, at now: Moment,
    look: RenderStyle
  ) {
    if !isPaused { drawOwners(layout, into: &canvas, look: look) }
    DuelPanel(self, at: now, look: look).draw(layout.figures, into: &canvas)
  }

  /// Draws the signs of the players who took cards on their upper edges.
  private func drawOwners(
    _ layout: BoardLayout, into canvas: inout Canvas, look: RenderStyle
  ) {
    let style = SeatStyle(seats: state.seats, look: look)
    for place in 0..<level.cards {
      guard let seat = state.owner(of: place), !board.isTurning(place) else { continue }
      let rect = layout.rect(of: place)
      canvas[rect.column + rect.columns / 2, rect.row] = Cell(
        style.sign(seat), style.style(seat, on: .cardMatched))
    }
  }
}
