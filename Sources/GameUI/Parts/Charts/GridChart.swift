import Canvas

/// A chart of numbers at the positions of a board, shaded by their size.
struct GridChart {
  let title: String
  let columns: Int
  /// The numbers, row by row.
  let values: [Int]

  /// The smallest and the largest size of a tile with its gap.
  private static let cell = Size(columns: 6, rows: 2)
  private static let largest = Size(columns: 14, rows: 5)

  /// Returns the size of a tile with its gap for `most` columns.
  private func cell(in place: Rect, columns most: Int) -> Size {
    let columns = min(max(most / max(columns, 1), Self.cell.columns), Self.largest.columns)
    let rows = min((place.rows - 1) / max(rows, 1), columns * 2 / 5, Self.largest.rows)
    return Size(columns: columns, rows: max(rows, 1))
  }

  /// Returns the rows of the title, with a blank one unless the tiles need it.
  private func lead(in place: Rect, cell: Size) -> Int {
    rows * cell.rows + 2 <= place.rows ? 2 : 1
  }

  private var rows: Int { (values.count + columns - 1) / max(columns, 1) }

  /// Returns the size of the chart in `place`, with tiles for `most` columns.
  func size(in place: Rect, columns most: Int) -> Size {
    let cell = cell(in: place, columns: most)
    return Size(
      columns: columns * cell.columns, rows: rows * cell.rows + lead(in: place, cell: cell))
  }

  func draw<Target>(into frame: inout Frame<Target>, in whole: Rect, columns most: Int) {
    let place = Rect(at: whole.origin, size(in: whole, columns: most))
    let rows = stride(from: 0, to: values.count, by: max(columns, 1)).map { first in
      values[first..<min(first + columns, values.count)].map(String.init).joined(separator: " ")
    }
    frame.describe(.chart, title, value: rows.joined(separator: "; "), at: place) {
      let cell = cell(in: whole, columns: most)
      plot(into: &$0, in: place, cell: cell, lead: lead(in: whole, cell: cell))
    }
  }

  private func plot<Target>(
    into frame: inout Frame<Target>, in place: Rect, cell: Size, lead: Int
  ) {
    let most = values.max() ?? 0
    let least = values.filter { $0 > 0 }.min() ?? 0
    frame.line(title, .title, in: place)
    for (index, value) in values.enumerated() {
      let tile = place.dropTop(lead + index / columns * cell.rows)
        .dropLeft(index % columns * cell.columns)
        .left(cell.columns - 1).top(cell.rows)
      // There is no room for more than three digits, which are hardly ever needed.
      frame.tile(
        value == 0 ? 0 : ShadeScale.degree(value - least + 1, of: most - least + 1),
        value > 999 ? "999" : "\(value)", in: tile, gap: cell.rows > 1 ? "▄" : nil)
    }
  }
}
