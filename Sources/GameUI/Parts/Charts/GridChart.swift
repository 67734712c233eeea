import Canvas

/// A chart of numbers at the positions of a board, shaded by their size.
struct GridChart {
  let title: String
  let columns: Int
  /// The numbers, row by row.
  let values: [Int]

  private static let cell = 5

  /// The size of the chart.
  var size: Size {
    Size(
      columns: columns * Self.cell, rows: (values.count + columns - 1) / max(columns, 1) + 1)
  }

  func draw<Target>(into frame: inout Frame<Target>, at origin: Point) {
    let place = Rect(at: origin, size)
    let rows = stride(from: 0, to: values.count, by: max(columns, 1)).map { first in
      values[first..<min(first + columns, values.count)].map(String.init).joined(separator: " ")
    }
    frame.describe(.chart, title, value: rows.joined(separator: "; "), at: place) {
      plot(into: &$0, at: origin)
    }
  }

  private func plot<Target>(into frame: inout Frame<Target>, at origin: Point) {
    let most = values.max() ?? 0
    let look = frame.look
    frame.write(title, origin.column, origin.row, .title, limit: size.columns)
    for (index, value) in values.enumerated() {
      let column = origin.column + index % columns * Self.cell
      let row = origin.row + 1 + index / columns
      let degree = ShadeScale.degree(value, of: most)
      let shade = ShadeScale.character(degree, unicode: look.unicode)
      // There is no room for more than three digits, which are hardly ever needed.
      let text = value > 999 ? "999" : "\(value)"
      let end = frame.write(String(shade), column, row, degree >= 3 ? .title : .accent)
      frame.write(text, end, row, degree == 4 ? .title : .text)
    }
  }
}
