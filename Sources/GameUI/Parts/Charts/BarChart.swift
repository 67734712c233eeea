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
  /// The headings of the names and the remarks, with a scale in percent between them; empty for
  /// neither.
  var heads: [String] = []

  func draw<Target>(into frame: inout Frame<Target>, in place: Rect) {
    let texts = bars.map { [$0.name] + $0.remarks } + [heads]
    let widths = (texts.first ?? []).indices.map { column in
      texts.compactMap { $0.dropFirst(column).first.map { TextWidth.of($0) } }.max() ?? 0
    }
    let names = widths.first ?? 0
    var remarks = widths.dropFirst()
    // The last column stays blank.
    func columns() -> Int { place.columns - 1 - names - 2 - remarks.reduce(0) { $0 + 2 + $1 } }
    // The bars are more important than all remarks but the first.
    while remarks.count > 1, columns() < Self.least { remarks.removeLast() }
    let width = columns()
    guard width > 0 else { return }
    var rest = place
    func row<Text: Sequence<(String, Role)>>(
      _ name: String, _ texts: Text, in line: Rect, _ frame: inout Frame<Target>
    ) -> Rect {
      frame.line(name, .muted, in: line.left(names), .right)
      var rest = line.dropLeft(names + 2)
      let track = rest.cutLeft(width)
      for ((text, role), columns) in zip(texts, remarks) {
        rest.cutLeft(2)
        frame.line(text, role, in: rest.cutLeft(columns), .right)
      }
      return track
    }
    if let name = heads.first, place.rows > bars.count {
      let line = rest.cutTop(1)
      let titles = [name] + scale(width).map(\.text) + heads.dropFirst().prefix(remarks.count)
      frame.describe(.titles, titles.joined(separator: ", "), at: line) { frame in
        let track = row(name, heads.dropFirst().map { ($0, .muted) }, in: line, &frame)
        for (text, start) in scale(width) { frame.line(text, .muted, in: track.dropLeft(start)) }
      }
    }
    for bar in bars where rest.rows > 0 {
      let line = rest.cutTop(1)
      let named = zip(heads.dropFirst(), bar.remarks).map { "\($0): \($1)" }
      let remark = (heads.isEmpty ? bar.remarks : named).joined(separator: ", ")
      frame.describe(.figure, bar.name, value: remark, at: line) { frame in
        let role = bar.value > 0 ? Role.text : .muted
        let track = row(bar.name, bar.remarks.map { ($0, role) }, in: line, &frame)
        let dot = frame.look.unicode ? "·" : "."
        frame.canvas.fill(track, with: Character(dot), style: frame.look.style(.frame))
        frame.bar(min(max(bar.value, 0), most), of: most, in: track)
      }
    }
  }

  /// The columns of bars that take room from remarks.
  private static let least = 16

  /// Returns fifths of the scale, or its ends if there is little room, with their columns.
  private func scale(_ columns: Int) -> [(text: String, start: Int)] {
    stride(from: 0, through: 5, by: columns < 40 ? 5 : 1).map { fifth in
      let text = "\(most * fifth / 50)%"
      let start = columns * fifth / 5 - TextWidth.of(text) / 2
      return (text, max(min(start, columns - TextWidth.of(text)), 0))
    }
  }
}
