import Canvas

/// A table of plain text, aligned by the columns that a terminal gives to each character.
struct TextTable {
  enum Side {
    case left, right
  }

  struct Column {
    let heading: String
    let side: Side

    init(_ heading: String, _ side: Side) {
      self.heading = heading
      self.side = side
    }
  }

  private let columns: [Column]
  private var rows: [[String]]

  init(_ columns: [Column]) {
    self.columns = columns
    rows = [columns.map(\.heading)]
  }

  /// Adds a row with a text for each column.
  mutating func add(_ row: [String]) {
    rows.append(row)
  }

  /// The table, two spaces between columns, none at the ends of lines.
  var text: String {
    let widths = columns.indices.map { column in
      rows.map { TextWidth.of($0[column]) }.max() ?? 0
    }
    return rows.map { row in
      var line = columns.indices.map { column in
        pad(row[column], to: widths[column], columns[column].side)
      }.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  private func pad(_ text: String, to width: Int, _ side: Side) -> String {
    let space = String(repeating: " ", count: max(width - TextWidth.of(text), 0))
    return switch side {
    case .left: text + space
    case .right: space + text
    }
  }
}
