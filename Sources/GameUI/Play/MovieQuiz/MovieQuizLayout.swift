import Canvas

/// The layout of Movie Quiz in an area.
struct MovieQuizLayout: Hashable {
  /// The smallest area for the quiz.
  static let smallest = Size(columns: 40, rows: 12)

  let area: Rect
  /// The card with the poster.
  let poster: Rect
  /// The place of the figures: two rows with their names above them, or one.
  let figures: Rect
  /// The place of the line with the answered questions; nil in small windows.
  let progress: Rect?
  /// The rows of the parts below the poster, from the top.
  let question, buttons, feedback: Int

  /// Creates a layout; nil if `area` is too small.
  init?(in area: Rect) {
    guard area.columns >= Self.smallest.columns, area.rows >= Self.smallest.rows else { return nil }
    self.area = area
    let air = area.rows >= 18 ? 1 : 0
    // Where the poster has its full size.
    let gap = area.rows >= 50 ? 1 : 0
    let head = air == 1 ? 3 : 1
    let others = head + gap + 3 + air
    // A blank row separates the last text from the hint bar.
    let rows = min(area.rows - others - air, 40)
    // Upright like a poster, but wide enough for a title of several words.
    let columns = min(max(rows * 3 / 2, 30), area.columns - 2)
    let block = area.centered(
      Size(columns: min(max(columns, 76), area.columns - 2), rows: others + rows))
    figures = block.top(1 + air)
    progress = air == 1 ? block.dropTop(2).top(1) : nil
    poster = area.centered(Size(columns: columns, rows: area.rows)).below(block.row + head + gap)
      .top(rows)
    question = poster.bottom
    buttons = question + 1 + air
    feedback = buttons + 1
  }

  /// The button for no, on the left.
  var no: Rect { poster.left(poster.columns / 2).line(buttons) }

  /// The button for yes, on the right.
  var yes: Rect { poster.dropLeft(poster.columns / 2).line(buttons) }
}
