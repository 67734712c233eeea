import Canvas
import GameCore

extension DuelPlay {
  var flipKey: KeyBinding { isOpponentsTurn ? .hurry : .flip }

  func drawFigures(
    _ layout: BoardLayout, into canvas: inout Canvas, in _: Rect, at now: Moment,
    look: RenderStyle
  ) {
    if !isPaused { drawOwners(layout, into: &canvas, at: now, look: look) }
    DuelPanel(self, at: now, look: look).draw(layout.figures, into: &canvas)
  }

  /// Draws the signs and colors of the players who took cards on their edges.
  private func drawOwners(
    _ layout: BoardLayout, into canvas: inout Canvas, at now: Moment, look: RenderStyle
  ) {
    let state = shown(at: now)
    let style = SeatStyle(seats: state.seats, look: look)
    let painter = CardPainter(look: look)
    for place in 0..<level.cards {
      guard let seat = state.owner(of: place), !board.isTurning(place) else { continue }
      let rect = layout.rect(of: place)
      painter.drawOwner(style.sign(seat), style.style(seat), in: rect, into: &canvas)
    }
  }
}
