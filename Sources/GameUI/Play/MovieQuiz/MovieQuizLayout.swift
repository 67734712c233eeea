import Canvas

/// The layout of Movie Quiz in an area.
struct MovieQuizLayout: Hashable {
  /// The smallest area for the quiz.
  static let smallest = Size(columns: 40, rows: 12)

  let area: Rect
  /// The frame of the poster.
  let poster: Rect
  /// The place of the figures.
  let figures: Rect
  /// The rows of the parts, from the top.
  let question, feedback, buttons: Int

  /// Creates a layout; nil if `area` is too small.
  init?(in area: Rect) {
    guard area.columns >= Self.smallest.columns, area.rows >= Self.smallest.rows else { return nil }
    self.area = area
    let air = area.rows >= 18 ? 1 : 0
    let others = 4 + 3 * air
    // A blank row separates the buttons from the hint bar.
    let rows = min(area.rows - others - air, 24)
    // About as wide as high on the screen, but wide enough for a title of several words.
    let columns = min(max(rows * 2 + rows / 2, 30), area.columns - 2)
    let block = area.centered(
      Size(columns: min(max(columns, 76), area.columns - 2), rows: others + rows))
    figures = Rect(column: block.column, row: block.row, columns: block.columns, rows: 1)
    poster = Rect(
      column: area.column + (area.columns - columns) / 2, row: block.row + 1 + air,
      columns: columns, rows: rows)
    question = poster.bottom
    feedback = question + 1 + air
    buttons = feedback + 1 + air
  }

  /// The button for no, on the left.
  var no: Rect { button(poster.column, poster.columns / 2) }

  /// The button for yes, on the right.
  var yes: Rect {
    let half = poster.columns / 2
    return button(poster.column + half, poster.columns - half)
  }

  private func button(_ column: Int, _ columns: Int) -> Rect {
    Rect(column: column, row: buttons, columns: columns, rows: 1)
  }
}
