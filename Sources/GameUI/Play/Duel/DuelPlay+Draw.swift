import Canvas
import GameCore

extension DuelPlay {
  func hints(_: RenderStyle) -> [Hint] {
    if isLaidOpen { return [Hint(.plain("Enter"), PlayPhrase.keyClose)] }
    let flip: any Phrase = isOpponentsTurn ? DuelPhrase.keyHurry : PlayPhrase.keyFlip
    return [
      Hint(.arrows, PlayPhrase.keyMove), Hint(.spaceOrEnter, flip),
      Hint(.plain("p"), PlayPhrase.keyPause),
    ]
  }

  func draw(
    into canvas: inout Canvas, in area: Rect, at now: Moment, look: RenderStyle,
    isCovered: Bool = false
  ) {
    guard let layout = board.layout(in: area, look) else {
      PlayNotes(look: look).drawTooSmall(level, into: &canvas, in: area)
      return
    }
    board.drawCards(
      of: state.board, isPaused ? .hidden : isLaidOpen ? .open : .played, layout,
      into: &canvas, at: now, look: look)
    if !isPaused { drawOwners(layout, into: &canvas, look: look) }
    DuelPanel(self, at: now, look: look).draw(layout.figures, into: &canvas)
    if isPaused, isCovered { return }
    if isPaused {
      PlayNotes(look: look).drawPaused(over: layout.board, into: &canvas)
    } else {
      board.drawCursor(
        layout, isPlayed: !isOver && !isOpponentsTurn, into: &canvas, look: look)
    }
  }

  /// The sign of whoever took a card, in its upper edge.
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
