import Canvas

/// A chart of shares in thousandths as horizontal bars, each with a name and a remark.
struct BarChart {
  struct Bar {
    let name: String
    let thousandths: Int
    let remark: String
  }

  let bars: [Bar]

  private static let halves = (full: "█", half: "▌")

  func draw<Target>(into frame: inout Frame<Target>, in place: Rect) {
    let names = bars.map { TextWidth.of($0.name) }.max() ?? 0
    let remarks = bars.map { TextWidth.of($0.remark) }.max() ?? 0
    let width = min(place.columns - names - remarks - 4, 60)
    guard width > 0 else { return }
    let unicode = frame.look.unicode
    for (number, bar) in bars.prefix(place.rows).enumerated() {
      let row = place.row + number
      let start = place.column + names + 2
      frame.describe(.figure, bar.name, value: bar.remark, at: place.line(row)) { frame in
        frame.write(bar.name, start - 2 - TextWidth.of(bar.name), row, .muted)
        let filled = min(max(bar.thousandths, 0), 1000) * width * 2 / 1000
        var text = String(repeating: unicode ? Self.halves.full : "#", count: filled / 2)
        if !filled.isMultiple(of: 2) { text += unicode ? Self.halves.half : "=" }
        let end = frame.write(text, start, row, .accent)
        frame.write(bar.remark, end + (text.isEmpty ? 0 : 1), row)
      }
    }
  }
}
