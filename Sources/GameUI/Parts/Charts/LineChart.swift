import Canvas
import GameCore

/// A chart of values from left to right: dots with a line such as their running maximum, or columns
/// if there are few.
struct LineChart {
  let values: [Int]
  /// The values of the line, as many as there are dots.
  let line: [Int]
  /// What the line shows. Columns have none: the best is the brightest.
  var lineName: String?
  /// The number of the first value.
  var first = 1
  /// The names of the values instead of their numbers; of the first and the last without room.
  var names: [String] = []
  /// What follows each number.
  var unit = ""
  /// A value with a name, at a line across the chart.
  var mark: (value: Int, name: String)?

  /// Draws the chart with its scale into `place`.
  func draw<Target>(into frame: inout Frame<Target>, in place: Rect) {
    let shown = values.map { text(of: $0, frame.look) }.joined(separator: " ")
    let end = isFew ? line.last.flatMap { end in lineName.map { (value: end, name: $0) } } : nil
    let marks = [mark, end].compactMap(\.self).map {
      "\($0.name) \(text(of: $0.value, frame.look))"
    }
    frame.describe(
      .chart, shown, value: marks.joined(separator: ", "), at: place
    ) { plot(into: &$0, in: place) }
  }

  private func text(of value: Int, _ look: RenderStyle) -> String {
    look.language.grouped(value) + unit
  }

  private var isFew: Bool { values.count < Self.fewest }

  private func plot<Target>(into frame: inout Frame<Target>, in place: Rect) {
    let lineName = isFew ? nil : lineName
    let all = values + line + [mark?.value].compactMap(\.self)
    guard let lowest = all.min(), let highest = all.max(), place.rows >= 2 else { return }
    // The height of a column is its value.
    let least = isFew ? 0 : lowest
    // The names of lines are to the right of the chart, if there is room.
    let wide = max(TextWidth.of(mark?.name ?? ""), TextWidth.of(lineName ?? "")) + 1
    let right = wide > 1 && 4 * wide <= place.columns ? wide : 0
    let height = place.rows - (place.rows > 4 ? 2 : 0) - (isFew && place.rows > 5 ? 1 : 0)
    // A high scale from zero ends at a tick, and has the same number of rows between any two.
    let step = Frame<Target>.step(highest, rows: height)
    let ends = max((highest + step - 1) / step, 1)
    let isEven = isFew && height >= 3 * ends
    let (steps, most) = isEven ? (ends, ends * step) : (1, highest)
    let margin = TextWidth.of(text(of: most, frame.look))
    // Above the highest column is its number.
    let plot = place.dropLeft(margin + 2).dropRight(right).dropTop(isFew && place.rows > 5 ? 1 : 0)
      .top(height).bottom(height / steps * steps)
    let size = Size(columns: plot.columns, rows: plot.rows)
    guard size.columns >= 4 else { return }
    let scale = Scale(
      grid: DotGrid(size, unicode: frame.look.unicode), least: least, span: max(most - least, 1),
      values: values.count, isCentered: isFew)
    func row(of value: Int) -> Int {
      isFew ? plot.top(of: value, of: most) : plot.row + scale.row(of: value)
    }
    let ticks =
      isEven
      ? Array(stride(from: 0, through: most, by: step))
      : most > least ? Frame<Target>.ticks(most, from: least, rows: height, row: row) : [least]
    let tickRows = ticks.map { (text(of: $0, frame.look), row(of: $0)) }
    frame.axes(tickRows, around: plot, in: place)
    drawNames(scale, into: &frame, in: plot, of: place)
    let marked = mark.map { row(of: $0.value) }
    if let mark, let marked {
      frame.canvas.fill(
        plot.line(marked), with: frame.look.unicode ? "╌" : "-", style: frame.look.style(.frame))
      frame.line(mark.name, .muted, in: place.line(marked), .right)
    }
    if isFew {
      drawColumns(scale, most: most, into: &frame, in: plot)
    } else {
      drawDots(scale, into: &frame, in: plot)
      guard let lineName, let end = line.last else { return }
      let last = row(of: end)
      // Next to the end of the line, or above it, unless it is at the top.
      let beside = right > 0 && marked != last ? last : last > plot.row ? last - 1 : last + 1
      if marked != beside { frame.line(lineName, .chart, in: place.line(beside), .right) }
    }
  }

  /// Draws the names of values or their numbers below the scale if there is room.
  private func drawNames<Target>(
    _ scale: Scale, into frame: inout Frame<Target>, in plot: Rect, of place: Rect
  ) {
    guard plot.bottom + 1 < place.bottom else { return }
    let below = place.line(plot.bottom + 1).dropLeft(plot.column - place.column).left(plot.columns)
    let room = plot.columns / values.count
    let texts =
      names.count == values.count ? names : values.indices.map { "\(first + $0)" }
    guard isFew, names.isEmpty || names.allSatisfy({ TextWidth.of($0) < room }) else {
      frame.line(texts.first ?? "", .muted, in: below)
      frame.line(texts.last ?? "", .muted, in: below, .right)
      return
    }
    for (index, text) in texts.enumerated() where TextWidth.of(text) < room {
      let start = scale.column(of: index) - TextWidth.of(text) / 2
      frame.line(text, .muted, in: below.dropLeft(start))
    }
  }

  /// Draws the values as dots on the steps of the line.
  private func drawDots<Target>(_ scale: Scale, into frame: inout Frame<Target>, in plot: Rect) {
    drawSteps(scale, into: &frame, in: plot)
    if values.count <= 2 * plot.columns {
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
    let width = max(min(plot.columns / (2 * values.count), 6), 1)
    for (index, value) in values.enumerated() {
      let middle = scale.column(of: index)
      frame.column(
        value, of: most, in: plot.dropLeft(max(middle - width / 2, 0)).left(width),
        value == values.max() ? .chart : .chartPale)
      let text = text(of: value, frame.look)
      guard TextWidth.of(text) < plot.columns / values.count else { continue }
      frame.write(
        " \(text) ", plot.column + middle - TextWidth.of(text) / 2 - 1,
        plot.top(of: value, of: most) - 1, .title)
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
