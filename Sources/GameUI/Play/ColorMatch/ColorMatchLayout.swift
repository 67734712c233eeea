import Canvas

/// The layout of Color Match in an area.
struct ColorMatchLayout: Hashable {
  /// The size from which there is a panel.
  private static let roomy = Size(columns: 116, rows: 32)
  private static let panelRows = 2
  /// How much letters can be enlarged, most first.
  private static let scales = [
    Size(columns: 3, rows: 2), Size(columns: 2, rows: 2), Size(columns: 2, rows: 1),
    Size(columns: 1, rows: 1),
  ]
  /// The columns of the widest word in English.
  private static let widest = 30

  /// Returns how much letters of words with these columns can be enlarged inside a card; nil if
  /// there is no room for them.
  static func scale(columns: Int, in inside: Size) -> Size? {
    scales.first {
      $0.columns * columns <= inside.columns && $0.rows * BlockLetters.rows <= inside.rows
    }
  }

  /// The area of everything but the panel.
  let area: Rect
  /// The place of more figures below the cards; nil in small windows.
  let panel: Rect?
  let left: Rect
  let right: Rect
  /// Whether the names of the figures are above them.
  let stacksFigures: Bool
  /// The rows of the parts, from the top.
  let figures, question, feedback, buttons, legend: Int
  /// The rows of the buttons and of the question: more in large windows.
  let buttonRows: Int
  /// The rows of the feedback on an answer around its own row.
  let feedbackRows: Int
  /// The row of the bar with the time that is left; nil in small windows.
  let timeBar: Int?

  init(in area: Rect) {
    let hasPanel = area.columns >= Self.roomy.columns && area.rows >= Self.roomy.rows
    // Everything besides the cards, with spacing if there is room for it.
    let air = area.rows >= 20 ? 1 : 0
    stacksFigures = area.rows >= 16
    let names = stacksFigures ? 1 : 0
    buttonRows = area.columns >= 100 && area.rows >= 26 ? 3 : 1
    let space = buttonRows > 1 ? 1 : 0
    feedbackRows = 1 + 2 * space
    let others =
      3 + 2 * buttonRows + space + names + 4 * air + (hasPanel ? Self.panelRows + 1 : 0)
    let gap = area.columns >= 100 ? 6 : 2
    let room = Size(columns: (area.columns - gap - 2) / 2, rows: area.rows - others)
    // Words do not touch the sides of their cards.
    let inside = Size(columns: room.columns - 12, rows: room.rows - 4)
    let scale = Self.scale(columns: Self.widest, in: inside) ?? Size(columns: 1, rows: 1)
    let columns = min(room.columns, Self.widest * scale.columns + 22)
    // At least half as high as wide, as far as there is room.
    let card = Size(
      columns: columns,
      rows: min(room.rows, max(BlockLetters.rows * scale.rows + 8, columns / 4)))
    let size = Size(columns: 2 * card.columns + gap, rows: others + card.rows)
    let block = area.centered(size)
    self.area =
      hasPanel ? area.dropLeft(block.column - area.column).left(block.columns) : area
    figures = block.row
    question = block.row + 1 + names + air
    timeBar = air > 0 ? question - 1 : nil
    let top = question + buttonRows + air
    let cards = block.below(top).top(card.rows)
    left = cards.left(card.columns)
    right = cards.dropLeft(card.columns + gap).left(card.columns)
    feedback = left.bottom + air
    buttons = feedback + 1 + air + space
    legend = buttons + buttonRows
    panel = hasPanel ? block.below(legend + 2).top(Self.panelRows) : nil
  }

  /// The button for no, under the left card.
  var no: Rect { button(under: left) }

  /// The button for yes, under the right card.
  var yes: Rect { button(under: right) }

  /// Returns a row or more from the left edge of the cards to the right one.
  func wide(_ row: Int, rows: Int = 1) -> Rect {
    left.left(right.right - left.column).line(row).top(rows)
  }

  private func button(under card: Rect) -> Rect {
    card.below(buttons).top(buttonRows)
  }
}
