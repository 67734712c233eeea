import Canvas

/// A naive implementation of a canvas: a grid of characters and styles.
struct NaiveCanvas {
  let size: Size
  private(set) var cells: [Cell]

  init(size: Size) {
    self.size = size
    cells = Array(repeating: .blank, count: size.columns * size.rows)
  }

  init(_ canvas: Canvas) {
    size = canvas.size
    cells = canvas.cells
  }

  mutating func set(_ cell: Cell, _ column: Int, _ row: Int) {
    guard contains(column, row) else { return }
    cells[row * size.columns + column] = cell
  }

  mutating func fill(_ rect: Rect, with character: Character, style: Style) {
    for row in rect.row..<rect.bottom {
      for column in rect.column..<rect.right { place(character, 1, column, row, style) }
    }
  }

  mutating func write(_ text: String, column: Int, row: Int, style: Style, limit: Int) -> Int {
    let end = min(size.columns, column + limit)
    var column = column
    for character in text where column < end {
      let shown = TextWidth.isPrintable(character) ? character : "\u{FFFD}"
      let width = TextWidth.of(shown)
      guard width > 0 else { continue }
      let fits = width <= 2 && column + width <= end
      place(fits ? shown : " ", fits ? width : 1, column, row, style)
      column += fits ? width : 1
    }
    return column
  }

  /// Puts another canvas down cell by cell; halves of wide characters become spaces.
  mutating func put(_ other: NaiveCanvas, at origin: Point, in area: Rect) {
    for row in 0..<other.size.rows {
      let seen = (0..<other.size.columns).filter {
        let point = Point(column: origin.column + $0, row: origin.row + row)
        return area.contains(point) && contains(point.column, point.row)
      }
      for column in seen {
        var cell = other.cells[row * other.size.columns + column]
        let isHead =
          column + 1 < other.size.columns
          && other.cells[row * other.size.columns + column + 1].character == Cell.covered
        let isCut =
          isHead && column == seen.last || cell.character == Cell.covered && column == seen.first
        if isCut { cell.character = " " }
        if cell.character == Cell.covered {
          set(cell, origin.column + column, origin.row + row)
        } else {
          place(
            cell.character, isHead && !isCut ? 2 : 1, origin.column + column, origin.row + row,
            cell.style)
        }
      }
    }
  }

  private func contains(_ column: Int, _ row: Int) -> Bool {
    (0..<size.columns).contains(column) && (0..<size.rows).contains(row)
  }

  private mutating func place(
    _ character: Character, _ width: Int, _ column: Int, _ row: Int, _ style: Style
  ) {
    guard contains(column, row) else { return }
    let first = row * size.columns + column
    if cells[first].character == Cell.covered, column > 0 { cells[first - 1].character = " " }
    if column + width < size.columns, cells[first + width].character == Cell.covered {
      cells[first + width].character = " "
    }
    cells[first] = Cell(character, style)
    if width == 2 { cells[first + 1] = Cell(Cell.covered, style) }
  }
}
