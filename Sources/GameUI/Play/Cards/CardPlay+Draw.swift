import Canvas
import GameCore

extension CardPlay {
  func hints(_: RenderStyle) -> [KeyBinding] {
    isLaidOpen
      ? [KeyBinding(.enter, ButtonPhrase.next), .restart]
      : [.moveCard, flipKey, .pause, .restart]
  }

  /// A board without room can only be given up.
  var pausedHints: [KeyBinding] { session.hasRoom ? KeyBinding.paused : [.leave] }

  /// Draws the game at `now` into `area`, with the canvas's cursor on the focused card; below a
  /// dialog, a pause shows no text.
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
      of: Rules.cards(of: shown(at: now)), isPaused ? .hidden : isLaidOpen ? .open : .played,
      layout,
      into: &canvas, at: now, look: look)
    // A screen reader would read the clock all the time.
    if !look.followsFocus || isPaused || isOver || table.isWatched {
      drawFigures(layout, into: &canvas, in: area, at: now, look: look)
    }
    if isPaused, isCovered { return }
    if isPaused {
      notes.drawPaused(over: layout.board, into: &canvas)
    } else {
      board.drawCursor(
        of: cards, layout, isPlayed: isToFlip, into: &canvas, look: look)
    }
  }
}
