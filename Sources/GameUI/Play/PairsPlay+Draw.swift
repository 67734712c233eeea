import Canvas
import GameCore

extension PairsPlay {
  func hints(_: RenderStyle) -> [Hint] {
    if isLaidOpen { return [Hint(.plain("Enter"), PlayPhrase.keyClose)] }
    return [
      Hint(.arrows, PlayPhrase.keyMove), Hint(.spaceOrEnter, PlayPhrase.keyFlip),
      Hint(.plain("p"), PlayPhrase.keyPause),
    ]
  }

  /// Draws the game as of `now` into `area` and puts the canvas's cursor on the focused card;
  /// under an alert a pause says nothing of its own.
  func draw(
    into canvas: inout Canvas, in area: Rect, at now: Moment, look: RenderStyle,
    isCovered: Bool = false
  ) {
    let notes = PlayNotes(look: look)
    guard let layout = board.layout(in: area, look) else {
      notes.drawTooSmall(level, into: &canvas, in: area)
      return
    }
    board.drawCards(
      of: state, isPaused ? .hidden : isLaidOpen ? .open : .played, layout, into: &canvas, at: now,
      look: look)
    let isLarge = area.columns >= 116 && area.rows >= 30
    FigurePanel(self, at: now, look: look, isLarge: isLarge)
      .draw(layout.figures, into: &canvas)
    if isPaused, isCovered { return }
    if isPaused {
      notes.drawPaused(over: layout.board, into: &canvas)
    } else {
      board.drawCursor(layout, isPlayed: !isOver, into: &canvas, look: look)
    }
  }

  /// The face that was taken last, by its symbol where it has one to tell it by, and its name; nil
  /// for none.
  func lastPair(_ look: RenderStyle) -> (symbol: Character?, name: String)? {
    for move in table.round.moves.reversed() {
      guard case .matched(let number)? = state.card(at: move.move.place) else { continue }
      return board.name(of: number, look)
    }
    return nil
  }
}
