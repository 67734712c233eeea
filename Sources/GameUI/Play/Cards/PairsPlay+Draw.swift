import Canvas
import GameCore

extension PairsPlay {
  func drawFigures(
    _ layout: BoardLayout, into canvas: inout Canvas, in area: Rect, at now: Moment,
    look: RenderStyle
  ) {
    let isLarge = area.columns >= 116 && area.rows >= 30
    FigurePanel(self, at: now, look: look, isLarge: isLarge)
      .draw(layout.figures, into: &canvas)
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
