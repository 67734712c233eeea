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
    let rows = min(area.rows - others - air, 40)
    // Upright like a poster, but wide enough for a title of several words.
    let columns = min(max(rows * 3 / 2, 30), area.columns - 2)
    let block = area.centered(
      Size(columns: min(max(columns, 76), area.columns - 2), rows: others + rows))
    figures = block.top(1)
    poster = area.centered(Size(columns: columns, rows: area.rows)).below(block.row + 1 + air)
      .top(rows)
    question = poster.bottom
    feedback = question + 1 + air
    buttons = feedback + 1 + air
  }

  /// The button for no, on the left.
  var no: Rect { poster.left(poster.columns / 2).line(buttons) }

  /// The button for yes, on the right.
  var yes: Rect { poster.dropLeft(poster.columns / 2).line(buttons) }
}
