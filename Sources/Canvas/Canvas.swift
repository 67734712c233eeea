/// A grid of cells that screens draw into; whatever falls outside is cut off.
public struct Canvas: Hashable, Sendable {
  public let size: Size
  /// The cells row by row.
  public private(set) var cells: [Cell]
  /// Where the terminal's cursor stands, on what is focused; nil hides it.
  public var cursor: Point?

  /// A canvas of blanks in `style`.
  public init(size: Size, style: Style = .plain) {
    self.size = size
    cells = Array(repeating: Cell(" ", style), count: size.columns * size.rows)
  }

  public var bounds: Rect { Rect(column: 0, row: 0, columns: size.columns, rows: size.rows) }

  /// The cell at a place; blank outside.
  public subscript(column: Int, row: Int) -> Cell {
    get { index(column, row).map { cells[$0] } ?? .blank }
    set { if let index = index(column, row) { cells[index] = newValue } }
  }

  /// Fills a rectangle with one character of one column.
  public mutating func fill(_ rect: Rect, with character: Character = " ", style: Style) {
    let area = rect.intersection(bounds)
    guard area.columns > 0 else { return }
    for row in area.row..<max(area.bottom, area.row) {
      for column in area.column..<area.right {
        put(character, width: 1, column: column, row: row, style: style)
      }
    }
  }

  /// Writes text from a place to the right, on one line, and gives the column after it.
  ///
  /// What is not printable becomes U+FFFD; a wide character that would stick out becomes a space.
  @discardableResult
  public mutating func write(
    _ text: some StringProtocol, column: Int, row: Int, style: Style, limit: Int = .max
  ) -> Int {
    let end = min(size.columns, limit == .max ? size.columns : column + limit)
    var column = column
    for character in text {
      guard column < end else { break }
      let shown = TextWidth.isPrintable(character) ? character : "\u{FFFD}"
      let width = TextWidth.of(shown)
      if width == 0 { continue }
      if width > 2 || column + width > end {
        put(" ", width: 1, column: column, row: row, style: style)
        column += 1
      } else {
        put(shown, width: width, column: column, row: row, style: style)
        column += width
      }
    }
    return column
  }

  /// The text of each row, without what is right of its last visible character.
  public var lines: [String] {
    (0..<size.rows).map { row in
      var line = String(
        cells[row * size.columns..<(row + 1) * size.columns].map(\.character)
          .filter { $0 != Cell.covered })
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  private func index(_ column: Int, _ row: Int) -> Int? {
    guard (0..<size.columns).contains(column), (0..<size.rows).contains(row) else { return nil }
    return row * size.columns + column
  }

  /// Puts a character down and mends wide characters that it cuts in half.
  private mutating func put(
    _ character: Character, width: Int, column: Int, row: Int, style: Style
  ) {
    guard let first = index(column, row) else { return }
    let last = min(first + width - 1, (row + 1) * size.columns - 1)
    if cells[first].character == Cell.covered, column > 0 { cells[first - 1].character = " " }
    if column + width < size.columns, cells[last + 1].character == Cell.covered {
      cells[last + 1].character = " "
    }
    cells[first] = Cell(character, style)
    if last > first { cells[last] = Cell(Cell.covered, style) }
  }
}
