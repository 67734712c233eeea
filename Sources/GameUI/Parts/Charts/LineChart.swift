import Canvas
import GameCore

/// A chart of values from left to right: dots with a line such as their running maximum, or columns
/// if there are few.
struct LineChart {
  let values: [Int]
  /// The values of the line, as many as there are dots.
  let line: [Int]
  /// What the line shows.
  var lineName: String?
  /// The number of the first value.
  var first = 1
  /// A value with a name, at a line across the chart.
  var mark: (value: Int, name: String)?

  /// Draws the chart with its scale into `place`.
  func draw<Target>(into frame: inout Frame<Target>, in place: Rect) {
    let shown = values.map(frame.look.language.grouped)
    frame.describe(.chart, shown.joined(separator: " "), at: place) { plot(into: &$0, in: place) }
  }

  private func plot<Target>(into frame: inout Frame<Target>, in place: Rect) {
    let all = values + line + [mark?.value].compactMap(\.self)
    guard var least = all.min(), var most = all.max(), place.rows >= 2 else { return }
    let isFew = values.count < Self.fewest
    if isFew {
      // The height of a column is its value, and there is room for numbers above the highest.
      (least, most) = (min(least, 0), most + most / 8)
    }
    let language = frame.look.language
    let ticks =
      most > least ? Frame<Target>.ticks(most, from: least, rows: place.rows) : [least]
    let margin = ticks.map { TextWidth.of(language.grouped($0)) }.max() ?? 0
    let plot = place.dropLeft(margin + 2).dropBottom(place.rows > 4 ? 1 : 0)
    let size = Size(columns: plot.columns, rows: plot.rows)
    guard size.columns >= 4 else { return }
    let left = plot.column
    let unicode = frame.look.unicode
    let scale = Scale(
      grid: DotGrid(size, unicode: unicode), least: least, span: max(most - least, 1),
      values: values.count, isCentered: isFew)
    func row(of value: Int) -> Int { plot.row + scale.row(of: value) }
    let axis = unicode ? "│" : "|"
    for row in plot.row..<plot.bottom { frame.write(axis, left - 1, row, .frame) }
    for tick in ticks {
      let row = row(of: tick)
      frame.line(
        language.grouped(tick), .muted, in: place.line(row).left(margin), .right)
      frame.write(unicode ? "┤" : "+", left - 1, row, .frame)
    }
    if plot.bottom < place.bottom {
      let line = place.line(plot.bottom).dropLeft(margin + 2)
      frame.line("\(first)", .muted, in: line)
      frame.line("\(first + values.count - 1)", .muted, in: line, .right)
    }
    let markRow = mark.map { plot.line(row(of: $0.value)) }
    if let markRow {
      frame.canvas.fill(markRow, with: unicode ? "╌" : "-", style: frame.look.style(.frame))
    }
    if isFew {
      drawColumns(scale, most: most, into: &frame, in: plot)
    } else {
      drawDots(scale, into: &frame, in: plot)
    }
    if let mark, let markRow { frame.line(" \(mark.name) ", .muted, in: markRow, .right) }
  }

  /// Draws the values as dots, and the line with its name.
  private func drawDots<Target>(_ scale: Scale, into frame: inout Frame<Target>, in plot: Rect) {
    func row(of value: Int) -> Int { plot.row + scale.row(of: value) }
    put(dots(of: line, scale, joined: true), .chart, plot.column, plot, &frame)
    if values.count <= plot.columns {
      for (index, value) in values.enumerated() {
        let column = plot.column + scale.column(of: index)
        frame.write(frame.look.glyphs.point, column, row(of: value), .title)
      }
    } else {
      put(dots(of: values, scale, joined: false), .text, plot.column, plot, &frame)
    }
    if let lineName, let end = line.last {
      // Above the end of the line, unless it is at the top.
      let beside = row(of: end) > plot.row ? row(of: end) - 1 : row(of: end) + 1
      if mark.map({ row(of: $0.value) }) != beside {
        frame.line(lineName, .chart, in: plot.line(beside).dropRight(1), .right)
      }
    }
  }

  /// The number of values from which they are dots.
  private static let fewest = 10

  /// Draws the values as columns, each with its number above it.
  private func drawColumns<Target>(
    _ scale: Scale, most: Int, into frame: inout Frame<Target>, in plot: Rect
  ) {
    let width = max(min(plot.columns / (2 * values.count), 10), 1)
    for (index, value) in values.enumerated() {
      let middle = scale.column(of: index)
      frame.column(
        value, of: most, in: plot.dropLeft(max(middle - width / 2, 0)).left(width), .chart)
      let text = frame.look.language.grouped(value)
      let row = plot.bottom - 1 - (max(value, 0) * plot.rows + most - 1) / max(most, 1)
      guard row >= plot.row, TextWidth.of(text) < plot.columns / values.count else { continue }
      frame.write(text, plot.column + middle - (TextWidth.of(text) - 1) / 2, row, .title)
    }
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

  private func dots(of values: [Int], _ scale: Scale, joined: Bool) -> DotGrid {
    var grid = scale.grid
    var last: (x: Int, y: Int)?
    for (index, value) in values.enumerated() {
      let (x, y) = (scale.x(of: index), scale.y(of: value))
      grid.set(x, y)
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

/// The places of values in a grid, so that a point and a line through it share a cell.
private struct Scale {
  /// An empty grid of the size of the chart.
  let grid: DotGrid
  let least: Int
  /// The difference between the greatest and the least value; at least 1.
  let span: Int
  let values: Int
  /// Whether values are in the middle of equal parts, rather than from edge to edge.
  let isCentered: Bool

  /// The dot of a value.
  func x(of index: Int) -> Int {
    isCentered
      ? (2 * index + 1) * grid.width / (2 * values) : index * (grid.width - 1) / max(values - 1, 1)
  }
  func y(of value: Int) -> Int { grid.height - 1 - (value - least) * (grid.height - 1) / span }
  /// The cell of a value.
  func column(of index: Int) -> Int { x(of: index) * grid.size.columns / grid.width }
  func row(of value: Int) -> Int { y(of: value) * grid.size.rows / grid.height }
}
