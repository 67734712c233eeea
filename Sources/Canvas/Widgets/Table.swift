/// Rows of text in columns that are as wide as their widest cell.
public struct Table: Hashable, Sendable {
  public enum Alignment: Hashable, Sendable {
    case left, right
  }

  public struct Column: Hashable, Sendable {
    public let title: String
    public let alignment: Alignment
    /// The minimum width, with which tables of different contents are aligned.
    public let least: Int

    public init(_ title: String, _ alignment: Alignment = .left, least: Int = 0) {
      self.title = title
      self.alignment = alignment
      self.least = least
    }
  }

  public let columns: [Column]
  /// The cells of each row; missing ones are empty, extra ones are left out.
  public let rows: [[String]]
  /// The columns of space between two columns of the table.
  public let gap: Int

  public init(_ columns: [Column], rows: [[String]], gap: Int = 2) {
    self.columns = columns
    self.rows = rows
    self.gap = gap
  }

  /// The width of each column.
  public var widths: [Int] {
    columns.enumerated().map { index, column in
      rows.reduce(max(column.least, TextWidth.of(column.title))) { widest, row in
        max(widest, index < row.count ? TextWidth.of(row[index]) : 0)
      }
    }
  }

  /// The width of the table.
  public var width: Int { widths.reduce(0, +) + gap * max(columns.count - 1, 0) }

  /// The line of titles.
  public var heading: String { line(columns.map(\.title), widths) }

  /// The lines of the rows, all as wide as the table.
  public var lines: [String] {
    let widths = widths
    return rows.map { line($0, widths) }
  }

  private func line(_ cells: [String], _ widths: [Int]) -> String {
    columns.indices.map { index in
      let cell = index < cells.count ? cells[index] : ""
      let blanks = String(repeating: " ", count: widths[index] - TextWidth.of(cell))
      return columns[index].alignment == .left ? cell + blanks : blanks + cell
    }
    .joined(separator: String(repeating: " ", count: gap))
  }
}
