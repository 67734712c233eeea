import Canvas

/// A chart of counts as columns, one of which may be marked.
struct ColumnChart {
  let counts: [Int]
  /// The index of the marked column.
  let marked: Int?
  /// The text below the mark.
  let mark: String
  /// The texts below the columns.
  let names: [String]
  /// The end of the last column.
  let end: String

  /// Draws the chart into `place`, with counts above the columns and names below.
  func draw<Target>(into frame: inout Frame<Target>, in place: Rect) {
    let shown = counts.enumerated().map { $0 == marked ? "\($1) (\(mark))" : "\($1)" }
    frame.describe(
      .chart, "\(names.first ?? "")-\(end)", value: shown.joined(separator: " "), at: place
    ) { plot(into: &$0, in: place) }
  }

  private func plot<Target>(into frame: inout Frame<Target>, in place: Rect) {
    guard let most = counts.max(), most > 0, place.rows >= 5 else { return }
    let width = place.columns / counts.count
    guard width >= 1, place.columns > 2 else { return }
    // The count of a column is above it, if there is room.
    let room = place.rows - (marked == nil ? 3 : 4)
    // The steps of counts are whole rows unless that wastes much room, and a few are bricks.
    let brick = max(room / most, 1)
    let isFew = counts.reduce(0, +) < Self.fewest && most <= room
    let isWhole = most <= room && (isFew || 10 * brick * most >= 7 * room)
    let height = isWhole ? brick * most : room
    let bar = max(min(width - 1, 12), 1)
    let step = min(width, 2 * bar)
    let bars = place.dropTop(1).top(height)
    for (number, count) in counts.enumerated() {
      let area = bars.dropLeft(number * step).left(bar)
      let role = number == marked ? Role.accent : .chart
      if isFew {
        var rest = area
        for _ in 0..<count {
          let place = rest.cutBottom(brick)
          frame.canvas.fill(place.dropBottom(1), style: frame.look.filled(role))
          frame.bar(1, of: 1, in: place.bottom(1), role)
        }
      } else {
        frame.column(count, of: most, in: area, role)
      }
      let (text, filled) = ("\(count)", (count * height + most - 1) / most)
      if count > 0, text.count <= step {
        center(text, below: area, area.bottom - filled - 1, into: &frame, in: place)
      }
    }
    frame.rule(in: bars.dropTop(height).left(step * counts.count))
    let below = bars.bottom + 1
    let widest = names.map { TextWidth.of($0) + 1 }.max() ?? 1
    for number in stride(from: 0, to: names.count, by: (widest + step - 1) / step) {
      center(
        names[number], below: bars.dropLeft(number * step).left(bar), below, into: &frame, in: place
      )
    }
    guard let marked else { return }
    let up = frame.look.glyphs.up
    let column = bars.column + marked * step + (bar - 1) / 2
    if marked < counts.count / 2 {
      frame.write("\(up) \(mark)", column, below + 1, .accent)
    } else {
      frame.write("\(mark) \(up)", column - TextWidth.of(mark) - 1, below + 1, .accent)
    }
  }

  /// Writes a text in the middle of a column, or from its left if the column is narrow; nothing if
  /// it ends outside `place`.
  private func center<Target>(
    _ text: String, below column: Rect, _ row: Int, into frame: inout Frame<Target>, in place: Rect
  ) {
    let start = column.column + max(column.columns - TextWidth.of(text), 0) / 2
    guard start + TextWidth.of(text) <= place.right else { return }
    frame.write(text, start, row, .muted)
  }

  /// The sum of counts from which columns are not divided into bricks.
  private static let fewest = 8
}
