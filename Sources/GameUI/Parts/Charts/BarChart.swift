import Canvas

/// A chart of shares in thousandths as horizontal bars, each with a name and a remark.
struct BarChart {
  struct Bar {
    let name: String
    let thousandths: Int
    let remark: String
  }

  let bars: [Bar]

  func draw<Target>(into frame: inout Frame<Target>, in place: Rect) {
    let names = bars.map { TextWidth.of($0.name) }.max() ?? 0
    let remarks = bars.map { TextWidth.of($0.remark) }.max() ?? 0
    let width = place.columns - names - remarks - 4
    guard width > 0 else { return }
    for (number, bar) in bars.prefix(place.rows).enumerated() {
      let row = place.row + number
      let start = place.column + names + 2
      frame.describe(.figure, bar.name, value: bar.remark, at: place.line(row)) { frame in
        frame.write(bar.name, start - 2 - TextWidth.of(bar.name), row, .muted)
        let line = Rect(column: start, row: row, columns: width, rows: 1)
        let share = min(max(bar.thousandths, 0), 1000)
        frame.bar(share, of: 1000, in: line)
        let end = start + (share * width + 999) / 1000
        frame.write(bar.remark, end + (share == 0 ? 0 : 1), row)
      }
    }
  }
}
