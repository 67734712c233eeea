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

  /// Returns the face of the last taken pair, with its symbol if it has one, and its name; nil if
  /// there is none.
  func lastPair(_ look: RenderStyle) -> (symbol: Character?, name: String)? {
    for move in table.round.moves.reversed() {
      guard case .matched(let number)? = state.card(at: move.move.place) else { continue }
      return board.name(of: number, look)
    }
    return nil
  }
}
