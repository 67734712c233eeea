import Canvas
import GameCore

/// A chart of values as dots from left to right, with a line of their running maximum.
struct LineChart {
  let values: [Int]
  /// The values of the line, as many as there are dots.
  let line: [Int]

  /// Draws the chart with its scale into `place`.
  func draw<Target>(into frame: inout Frame<Target>, in place: Rect) {
    let shown = values.map(frame.look.language.grouped)
    frame.describe(.chart, shown.joined(separator: " "), at: place) { plot(into: &$0, in: place) }
  }

  private func plot<Target>(into frame: inout Frame<Target>, in place: Rect) {
    let all = values + line
    guard let least = all.min(), let most = all.max(), place.rows >= 2 else { return }
    let labels = (
      most: frame.look.language.grouped(most), least: frame.look.language.grouped(least)
    )
    let margin = max(TextWidth.of(labels.most), TextWidth.of(labels.least))
    let size = Size(columns: place.columns - margin - 2, rows: place.rows)
    guard size.columns >= 4 else { return }
    let left = place.column + margin + 2
    if most > least {
      frame.write(labels.most, left - 2 - TextWidth.of(labels.most), place.row, .muted)
    }
    frame.write(
      labels.least, left - 2 - TextWidth.of(labels.least), place.bottom - 1, .muted)
    let axis = frame.look.unicode ? "│" : "|"
    for row in place.row..<place.bottom { frame.write(axis, left - 1, row, .frame) }
    let unicode = frame.look.unicode
    put(dots(of: line, size, least, most, unicode, joined: true), .accent, left, place, &frame)
    put(dots(of: values, size, least, most, unicode, joined: false), .text, left, place, &frame)
  }

  private func put<Target>(
    _ dots: DotGrid, _ role: Role, _ left: Int, _ place: Rect, _ frame: inout Frame<Target>
  ) {
    let style = frame.look.style(role)
    for row in 0..<dots.size.rows {
      for column in 0..<dots.size.columns {
        guard let character = dots[column, row] else { continue }
        frame.canvas.write(
          String(character), column: left + column, row: place.row + row, style: style)
      }
    }
  }

  private func dots(
    of values: [Int], _ size: Size, _ least: Int, _ most: Int, _ unicode: Bool, joined: Bool
  ) -> DotGrid {
    var grid = DotGrid(size, unicode: unicode)
    let span = max(most - least, 1)
    let steps = max(values.count - 1, 1)
    var last: (x: Int, y: Int)?
    for (index, value) in values.enumerated() {
      let x = index * (grid.width - 1) / steps
      let y = grid.height - 1 - (value - least) * (grid.height - 1) / span
      grid.set(x, y)
      if !joined, unicode, values.count <= size.columns {
        // Single dots are easily overlooked, so few values are drawn as squares.
        for (right, up) in [(1, 0), (0, 1), (1, 1)] { grid.set(x + right, y - up) }
      }
      if joined, let last {
        // Horizontal, then vertical: the old value applies until this one.
        for between in last.x..<max(x, last.x) { grid.set(between, last.y) }
        for between in min(y, last.y)...max(y, last.y) { grid.set(x, between) }
      }
      last = (x, y)
    }
    return grid
  }
}
