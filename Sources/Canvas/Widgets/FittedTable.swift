/// A column of a table: its value for a row, and how it gives way if the table is too wide.
public struct TableColumn<Row> {
  /// A way of making room.
  public enum Yield {
    /// The column is left out.
    case leaves
    /// The column is truncated to the remaining space, but not below this width.
    case shrinks(to: Int)
    /// The column shows a shorter value.
    case says((Row) -> String)
  }

  public var title: String
  public let alignment: FittedTable.Alignment
  /// The minimum width, with which tables of different contents are aligned.
  public let least: Int
  /// Returns the text of the column for a row.
  public let value: (Row) -> String
  fileprivate let most: Int
  fileprivate let yields: [Int: Yield]
  fileprivate let cut: ((String, Int) -> String)?
  /// Returns the style of the text of a row, for rows drawn on its background; nil for the style of
  /// the row.
  public var cellStyle: ((Row) -> Style?)?
  /// The number of columns at the end of a text that have that style.
  public var styledColumns = Int.max

  /// Creates a column. Texts are truncated to `most` columns, with `cut` unless at the end. The
  /// column gives way at the steps in `yields`, the lowest first.
  public init(
    _ title: String, _ alignment: FittedTable.Alignment = .left, least: Int = 0, most: Int = .max,
    yields: [Int: Yield] = [:], cut: ((String, Int) -> String)? = nil,
    value: @escaping (Row) -> String
  ) {
    self.title = title
    self.alignment = alignment
    self.least = least
    self.most = most
    self.yields = yields
    self.cut = cut
    self.value = value
  }
}

extension TableColumn {
  /// Creates a column like `other` for other rows, which gives way at the steps in `yields`.
  public init<Other>(
    like other: TableColumn<Other>, yields: [Int: Yield] = [:], value: @escaping (Row) -> String
  ) {
    self.init(
      other.title, other.alignment, least: other.least, most: other.most, yields: yields,
      cut: other.cut, value: value)
  }
}

/// Texts in columns as wide as their widest text, fitted into a width.
public struct FittedTable {
  public enum Alignment: Hashable, Sendable {
    case left, center, right

    /// Returns the columns before a text of `width` columns in a room for `whole`.
    public func indent(of width: Int, in whole: Int) -> Int {
      switch self {
      case .left: 0
      case .center: max(whole - width, 0) / 2
      case .right: max(whole - width, 0)
      }
    }
  }

  /// A text and its number of columns.
  private struct Cell {
    let text: String
    let width: Int
    let cellStyle: Style?

    init(_ text: String, _ cellStyle: Style? = nil) {
      self.text = text
      self.cellStyle = cellStyle
      width = TextWidth.of(text)
    }
  }

  /// A visible column, with its index among all.
  private struct Column {
    let number: Int
    let alignment: Alignment
    /// The title on as many lines as needed.
    var title: [Cell]
    var cells: [Cell]
    /// The texts for the outline, if shorter ones are drawn.
    var whole: [String]?
    var width = 0
    let styledColumns: Int

    /// The title on one line.
    var name: String { title.map(\.text).joined(separator: " ") }

    /// Whether it says something in a row: not if it is blank, for bars drawn over it.
    var hasTexts: Bool { cells.contains { !$0.text.allSatisfy(\.isWhitespace) } }

    mutating func fit(least: Int) {
      let widest = cells.reduce(least) { max($0, $1.width) }
      width = title.reduce(widest) { max($0, $1.width) }
    }
  }

  private var columns: [Column]
  /// Columns of space between two columns of the table.
  private var gap: Int
  /// The number of rows.
  public let count: Int

  /// Fits columns and rows into `limit`. If they are too wide, first titles are broken into lines
  /// if allowed, then the gaps shrink to the next of `gaps`, then columns give way one by one.
  /// Truncated texts end with `mark`.
  public init<Row>(
    _ columns: [TableColumn<Row>], of rows: some Collection<Row>, width limit: Int = .max,
    gaps: [Int] = [2], breaksTitles: Bool = false, mark: String = ""
  ) {
    self.columns = columns.enumerated().map { Self.column($1, $0, of: rows, $1.value, mark) }
    gap = gaps.first ?? 0
    count = rows.count
    guard width > limit else { return }
    if breaksTitles { breakTitles() }
    var yields = columns.enumerated().flatMap { number, column in
      column.yields.map { (step: $0.key, number: number, yield: $0.value) }
    }.sorted { ($0.step, $1.number) < ($1.step, $0.number) }[...]
    while !fits(limit, gaps), let next = yields.popFirst() {
      guard let place = self.columns.firstIndex(where: { $0.number == next.number }) else {
        continue
      }
      let column = columns[next.number]
      switch next.yield {
      case .leaves: self.columns.remove(at: place)
      case .says(let value):
        let whole = self.columns[place].whole ?? self.columns[place].cells.map(\.text)
        self.columns[place] = Self.column(column, next.number, of: rows, value, mark)
        self.columns[place].whole = whole
      case .shrinks(let least):
        let room = max(limit - width + self.columns[place].width, least)
        self.columns[place].cells = self.columns[place].cells.map { cell in
          Cell(
            column.cut?(cell.text, room) ?? TextWrap.cut(cell.text, width: room, mark: mark),
            cell.cellStyle)
        }
        self.columns[place].fit(least: room)
      }
    }
  }

  /// Whether any column has a title.
  public var hasTitles: Bool { columns.contains { !$0.title.isEmpty } }

  /// Columns of the whole table.
  public var width: Int {
    columns.reduce(gap * max(columns.count - 1, 0)) { $0 + $1.width }
  }

  /// Returns the columns that a column of the table takes; nil if it was left out.
  public func place(ofColumn number: Int) -> Range<Int>? {
    var start = 0
    for column in columns {
      if column.number == number { return start..<start + column.width }
      start += column.width + gap
    }
    return nil
  }

  /// The lines of the titles and the rows, all as wide as the table.
  public var lines: [String] {
    let titles = columns.map(\.title.count).max() ?? 0
    return (0..<titles).map { line in
      // Titles are aligned with the row below at their last lines.
      self.line { column in
        let index = line - titles + column.title.count
        return index < 0 ? nil : column.title[index]
      }
    } + (0..<count).map { row in line { $0.cells[row] } }
  }

  /// Draws the titles on one line.
  public func drawTitles(into canvas: inout Canvas, at origin: Point, style: Style) {
    let titles = columns.map(\.name).filter { !$0.isEmpty }.joined(separator: ", ")
    let place = Rect(column: origin.column, row: origin.row, columns: width, rows: 1)
    canvas.describe([Outline.Item(.titles, titles, at: place)]) {
      draw(into: &$0, at: origin, style) { $0.title.first }
    }
  }

  /// Draws a row.
  public func draw(_ row: Int, into canvas: inout Canvas, at origin: Point, style: Style) {
    let place = Rect(column: origin.column, row: origin.row, columns: width, rows: 1)
    canvas.describe([Outline.Item(.row, text(of: row), at: place)]) {
      draw(into: &$0, at: origin, style) { $0.cells[row] }
    }
  }

  /// Returns the texts of a row without abbreviations, separated by commas; a sign alone says
  /// nothing. The titles were read before. They are repeated only after an empty cell, and before a
  /// number at the start, which would be taken for that of the row.
  private func text(of row: Int) -> String {
    var isNamed = false
    return columns.enumerated().compactMap { index, column in
      let text = column.whole?[row] ?? column.cells[row].text
      guard text.contains(where: { $0.isLetter || $0.isNumber }) else {
        isNamed = isNamed || column.hasTexts && !column.title.isEmpty
        return nil
      }
      let isNumber = index == 0 && !text.contains(where: \.isLetter)
      let said = text.drop { $0 == " " }
      return (isNamed || isNumber) && !column.title.isEmpty ? "\(column.name) \(said)" : "\(said)"
    }.joined(separator: ", ")
  }

  private static func column<Row>(
    _ column: TableColumn<Row>, _ number: Int, of rows: some Collection<Row>,
    _ value: (Row) -> String, _ mark: String
  ) -> Column {
    let cells = rows.map { row in
      let text = value(row)
      return Cell(
        column.most == .max ? text : TextWrap.cut(text, width: column.most, mark: mark),
        column.cellStyle?(row))
    }
    var shown = Column(
      number: number, alignment: column.alignment,
      title: column.title.isEmpty ? [] : [Cell(column.title)], cells: cells,
      styledColumns: column.styledColumns)
    shown.fit(least: column.least)
    return shown
  }

  /// Breaks titles at spaces if they are wider than the texts below them.
  private mutating func breakTitles() {
    for index in columns.indices {
      guard let title = columns[index].title.first?.text else { continue }
      columns[index].title = title.split(separator: " ").map { Cell(String($0)) }
      columns[index].fit(least: 1)
      columns[index].title = TextWrap.lines(title, width: columns[index].width).map { Cell($0) }
      columns[index].fit(least: 0)
    }
  }

  /// Chooses the widest gap with which the columns fit; returns false if there is none.
  private mutating func fits(_ limit: Int, _ gaps: [Int]) -> Bool {
    for gap in gaps {
      self.gap = gap
      if width <= limit { return true }
    }
    return false
  }

  private func line(_ cell: (Column) -> Cell?) -> String {
    columns.map { column in
      let cell = cell(column) ?? Cell("")
      let indent = column.alignment.indent(of: cell.width, in: column.width)
      return String(repeating: " ", count: indent) + cell.text
        + String(repeating: " ", count: column.width - cell.width - indent)
    }
    .joined(separator: String(repeating: " ", count: gap))
  }

  private func draw(
    into canvas: inout Canvas, at origin: Point, _ style: Style, _ cell: (Column) -> Cell?
  ) {
    var start = origin.column
    for column in columns {
      if let cell = cell(column) {
        let indent = column.alignment.indent(of: cell.width, in: column.width)
        let cellStyle = cell.cellStyle.flatMap { $0.background == style.background ? $0 : nil }
        canvas.write(cell.text, column: start + indent, row: origin.row, style: style)
        if let cellStyle {
          let text = Rect(
            column: start + indent, row: origin.row, columns: cell.width, rows: 1)
          canvas.restyle(text.right(min(column.styledColumns, cell.width))) { _ in cellStyle }
        }
      }
      start += column.width + gap
    }
  }
}
