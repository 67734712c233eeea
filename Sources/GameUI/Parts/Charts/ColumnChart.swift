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

  private static let eighths = Array(" ▁▂▃▄▅▆▇█").map(String.init)

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
    let bar = max(min(width - 1, 5), 1)
    let step = min(width, bar + 1)
    let height = place.rows - (marked == nil ? 2 : 3)
    let left = place.column + margin
    frame.write("\(most)", place.column, place.row, .muted)
    for (number, count) in counts.enumerated() {
      let role: Role = number == marked ? .title : .accent
      let area = place.dropLeft(margin + number * step).left(bar).top(height)
      draw(count, of: most, role, in: area, &frame)
    }
    frame.rule(in: place.dropTop(height).dropLeft(margin).left(step * counts.count))
    let below = place.row + height + 1
    let right = left + step * counts.count
    frame.write(ends.first, left, below, .muted)
    frame.write(ends.last, max(right - TextWidth.of(ends.last), left), below, .muted)
    guard let marked else { return }
    let up = frame.look.glyphs.up
    let column = left + marked * step
    if marked < counts.count / 2 {
      frame.write("\(up) \(mark)", column, below + 1, .title)
    } else {
      frame.write("\(mark) \(up)", column - TextWidth.of(mark) - 1, below + 1, .title)
    }
  }

  /// Draws one column.
  private func draw<Target>(
    _ count: Int, of most: Int, _ role: Role, in area: Rect, _ frame: inout Frame<Target>
  ) {
    let look = frame.look
    // Every count above zero is visible, however small.
    let filled = count == 0 ? 0 : max(count * area.rows * 8 / most, look.unicode ? 1 : 8)
    for row in 0..<area.rows {
      let eighths = min(max(filled - row * 8, 0), 8)
      guard eighths > 0 else { return }
      let text = look.unicode ? Self.eighths[eighths] : eighths >= 4 ? "#" : " "
      frame.write(
        String(repeating: text, count: area.columns), area.column, area.bottom - 1 - row, role)
    }
  }
}
