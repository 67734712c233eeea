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
    guard let lowest = all.min(), let most = all.max(), place.rows >= 2 else { return }
    let isFew = values.count < Self.fewest
    // The height of a column is its value.
    let least = isFew ? 0 : lowest
    let language = frame.look.language
    let names = [mark?.name, isFew ? nil : lineName].compactMap(\.self)
    // The names of lines are to the right of the chart, if there is room.
    let wide = (names.map { TextWidth.of($0) }.max() ?? -1) + 1
    let right = 4 * wide <= place.columns ? wide : 0
    let height = place.rows - (place.rows > 4 ? 2 : 0) - (isFew && place.rows > 5 ? 1 : 0)
    let ticks =
      most > least ? Frame<Target>.ticks(most, from: least, rows: height) : [least]
    let margin = ticks.map { TextWidth.of(language.grouped($0)) }.max() ?? 0
    // Above the highest column is its number.
    let plot = place.dropLeft(margin + 2).dropRight(right).dropTop(isFew && place.rows > 5 ? 1 : 0)
      .top(height)
    let size = Size(columns: plot.columns, rows: plot.rows)
    guard size.columns >= 4 else { return }
    let scale = Scale(
      grid: DotGrid(size, unicode: frame.look.unicode), least: least, span: max(most - least, 1),
      values: values.count, isCentered: isFew)
    func row(of value: Int) -> Int {
      isFew ? Self.top(of: value, of: most, in: plot) : plot.row + scale.row(of: value)
    }
    drawAxes(ticks.map { ($0, row(of: $0)) }, scale, into: &frame, in: plot, of: place)
    let markRow = mark.map { row(of: $0.value) }
    if let mark, let markRow {
      frame.canvas.fill(
        plot.line(markRow), with: frame.look.unicode ? "╌" : "-", style: frame.look.style(.frame))
      frame.line(mark.name, .muted, in: place.line(markRow), .right)
    }
    if isFew {
      drawColumns(scale, most: most, into: &frame, in: plot)
    } else {
      drawDots(scale, into: &frame, in: plot)
      guard let lineName, let end = line.last else { return }
      let last = row(of: end)
      // Next to the end of the line, or above it, unless it is at the top.
      let beside = right > 0 && last != markRow ? last : last > plot.row ? last - 1 : last + 1
      if beside != markRow { frame.line(lineName, .chart, in: place.line(beside), .right) }
    }
  }

  /// Returns the row of the upper end of a column, below the chart for zero.
  private static func top(of value: Int, of most: Int, in plot: Rect) -> Int {
    let most = max(most, 1)
    return plot.bottom - (max(value, 0) * plot.rows + most - 1) / most
  }

  /// Draws the scale at the left, and the numbers of values below a line if there is room.
  private func drawAxes<Target>(
    _ ticks: [(value: Int, row: Int)], _ scale: Scale, into frame: inout Frame<Target>,
    in plot: Rect, of place: Rect
  ) {
    let unicode = frame.look.unicode
    let left = plot.column - 1
    for row in plot.row..<plot.bottom { frame.write(unicode ? "│" : "|", left, row, .frame) }
    if plot.bottom < place.bottom {
      frame.rule(in: Rect(column: left, row: plot.bottom, columns: plot.columns + 1, rows: 1))
      frame.write(unicode ? "└" : "+", left, plot.bottom, .frame)
    }
    for tick in ticks {
      let text = frame.look.language.grouped(tick.value)
      frame.line(text, .muted, in: place.line(tick.row).left(left - 1 - place.column), .right)
      if tick.row < plot.bottom { frame.write(unicode ? "┤" : "+", left, tick.row, .frame) }
    }
    guard plot.bottom + 1 < place.bottom else { return }
    let below = place.line(plot.bottom + 1).dropLeft(plot.column - place.column).left(plot.columns)
    guard scale.isCentered else {
      frame.line("\(first)", .muted, in: below)
      frame.line("\(first + values.count - 1)", .muted, in: below, .right)
      return
    }
    for index in values.indices {
      let text = "\(first + index)"
      guard TextWidth.of(text) < plot.columns / values.count else { continue }
      let start = scale.column(of: index) - TextWidth.of(text) / 2
      frame.line(text, .muted, in: below.dropLeft(start))
    }
  }

  /// Draws the values as dots on the steps of the line.
  private func drawDots<Target>(_ scale: Scale, into frame: inout Frame<Target>, in plot: Rect) {
    drawSteps(scale, into: &frame, in: plot)
    if values.count <= plot.columns {
      for (index, value) in values.enumerated() {
        let column = plot.column + scale.column(of: index)
        frame.write(frame.look.glyphs.point, column, plot.row + scale.row(of: value), .title)
      }
    } else {
      var dots = scale.grid
      for (index, value) in values.enumerated() {
        dots.set(scale.x(of: index), scale.y(of: value))
      }
      for row in 0..<dots.size.rows {
        for column in 0..<dots.size.columns {
          guard let sign = dots[column, row] else { continue }
          frame.write(String(sign), plot.column + column, plot.row + row)
        }
      }
    }
  }

  /// Draws the line through the middles of cells, where the points are: an old value applies until
  /// the next one.
  private func drawSteps<Target>(_ scale: Scale, into frame: inout Frame<Target>, in plot: Rect) {
    let unicode = frame.look.unicode
    var last: Int?
    var next = 0
    for column in plot.column..<plot.right {
      while next < line.count, plot.column + scale.column(of: next) <= column { next += 1 }
      guard next > 0 else { continue }
      let row = plot.row + scale.row(of: line[next - 1])
      var signs = [(row, unicode ? "─" : "-")]
      if let last, last != row {
        signs = (min(last, row)...max(last, row)).map { ($0, unicode ? "│" : "|") }
        let turns = row < last ? ["╭", "╯"] : ["╮", "╰"]
        if unicode { (signs[0].1, signs[signs.count - 1].1) = (turns[0], turns[1]) }
      }
      for (row, sign) in signs { frame.write(sign, column, row, .chart) }
      last = row
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
      guard TextWidth.of(text) < plot.columns / values.count else { continue }
      frame.write(
        text, plot.column + middle - TextWidth.of(text) / 2,
        Self.top(of: value, of: most, in: plot) - 1, .title)
    }
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
