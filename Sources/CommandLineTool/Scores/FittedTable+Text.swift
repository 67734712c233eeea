import Canvas
import GameCore

extension FittedTable {
  /// Columns of the narrowest terminal that is asked for.
  static let terminal = 80

  /// A table that fits a terminal of 80 columns where it can.
  init<Row>(forTerminal columns: [TableColumn<Row>], of rows: some Collection<Row>) {
    self.init(columns, of: rows, width: Self.terminal, gaps: [2, 1], breaksTitles: true)
  }

  /// The lines with their ends, no space before those.
  var text: String {
    lines.map { line in
      var line = line[...]
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}

extension Language {
  /// A column with its title in this language.
  func column<Row>(
    _ title: any Phrase, _ alignment: FittedTable.Alignment = .left,
    yields: [Int: TableColumn<Row>.Yield] = [:], value: @escaping (Row) -> String
  ) -> TableColumn<Row> {
    TableColumn(title.text(in: self), alignment, yields: yields, value: value)
  }
}
