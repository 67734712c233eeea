import Canvas

extension Frame {
  private static var steps: [Character] { [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇"] }

  /// Returns about three round numbers up to `most`, for the labels of an axis of `rows`. Their
  /// distances, by the `row` of each, look equal: if need be there are only two.
  static func ticks(
    _ most: Int, from least: Int = 0, rows: Int, row: (Int) -> Int
  ) -> [Int] {
    let wanted = self.step(most - least, rows: rows)
    var step = 1
    while next(after: step) < wanted { step = next(after: step) }
    var ends = [most]
    while true {
      let ticks = Array(stride(from: (least + step - 1) / step * step, through: most, by: step))
      let gaps = zip(ticks, ticks.dropFirst()).map { row($0) - row($1) }
      let (narrowest, widest) = (gaps.min() ?? 0, gaps.max() ?? 0)
      if step >= wanted, widest - narrowest <= narrowest / 4 {
        return ticks.count > 1 ? ticks : ends
      }
      ends = [ticks.first, ticks.last].compactMap(\.self)
      step = next(after: step)
    }
  }

  /// Returns the round number of which about three fit into a `span` of `rows`.
  static func step(_ span: Int, rows: Int) -> Int {
    var step = 1
    while step < span / min(rows / 2 + 1, 5) { step = next(after: step) }
    return step
  }

  private static func next(after step: Int) -> Int {
    "\(step)".first == "2" ? step / 2 * 5 : step * 2
  }

  /// Draws a bar from the left of a line, as long as `value` is of `most`: over the whole line but
  /// its lower edge, so that bars below each other are separate. No part of a cell has that height,
  /// so it ends at a whole one, and is complete only if `value` is.
  mutating func bar(_ value: Int, of most: Int, in line: Rect, _ role: Role = .chart) {
    let eighths = eighths(value, of: most, cells: line.columns)
    let cells = min((eighths + 4) / 8, value < most ? line.columns - 1 : line.columns)
    for column in 0..<max(cells, min(eighths, 1)) {
      put(
        look.unicode ? "▁" : "=", line.column + column, line.row, role,
        isReversed: look.unicode)
    }
  }

  /// Draws the scale at the left of a chart, with texts at rows, and a line below if there is room.
  mutating func axes(_ ticks: [(text: String, row: Int)], around plot: Rect, in place: Rect) {
    let left = plot.column - 1
    for row in plot.row..<plot.bottom { write(look.unicode ? "│" : "|", left, row, .frame) }
    if plot.bottom < place.bottom {
      // At the upper edge of its row, where the columns end.
      let sign: Character = look.unicode ? "▔" : "-"
      for column in left..<plot.right { put(sign, column, plot.bottom, .frame) }
      if !look.unicode { write("+", left, plot.bottom, .frame) }
    }
    for tick in ticks {
      line(tick.text, .muted, in: place.line(tick.row).left(left - 1 - place.column), .right)
      if tick.row < plot.bottom { write(look.unicode ? "┤" : "+", left, tick.row, .frame) }
    }
  }

  /// Paints a column from the bottom of `place`.
  mutating func column(_ value: Int, of most: Int, in place: Rect, _ role: Role = .chart) {
    let eighths = self.eighths(value, of: most, cells: place.rows)
    canvas.fill(place.bottom(eighths / 8), style: look.filled(role))
    guard look.unicode, eighths % 8 > 0 else { return }
    for column in place.column..<place.right {
      put(Self.steps[eighths % 8], column, place.bottom - 1 - eighths / 8, role)
    }
  }

  /// Returns the length of a bar; every value above zero is visible, however small.
  private func eighths(_ value: Int, of most: Int, cells: Int) -> Int {
    guard value > 0, most > 0, cells > 0 else { return 0 }
    let whole = cells * 8
    let eighths = max(min(value, most) * whole / most, 1)
    return look.unicode ? eighths : (eighths + 7) / 8 * 8
  }

  /// Draws a sign on the background that is there.
  private mutating func put(
    _ sign: Character, _ column: Int, _ row: Int, _ role: Role, isReversed: Bool = false
  ) {
    let style = look.style(role).on(canvas[column, row].style)
    canvas[column, row] = Cell(sign, isReversed ? style.reversed : style)
  }
}

extension Rect {
  /// Returns the row of the upper end of a column in this chart, below the chart for zero.
  func top(of value: Int, of most: Int) -> Int {
    bottom - (max(value, 0) * rows + max(most, 1) - 1) / max(most, 1)
  }
}

extension RenderStyle {
  /// Returns the style of blanks that are filled with the color of a role.
  func filled(_ role: Role) -> Style {
    let color = style(role).foreground
    return color == .standard ? Style(attributes: .reverse) : Style(background: color)
  }
}
