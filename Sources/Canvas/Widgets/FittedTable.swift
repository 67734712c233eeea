/// A column of a table: what it shows of a row, and how it yields where the table is too wide.
public struct TableColumn<Row> {
  /// What a column does to make room.
  public enum Yield {
    /// It is left out.
    case leaves
    /// It is cut to the space that the others leave, but not below so many columns.
    case shrinks(to: Int)
    /// It shows something shorter.
    case says((Row) -> String)
  }

  public let title: String
  public let alignment: FittedTable.Alignment
  /// The fewest columns it takes, so that tables of different contents line up.
  public let least: Int
  /// The text that the column shows of a row.
  public let value: (Row) -> String
  fileprivate let most: Int
  fileprivate let yields: [Int: Yield]
  fileprivate let cut: ((String, Int) -> String)?

  /// A column whose texts are cut to `most` columns, by `cut` where they are not cut at the end; it
  /// yields at each of the steps that `yields` names, the lowest first.
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
  /// A column like `other` that shows other rows and yields in its own way.
  public init<Other>(
    like other: TableColumn<Other>, yields: [Int: Yield] = [:], value: @escaping (Row) -> String
  ) {
    self.init(
      other.title, other.alignment, least: other.least, most: other.most, yields: yields,
      cut: other.cut, value: value)
  }
}

/// Texts in columns that are as wide as their widest, fitted into a width.
public struct FittedTable {
  public enum Alignment: Hashable, Sendable {
    case left, right
  }

  /// A text with the columns that it takes.
  private struct Cell {
    let text: String
    let width: Int

    init(_ text: String) {
      self.text = text
      width = TextWidth.of(text)
    }
  }

  /// A column that is shown, by its number among all.
  private struct Column {
    let number: Int
    let alignment: Alignment
    /// The title in as many lines as it takes.
    var title: [Cell]
    var cells: [Cell]
    var width = 0

    mutating func fit(least: Int) {
      let widest = cells.reduce(least) { max($0, $1.width) }
      width = title.reduce(widest) { max($0, $1.width) }
    }
  }

  private var columns: [Column]
  /// Columns of space between two columns of the table.
  private var gap: Int
  /// How many rows there are.
  public let count: Int

  /// The columns and rows that fit into `limit`. Where they are too wide, first titles are broken
  /// into lines if they may be, then columns stand closer by the next of `gaps`, then columns yield
  /// one by one. Texts that are cut end in `mark`.
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
        self.columns[place] = Self.column(column, next.number, of: rows, value, mark)
      case .shrinks(let least):
        let room = max(limit - width + self.columns[place].width, least)
        self.columns[place].cells = self.columns[place].cells.map { cell in
          Cell(column.cut?(cell.text, room) ?? TextWrap.cut(cell.text, width: room, mark: mark))
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

  /// The lines of the titles, and the line of each row, all as wide as the table.
  public var lines: [String] {
    let titles = columns.map(\.title.count).max() ?? 0
    return (0..<titles).map { line in
      // The last lines of all titles stand right above the rows.
      self.line { column in
        let index = line - titles + column.title.count
        return index < 0 ? nil : column.title[index]
      }
    } + (0..<count).map { row in line { $0.cells[row] } }
  }

  /// Writes the titles on one line.
  public func drawTitles(into canvas: inout Canvas, at origin: Point, style: Style) {
    draw(into: &canvas, at: origin, style) { $0.title.first }
  }

  /// Writes a row.
  public func draw(_ row: Int, into canvas: inout Canvas, at origin: Point, style: Style) {
    let place = Rect(column: origin.column, row: origin.row, columns: width, rows: 1)
    canvas.describe([Outline.Item(.row, text(of: row), at: place)]) {
      draw(into: &$0, at: origin, style) { $0.cells[row] }
    }
  }

  /// The texts of a row with commas between them.
  private func text(of row: Int) -> String {
    columns.map { $0.cells[row].text }.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private static func column<Row>(
    _ column: TableColumn<Row>, _ number: Int, of rows: some Collection<Row>,
    _ value: (Row) -> String, _ mark: String
  ) -> Column {
    let cells = rows.map { row in
      let text = value(row)
      return Cell(
        column.most == .max ? text : TextWrap.cut(text, width: column.most, mark: mark))
    }
    var shown = Column(
      number: number, alignment: column.alignment,
      title: column.title.isEmpty ? [] : [Cell(column.title)], cells: cells)
    shown.fit(least: column.least)
    return shown
  }

  /// Breaks titles at spaces where they are wider than what stands below them.
  private mutating func breakTitles() {
    for index in columns.indices {
      guard let title = columns[index].title.first?.text else { continue }
      columns[index].title = title.split(separator: " ").map { Cell(String($0)) }
      columns[index].fit(least: 1)
      columns[index].title = TextWrap.lines(title, width: columns[index].width).map(Cell.init)
      columns[index].fit(least: 0)
    }
  }

  /// Whether the columns fit with one of the gaps, the widest that there is room for.
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
      let blanks = String(repeating: " ", count: column.width - cell.width)
      return column.alignment == .left ? cell.text + blanks : blanks + cell.text
    }
    .joined(separator: String(repeating: " ", count: gap))
  }

  private func draw(
    into canvas: inout Canvas, at origin: Point, _ style: Style, _ cell: (Column) -> Cell?
  ) {
    var start = origin.column
    for column in columns {
      if let cell = cell(column) {
        let indent = column.alignment == .right ? column.width - cell.width : 0
        canvas.write(cell.text, column: start + indent, row: origin.row, style: style)
      }
      start += column.width + gap
    }
  }
}
