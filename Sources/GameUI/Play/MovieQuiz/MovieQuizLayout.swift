import Canvas

/// The layout of Movie Quiz in an area.
struct MovieQuizLayout: Hashable {
  let area: Rect
  /// The card with the poster.
  let poster: Rect
  /// The place of the figures: two rows with their names above them, or one.
  let figures: Rect
  /// The place of the line with the answered questions; nil in small windows.
  let progress: Rect?
  /// Whether the question and the buttons have three rows.
  let isWide: Bool
  /// The place of the question below the poster.
  let question: Rect
  /// The rows of the scale with the rating, and of a text below the buttons.
  let scale, note: Int
  /// The places of the feedback on an answer and of the buttons.
  let feedback, buttons: Rect

  init(in area: Rect) {
    self.area = area
    let air = area.rows >= 18 ? 1 : 0
    // Where the poster has its full size.
    let gap = area.rows >= 50 ? 1 : 0
    let head = air == 1 ? 3 : 1
    isWide = area.columns >= 100 && area.rows >= 27
    let wide = isWide ? 1 : 0
    let others = head + gap + 3 + 2 * air + 5 * wide
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
    question = block.below(poster.bottom).top(isWide ? 3 : 1)
    scale = question.bottom
    let answer = block.below(scale + air + wide).top(2 + air)
    // As wide as the poster, or as the scale with its numbers.
    let band = answer.centered(
      Size(columns: min(max(columns, 47), answer.columns), rows: answer.rows))
    // Between blank rows.
    feedback = isWide ? band : band.line(band.row + 1)
    buttons = (isWide ? block : poster).below(answer.row).top(isWide ? 3 : 1)
    note = answer.bottom - 1 + 2 * wide
  }

  /// The button for no, on the left.
  var no: Rect { buttons.left(buttons.columns / 2) }

  /// The button for yes, on the right.
  var yes: Rect { buttons.dropLeft(buttons.columns / 2) }
}
