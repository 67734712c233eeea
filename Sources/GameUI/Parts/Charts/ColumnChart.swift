import Canvas

/// A chart of counts as columns, one of which may be marked.
struct ColumnChart {
  let counts: [Int]
  /// The index of the marked column.
  let marked: Int?
  /// The text below the mark.
  let mark: String
  /// The texts below the first and the last column.
  let ends: (first: String, last: String)

  /// Draws the chart into `place`, with scales at the left and below.
  func draw<Target>(into frame: inout Frame<Target>, in place: Rect) {
    let shown = counts.enumerated().map { $0 == marked ? "\($1) (\(mark))" : "\($1)" }
    frame.describe(
      .chart, "\(ends.first)-\(ends.last)", value: shown.joined(separator: " "), at: place
    ) { plot(into: &$0, in: place) }
  }

  private func plot<Target>(into frame: inout Frame<Target>, in place: Rect) {
    guard let most = counts.max(), most > 0, place.rows >= 5 else { return }
    let margin = TextWidth.of("\(most)") + 1
    let width = (place.columns - margin) / counts.count
    guard width >= 1 else { return }
    let bar = max(min(width - 1, 6), 1)
    let step = min(width, bar + 1)
    // The count of a column is above it, if there is room.
    let height = place.rows - (marked == nil ? 3 : 4)
    let bars = place.dropTop(1).dropLeft(margin).top(height)
    for share in Frame<Target>.ticks(most, rows: height) {
      let row = bars.bottom - max((share * height + most - 1) / most, 1)
      frame.line("\(share)", .muted, in: place.line(row).left(margin - 1), .right)
    }
    for (number, count) in counts.enumerated() {
      let area = bars.dropLeft(number * step).left(bar)
      frame.column(count, of: most, in: area, number == marked ? .accent : .chart)
      let (text, filled) = ("\(count)", (count * height + most - 1) / most)
      if count > 0, text.count <= step {
        frame.line(text, .muted, in: area.line(area.bottom - filled - 1).left(step))
      }
    }
    frame.rule(in: bars.dropTop(height).left(step * counts.count))
    let below = bars.bottom + 1
    let (left, right) = (bars.column, bars.column + step * counts.count)
    frame.write(ends.first, left, below, .muted)
    frame.write(ends.last, max(right - TextWidth.of(ends.last), left), below, .muted)
    guard let marked else { return }
    let up = frame.look.glyphs.up
    let column = left + marked * step
    if marked < counts.count / 2 {
      frame.write("\(up) \(mark)", column, below + 1, .accent)
    } else {
      frame.write("\(mark) \(up)", column - TextWidth.of(mark) - 1, below + 1, .accent)
    }
  }
}
