import Canvas

/// A chart of numbers at the positions of a board, shaded by their size.
struct GridChart {
  let title: String
  let columns: Int
  /// The numbers, row by row.
  let values: [Int]

  /// The size of a tile with its gap.
  private static let cell = Size(columns: 6, rows: 2)

  /// The number of lines of a tile.
  private func height(in place: Rect) -> Int {
    rows * Self.cell.rows + 1 <= place.rows ? Self.cell.rows : 1
  }

  private var rows: Int { (values.count + columns - 1) / max(columns, 1) }

  /// Returns the size of the chart in `place`.
  func size(in place: Rect) -> Size {
    Size(columns: columns * Self.cell.columns, rows: rows * height(in: place) + 1)
  }

  func draw<Target>(into frame: inout Frame<Target>, in whole: Rect) {
    let place = Rect(at: whole.origin, size(in: whole))
    let rows = stride(from: 0, to: values.count, by: max(columns, 1)).map { first in
      values[first..<min(first + columns, values.count)].map(String.init).joined(separator: " ")
    }
    frame.describe(.chart, title, value: rows.joined(separator: "; "), at: place) {
      plot(into: &$0, in: place, height: height(in: whole))
    }
  }

  private func plot<Target>(into frame: inout Frame<Target>, in place: Rect, height: Int) {
    let most = values.max() ?? 0
    let least = values.filter { $0 > 0 }.min() ?? 0
    frame.line(title, .title, in: place)
    for (index, value) in values.enumerated() {
      let tile = place.dropTop(1 + index / columns * height)
        .dropLeft(index % columns * Self.cell.columns)
        .left(Self.cell.columns - 1).top(height)
      // There is no room for more than three digits, which are hardly ever needed.
      frame.tile(
        value == 0 ? 0 : ShadeScale.degree(value - least + 1, of: most - least + 1),
        value > 999 ? "999" : "\(value)", in: tile)
    }
  }
}
