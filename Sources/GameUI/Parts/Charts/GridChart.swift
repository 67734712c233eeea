import Canvas

/// Numbers at the places of a board, each shaded by how large it is.
struct GridChart {
  let title: String
  let columns: Int
  /// Row by row.
  let values: [Int]

  private static let cell = 5

  /// The cells the chart takes.
  var size: Size {
    Size(
      columns: columns * Self.cell, rows: (values.count + columns - 1) / max(columns, 1) + 1)
  }

  func draw<Target>(into frame: inout Frame<Target>, at origin: Point) {
    let place = Rect(
      column: origin.column, row: origin.row, columns: size.columns, rows: size.rows)
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
      // More than three digits have no room; a board is seldom flipped that often.
      let text = value > 999 ? "999" : "\(value)"
      let end = frame.write(String(shade), column, row, degree >= 3 ? .title : .accent)
      frame.write(text, end, row, degree == 4 ? .title : .text)
    }
  }
}
