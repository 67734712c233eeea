import Canvas

/// Where everything of Color Match lies in an area.
struct ColorMatchLayout: Hashable {
  /// The smallest area the game can be played in.
  static let smallest = Size(columns: 40, rows: 12)
  /// Areas from this size on have a panel.
  private static let roomy = Size(columns: 116, rows: 30)
  private static let panelColumns = 24
  private static let panelGap = 4

  /// Where all but the panel lies.
  let area: Rect
  /// Where more figures stand beside the cards; nil in a window without room for them.
  let panel: Rect?
  let left: Rect
  let right: Rect
  /// How many times as large as usual letters and cards are.
  let scale: Int
  /// Whether the names of the figures stand above them.
  let stacksFigures: Bool
  /// Rows from the top: figures, question, feedback, buttons, legend.
  let figures, question, feedback, buttons, legend: Int

  /// Nil where `area` is too small.
  init?(in area: Rect) {
    guard area.columns >= Self.smallest.columns, area.rows >= Self.smallest.rows else { return nil }
    let hasPanel = area.columns >= Self.roomy.columns && area.rows >= Self.roomy.rows
    let beside = hasPanel ? Self.panelColumns + Self.panelGap : 0
    // What is there besides the cards, with air between where there is room for it.
    let air = area.rows >= 20 ? 1 : 0
    stacksFigures = area.rows >= 16
    let names = stacksFigures ? 1 : 0
    let others = 5 + names + 4 * air
    let gap = area.columns >= 100 ? 6 : 2
    let room = Size(columns: (area.columns - beside - gap - 2) / 2, rows: area.rows - others)
    // The widest word has 28 columns of its own.
    scale = room.columns >= 70 && room.rows >= 20 ? 2 : 1
    let card = Size(columns: min(room.columns, 45 * scale), rows: min(room.rows, 12 * scale))
    let size = Size(columns: 2 * card.columns + gap, rows: others + card.rows)
    let whole = area.centered(Size(columns: size.columns + beside, rows: size.rows))
    let block =
      hasPanel
      ? Rect(
        column: whole.column, row: whole.row, columns: size.columns, rows: size.rows) : whole
    self.area =
      hasPanel
      ? Rect(column: block.column, row: area.row, columns: block.columns, rows: area.rows) : area
    figures = block.row
    question = block.row + 1 + names + air
    let top = question + 1 + air
    left = Rect(column: block.column, row: top, columns: card.columns, rows: card.rows)
    right = Rect(
      column: left.right + gap, row: top, columns: card.columns, rows: card.rows)
    panel =
      hasPanel
      ? Rect(
        column: whole.right - Self.panelColumns, row: left.row, columns: Self.panelColumns,
        rows: left.rows) : nil
    feedback = left.bottom + air
    buttons = feedback + 1 + air
    legend = buttons + 1
  }

  /// The button for no, under the left card.
  var no: Rect { button(under: left) }

  /// The button for yes, under the right card.
  var yes: Rect { button(under: right) }

  private func button(under card: Rect) -> Rect {
    Rect(column: card.column, row: buttons, columns: card.columns, rows: 1)
  }
}
