import Canvas

/// A table of plain text, aligned by the columns that a terminal gives to each character, and made
/// to fit a terminal of 80 where it can be.
struct TextTable {
  enum Side {
    case left, right
  }

  struct Column {
    let heading: String
    let side: Side
    /// How soon the column goes where the table is too wide, the highest first; nil for never.
    let spare: Int?

    init(_ heading: String, _ side: Side, spare: Int? = nil) {
      self.heading = heading
      self.side = side
      self.spare = spare
    }
  }

  /// Columns of the narrowest terminal that is asked for.
  static let width = 80

  private let columns: [Column]
  private var rows: [[String]] = []

  init(_ columns: [Column]) {
    self.columns = columns
  }

  /// Adds a row with a text for each column.
  mutating func add(_ row: [String]) {
    rows.append(row)
  }

  /// The table, no space at the ends of lines. Where it is too wide, first the headings are broken,
  /// then one space stands between columns in the place of two, then columns go that can be spared.
  var text: String {
    var shown = Array(columns.indices)
    let plain = Layout(self, shown, isBroken: false, gap: 2)
    if plain.width <= Self.width { return plain.text }
    while true {
      for gap in [2, 1] {
        let layout = Layout(self, shown, isBroken: true, gap: gap)
        if layout.width <= Self.width { return layout.text }
      }
      let spared = shown.filter { columns[$0].spare != nil }
        .max { (columns[$0].spare ?? 0, $0) < (columns[$1].spare ?? 0, $1) }
      guard let spared else { return Layout(self, shown, isBroken: true, gap: 1).text }
      shown.removeAll { $0 == spared }
    }
  }

  /// The table however wide it is.
  var unfitted: String { Layout(self, Array(columns.indices), isBroken: false, gap: 2).text }

  /// Some of the columns with their widths.
  private struct Layout {
    private let sides: [Side]
    private let widths: [Int]
    private let lines: [[String]]
    private let gap: Int

    init(_ table: TextTable, _ shown: [Int], isBroken: Bool, gap: Int) {
      sides = shown.map { table.columns[$0].side }
      let cells = table.rows.map { row in shown.map { row[$0] } }
      let headings = shown.enumerated().map { place, column in
        let heading = table.columns[column].heading
        guard isBroken else { return [heading] }
        let words = heading.split(separator: " ").map { TextWidth.of(String($0)) }
        let widest = cells.map { TextWidth.of($0[place]) }
        return TextWrap.lines(heading, width: (words + widest).max() ?? 1)
      }
      // The last lines of all headings stand right above the cells.
      let height = headings.map(\.count).max() ?? 0
      let head = (0..<height).map { line in
        headings.map { heading in
          let index = line - (height - heading.count)
          return heading.indices.contains(index) ? heading[index] : ""
        }
      }
      lines = head + cells
      widths = shown.indices.map { [lines] place in
        lines.map { TextWidth.of($0[place]) }.max() ?? 0
      }
      self.gap = gap
    }

    var width: Int { widths.reduce(0, +) + gap * max(widths.count - 1, 0) }

    var text: String {
      let space = String(repeating: " ", count: gap)
      return lines.map { cells in
        var line = cells.indices.map { pad(cells[$0], to: widths[$0], sides[$0]) }
          .joined(separator: space)
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
}
