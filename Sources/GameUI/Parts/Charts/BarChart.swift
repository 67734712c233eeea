import Canvas

/// A chart of numbers as horizontal bars, each with a name and remarks in columns.
struct BarChart {
  struct Bar {
    let name: String
    let value: Int
    let remarks: [String]
  }

  let bars: [Bar]
  /// The value of a bar of the whole width.
  let most: Int

  func draw<Target>(into frame: inout Frame<Target>, in place: Rect) {
    let names = bars.map { TextWidth.of($0.name) }.max() ?? 0
    let remarks = (bars.first?.remarks ?? []).indices.map { column in
      bars.map { TextWidth.of($0.remarks[column]) }.max() ?? 0
    }
    let width = place.columns - names - 2 - remarks.reduce(0) { $0 + 2 + $1 }
    guard width > 0 else { return }
    for (number, bar) in bars.prefix(place.rows).enumerated() {
      let line = place.line(place.row + number)
      let remark = bar.remarks.joined(separator: "  ")
      frame.describe(.figure, bar.name, value: remark, at: line) { frame in
        frame.line(bar.name, .muted, in: line.left(names), .right)
        var rest = line.dropLeft(names + 2)
        let track = rest.cutLeft(width)
        let dot = frame.look.unicode ? "·" : "."
        frame.canvas.fill(track, with: Character(dot), style: frame.look.style(.frame))
        frame.bar(min(max(bar.value, 0), most), of: most, in: track)
        for (remark, columns) in zip(bar.remarks, remarks) {
          rest.cutLeft(2)
          frame.line(remark, in: rest.cutLeft(columns), .right)
        }
      }
    }
  }
}
