import Canvas
import GameCore

/// A list as it is drawn: a table with a heading, or what is to be said in its place.
struct ListDrawing<Target: Hashable & Sendable> {
  /// The columns and cells of the rows that are seen.
  let table: Table
  /// The number of the first row that is seen.
  var first = 0
  /// The row with the cursor's mark; nil where the list has none.
  var marked: Int?
  /// How a row is written.
  var role: (Int) -> Role = { _ in .text }
  /// What a press on a row means; nil for nothing.
  var target: ((Int) -> Target)?
  /// A row of dots stands before this row of the table.
  var breakBefore: Int?
  /// Lines of a row, where something stands before its text.
  var height = 1
  /// Columns before the text of a row.
  var inset = 0

  /// Columns with the marks.
  var width: Int { table.width + inset + 2 }
}

extension ListView {
  /// What stands in place of the rows; nil where there are some.
  func message(
    _ look: RenderStyle, loading: any Phrase, empty: any Phrase
  ) -> (text: String, role: Role)? {
    if let fault, rows.isEmpty { return (look.text(fault), .bad) }
    guard let total else { return (look.text(loading), .muted) }
    return total == 0 ? (look.text(empty), .muted) : nil
  }
}

extension Frame {
  /// Draws a list from a place down to `bottom` and gives the row after it.
  mutating func list(_ list: ListDrawing<Target>, at origin: Point, bottom: Int) -> Int {
    var row = origin.row
    let text = origin.column + 2 + list.inset
    write(list.table.heading, text, row, .muted)
    rule(origin.column, row + 1, columns: list.width)
    row += 2
    for (index, line) in list.table.lines.enumerated() {
      if index == list.breakBefore {
        write(String(repeating: look.glyphs.dot, count: 3), text, row, .muted)
        row += 1
      }
      guard row + list.height <= bottom else { return row }
      let number = list.first + index
      let isMarked = list.marked == number
      write(isMarked ? look.glyphs.mine : " ", origin.column, row, .accent)
      write(line, text, row, list.role(number))
      if let target = list.target {
        let area = Rect(
          column: origin.column, row: row, columns: list.width, rows: list.height)
        hitArea(area, target(number))
        if isMarked { canvas.cursor = Point(column: origin.column, row: row) }
      }
      row += list.height
    }
    return row
  }
}
