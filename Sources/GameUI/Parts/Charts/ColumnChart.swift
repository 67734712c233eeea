import Canvas

/// A chart of counts as columns, some of which have a name.
struct ColumnChart {
  struct Mark {
    /// The index of the column.
    let column: Int
    let name: String
    var role = Role.muted
  }

  let counts: [Int]
  var marks: [Mark] = []
  /// The first and the last value of each column.
  let names: [(first: String, last: String)]

  /// Draws the chart into `place`, with counts above the columns and names below.
  func draw<Target>(into frame: inout Frame<Target>, in place: Rect) {
    let shown = counts.indices.map { column in
      let names = marks.names(at: column)
      return names.isEmpty ? "\(counts[column])" : "\(counts[column]) (\(names))"
    }
    frame.describe(
      .chart, "\(names.first?.first ?? "")-\(names.last?.last ?? "")",
      value: shown.joined(separator: " "), at: place
    ) { plot(into: &$0, in: place) }
  }

  private func plot<Target>(into frame: inout Frame<Target>, in place: Rect) {
    guard let most = counts.max(), most > 0, place.rows >= 5 else { return }
    let margin = "\(most)".count + 2
    let width = (place.columns - margin) / counts.count
    guard width >= 1 else { return }
    // One round among few is not a tower.
    let bar = max(min(width * 2 / 3, 8), 1)
    let step = min((place.columns - margin) / counts.count, 2 * bar)
    let span = step * counts.count
    let columns = place.dropLeft(margin).dropTop(1).left(span)
    let first = margin + (bar - 1) / 2
    let marks = placed(in: place, from: first, step: step, up: frame.look.glyphs.up)
    // The count of a column is above it, if there is room.
    let lines =
      place.rows < 16
      ? min(marks.map { $0.line + 1 }.max() ?? 0, place.rows - 4) : Self.markLines
    let room = place.rows - 3 - lines
    let top = max(most, min(Self.least, room), min(room / 3, Self.usual))
    // The steps of counts are whole rows unless that wastes much room, and a few are bricks.
    let brick = max(room / top, 1)
    let isFew = counts.reduce(0, +) < Self.fewest && top <= room
    let isWhole = top <= room && (isFew || 10 * brick * top >= 6 * room)
    let bars = columns.top(room).bottom(isWhole ? brick * top : room)
    let ticks = Frame<Target>.ticks(top, rows: bars.rows / 2) { bars.top(of: $0, of: top) }
    frame.axes(ticks.map { ("\($0)", bars.top(of: $0, of: top)) }, around: bars, in: place)
    let spans = names.map { "\($0.first)-\($0.last)" }
    let hasSpans = spans.allSatisfy { TextWidth.of($0) + 1 < step }
    let texts = hasSpans ? spans : names.map(\.first)
    let each = ((texts.map { TextWidth.of($0) }.max() ?? 0) + 1 + step) / step
    for (number, count) in counts.enumerated() {
      let area = bars.dropLeft(number * step).left(bar)
      let isMarked = marks.contains { $0.mark.column == number && $0.mark.role == .accent }
      let role = isMarked ? Role.accent : .chart
      if isFew {
        var rest = area
        for _ in 0..<count {
          let place = rest.cutBottom(brick)
          frame.canvas.fill(place.dropBottom(1), style: frame.look.filled(role))
          frame.bar(1, of: 1, in: place.bottom(1), role)
        }
      } else {
        frame.column(count, of: top, in: area, role)
      }
      if count > 0, "\(count)".count <= step {
        center("\(count)", at: area, bars.top(of: count, of: top) - 1, into: &frame, in: place)
      }
      if number.isMultiple(of: each), texts.indices.contains(number) {
        center(texts[number], at: area, bars.bottom + 1, into: &frame, in: place)
      }
    }
    for (mark, start, line) in marks where line < lines {
      frame.write(mark.name, start, bars.bottom + 2 + line, mark.role)
    }
  }

  /// Returns the names of columns with an arrow, on two lines if they would touch.
  private func placed(
    in place: Rect, from first: Int, step: Int, up: String
  ) -> [(mark: Mark, start: Int, line: Int)] {
    var ends = [place.column - 2, place.column - 2]
    return Set(marks.map(\.column)).sorted().compactMap { column in
      let name = marks.names(at: column)
      let arrow = place.column + first + column * step
      let width = TextWidth.of(name) + 2
      let isRight = arrow + width <= place.right
      let start = isRight ? arrow : arrow + 1 - width
      guard let line = ends.firstIndex(where: { $0 + 1 < start }) else { return nil }
      ends[line] = start + width
      let role = marks.first { $0.column == column }?.role ?? .muted
      let text = isRight ? "\(up) \(name)" : "\(name) \(up)"
      return (Mark(column: column, name: text, role: role), start, line)
    }
  }

  /// Writes a text in the middle of a column; nothing if it ends outside `place`.
  private func center<Target>(
    _ text: String, at column: Rect, _ row: Int, into frame: inout Frame<Target>, in place: Rect
  ) {
    let start = column.column + (column.columns - TextWidth.of(text)) / 2
    guard start >= place.column, start + TextWidth.of(text) <= place.right else { return }
    frame.write(text, start, row, .muted)
  }

  /// The lines of marks below a high chart.
  static let markLines = 2
  /// The sum of counts from which columns are not divided into bricks.
  private static let fewest = 8
  /// The counts at the top of the scale of a small and of a large chart if all are smaller.
  private static let least = 4
  private static let usual = 6
}

extension [ColumnChart.Mark] {
  /// Returns the names of a column.
  func names(at column: Int) -> String {
    filter { $0.column == column }.map(\.name).joined(separator: ", ")
  }
}
