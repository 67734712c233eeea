import Canvas
import GameCore
import Testing

@testable import GameUI

@Suite("Charts match the numbers")
struct ChartTests {
  private func drawn(
    _ unicode: Bool = true, columns: Int = 40, rows: Int = 8,
    _ draw: (inout Frame<Never>, Rect) -> Void
  ) -> [String] {
    let look = RenderStyle(unicode: unicode)
    var frame = Frame<Never>(Canvas(size: Size(columns: columns, rows: rows)), look: look)
    draw(&frame, frame.bounds)
    return frame.canvas.lines
  }

  @Test("every dot of a grid is one dot of a character", arguments: [true, false])
  func dots(unicode: Bool) {
    var seen: Set<Character> = []
    var grid = DotGrid(Size(columns: 1, rows: 1), unicode: unicode)
    for x in 0..<grid.width {
      for y in 0..<grid.height {
        var one = DotGrid(Size(columns: 1, rows: 1), unicode: unicode)
        one.set(x, y)
        if let character = one[0, 0] { seen.insert(character) }
        grid.set(x, y)
      }
    }
    #expect(seen.count == grid.width * grid.height)
    #expect(grid[0, 0] == (unicode ? "⣿" : ":"))
    grid.set(-1, 0)
    grid.set(0, grid.height)
  }

  @Test(
    "every month of the calendar is named once, unless the next name would touch it",
    arguments: [64, 78, 96])
  func months(columns: Int) {
    let names = [
      "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]
    for day in 20_000..<20_400 {
      let start = CalendarDate(daysSince1970: day)
      let lines = drawn(columns: columns) { frame, place in
        CalendarChart(
          weeks: Array(repeating: Array(repeating: 0, count: 7), count: 26), start: start,
          weekdays: ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"], months: names, today: "today"
        ).draw(into: &frame, in: place)
      }
      let tiles = lines[1].split(separator: " ").dropFirst()
      let weeks = (26 - tiles.count..<26).map { names[start.adding(days: 7 * $0).month - 1] }
      var months = weeks.reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
      // The first name may have too little room above one week or two.
      let room = weeks.prefix { $0 == weeks[0] }.count * ((tiles.last?.count ?? 0) + 1)
      if room < 5 { months.removeFirst() }
      #expect(lines[0].split(separator: " ").map(String.init) == months, "\(start)")
    }
  }

  @Test("weeks of the calendar are equally wide, and today has a mark", arguments: 50...90)
  func calendar(columns: Int) {
    var weeks: [[Int?]] = Array(repeating: Array(repeating: 0, count: 7), count: 26)
    weeks[25] = [0, 0, 1, nil, nil, nil, nil]
    var today: [Bool] = []
    let lines = drawn(columns: columns) { frame, place in
      CalendarChart(
        weeks: weeks, start: CalendarDate(daysSince1970: 20_000),
        weekdays: ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"], months: [], today: "today"
      ).draw(into: &frame, in: place)
      today = frame.canvas.lines.map { $0.contains("[]") || $0.contains(frame.look.glyphs.point) }
    }
    let tiles = lines[1].dropFirst(3).split(separator: " ")
    #expect(Set(tiles.map(\.count)).count == 1 && tiles.count >= min(24, (columns - 2) / 2))
    #expect(today == (0..<8).map { $0 == 3 })
  }

  @Test("the highest point is at the top, the lowest at the bottom", arguments: [true, false])
  func line(unicode: Bool) {
    let lines = drawn(unicode) { frame, place in
      LineChart(values: Self.ten, line: Self.ten).draw(into: &frame, in: place)
    }
    let plot = lines.dropLast()
    #expect(plot.first?.count == 40 && (plot.last?.count ?? 0) > 4)
    let ticks = plot.indices.filter { plot[$0].first?.isNumber == true }
    #expect(Set(zip(ticks, ticks.dropFirst()).map { $1 - $0 }).count == 1, "\(lines)")
    #expect(lines.last?.split(separator: " ") == ["1", "10"])
  }

  @Test("columns are as high as their counts, and one round is visible next to a thousand")
  func columns() {
    let look = RenderStyle()
    var frame = Frame<Never>(Canvas(size: Size(columns: 40, rows: 9)), look: look)
    ColumnChart(
      counts: [1, 1000, 500, 0],
      marks: [
        ColumnChart.Mark(column: 2, name: "best 25", role: .accent),
        ColumnChart.Mark(column: 1, name: "par 10"), ColumnChart.Mark(column: 2, name: "median 21"),
      ],
      names: [("0", "9"), ("10", "19"), ("20", "29"), ("30", "39")]
    )
    .draw(into: &frame, in: frame.bounds)
    let (canvas, filled) = (frame.canvas, look.filled(.chart))
    let heights = (0..<40).map { column in
      (0..<9).count { canvas[column, $0].style == filled }
    }
    #expect(heights.max() == 4)
    let marked = (0..<40).map { column in
      (0..<9).count { canvas[column, $0].style == look.filled(.accent) }
    }
    #expect(marked.max() == 2)
    #expect(canvas.lines.contains { $0.contains("▁") })
    #expect(canvas.lines.contains { $0.contains("1000") })
    #expect(canvas.lines[7].contains("↑ par 10"))
    #expect(canvas.lines[8].contains("best 25, median 21 ↑"))
    #expect(!canvas.lines.contains { $0.contains("█") }, "such blocks leave lines in xterm")
  }

  @Test("a few rounds are bricks above the names of their columns, one for each, and no towers")
  func bricks() {
    for (counts, rows) in [([1, 0, 3, 1], 12), ([0, 1, 0, 1], 12), ([1, 1, 1, 0], 30)] {
      let lines = drawn(false, columns: 60, rows: rows) { frame, place in
        ColumnChart(
          counts: counts, names: [("10", "19"), ("20", "29"), ("30", "39"), ("40", "49")]
        ).draw(into: &frame, in: place)
      }
      let bricks = lines.map { line in line.split { $0 != "=" }.count }
      #expect(bricks.reduce(0, +) == counts.reduce(0, +), "\(lines)")
      #expect(bricks.max() == counts.count { $0 > 0 }, "\(lines)")
      // The scale goes to four at least, and a round has four rows at most.
      let axis = lines.firstIndex { $0.contains("---") } ?? 0
      let one = lines.firstIndex { $0.contains("1 +") } ?? 0
      #expect(lines.contains { $0.contains("4 +") } && (1...4).contains(axis - one), "\(lines)")
      let names = lines.last { !$0.isEmpty }?.split(separator: " ") ?? []
      #expect(names == ["10-19", "20-29", "30-39", "40-49"], "\(lines)")
    }
  }

  @Test("shading grows with the value, and only zero is blank", arguments: [1, 3, 7, 1000])
  func shades(most: Int) {
    #expect(ShadeScale.degree(0, of: most) == 0)
    #expect(ShadeScale.degree(most, of: most) == 4)
    let degrees = (1...most).map { ShadeScale.degree($0, of: most) }
    #expect(degrees == degrees.sorted() && degrees.allSatisfy { (1...4).contains($0) })
    #expect(ShadeScale.degree(5, of: 0) == 0)
  }

  @Test("a bar is as long as its share, and none is too long")
  func bars() {
    let lines = drawn(false, columns: 30) { frame, place in
      BarChart(
        bars: [
          BarChart.Bar(name: "1", value: 0, remarks: ["0%"]),
          BarChart.Bar(name: "2", value: 500, remarks: ["50%"]),
          BarChart.Bar(name: "3", value: 9000, remarks: ["!"]),
        ], most: 1000
      ).draw(into: &frame, in: place)
    }
    let lengths = lines.prefix(3).map { line in line.count { $0 == "=" } }
    #expect(lengths[0] == 0 && lengths[1] > 0, "\(lines)")
    #expect(lengths[2] == 2 * lengths[1] || lengths[2] == 2 * lengths[1] - 1, "\(lines)")
    // The rest of a bar is dotted, and the remarks are aligned at the right.
    #expect(Set(lines.prefix(3).map(\.count)).count == 1 && lines[0].contains("..."), "\(lines)")
  }

  @Test("bars below each other leave the background between them")
  func separateBars() {
    let look = RenderStyle(theme: .dark, depth: .palette256)
    let size = Size(columns: 30, rows: 2)
    var frame = Frame<Never>(Canvas(size: size, style: look.style(.text)), look: look)
    for row in 0..<2 { frame.bar(9, of: 10, in: frame.bounds.line(row)) }
    for cell in frame.canvas.cells {
      #expect(cell.style.background == look.style(.text).background)
      #expect([" ", "▁"].contains(cell.character))
      #expect(cell.style.attributes.contains(.reverse) == (cell.character == "▁"))
    }
    #expect(frame.canvas.lines[0].count == 27)
  }

  @Test("a line with its name crosses the chart at par", arguments: [true, false])
  func parLine(unicode: Bool) {
    let lines = drawn(unicode) { frame, place in
      LineChart(values: Self.ten, line: Self.ten, mark: (50, "par"))
        .draw(into: &frame, in: place)
    }
    let row = lines.firstIndex { $0.contains(" par") }
    #expect(row == 3 && lines[3].count { $0 == (unicode ? "╌" : "-") } > 20, "\(lines)")
  }

  private static let ten = Array(repeating: 10, count: 9) + [90]

  @Test("fewer than ten values are columns with their numbers, as high as their values")
  func fewValues() {
    for values in [[70], [90, 30], [60, 30, 90, 0]] {
      let filled = [.chart, .chartPale].map(RenderStyle().filled)
      var frame = Frame<Never>(Canvas(size: Size(columns: 40, rows: 11)), look: RenderStyle())
      LineChart(values: values, line: values).draw(into: &frame, in: frame.bounds)
      let heights = (0..<40).map { column in
        (0..<11).count { filled.contains(frame.canvas[column, $0].style) }
      }
      let widths = heights.split(separator: 0).map(\.count)
      #expect(widths.allSatisfy { $0 <= 6 }, "\(values)")
      let columns = heights.split(separator: 0).compactMap(\.first)
      let most = values.max() ?? 1
      #expect(columns == values.filter { $0 > 0 }.map { $0 * 8 / most }, "\(values)")
      #expect(
        values.allSatisfy { value in
          frame.canvas.lines.contains { $0.contains(" \(value)") }
        })
    }
  }

  @Test("ten values are points, and the line has a name", arguments: [true, false])
  func points(unicode: Bool) {
    let values = [10, 20, 10, 20, 10, 20, 10, 90, 10, 50]
    let lines = drawn(unicode) { frame, place in
      LineChart(
        values: values, line: values.prefix(7) + [90, 90, 90], lineName: "best"
      )
      .draw(into: &frame, in: place)
    }
    let sign: Character = unicode ? "●" : "o"
    let points = lines.reduce(0) { $0 + $1.count { $0 == sign } }
    #expect(points == 10 && lines.contains { $0.contains("best") }, "\(lines)")
    // The point of a record is on the line, which continues next to it.
    let record = lines.first { $0.contains(sign) }?.drop { $0 != sign }
    #expect(record?.dropFirst().first != " ", "\(lines)")
  }
}

extension ChartTests {
  /// A chart of values, drawn into a place.
  enum Kind: CaseIterable {
    case line, columns, grid, bars

    func draw(_ values: [Int], into frame: inout Frame<Never>, in place: Rect) {
      switch self {
      case .line: LineChart(values: values, line: values).draw(into: &frame, in: place)
      case .columns:
        let par = ColumnChart.Mark(column: 0, name: "par")
        ColumnChart(counts: values, marks: [par], names: [])
          .draw(into: &frame, in: place)
      case .grid:
        GridChart(title: "", columns: 6, values: values).draw(into: &frame, in: place, columns: 24)
      case .bars:
        BarChart(
          bars: values.map { BarChart.Bar(name: "a", value: $0, remarks: [""]) }, most: 1000
        )
        .draw(into: &frame, in: place)
      }
    }

    /// The sizes in which the chart does not fit.
    var tooSmall: [Size] {
      switch self {
      case .line: [Size(columns: 40, rows: 1), Size(columns: 5, rows: 8)]
      case .columns: [Size(columns: 40, rows: 4), Size(columns: 2, rows: 8)]
      case .grid: []
      case .bars: [Size(columns: 40, rows: 0), Size(columns: 5, rows: 8)]
      }
    }
  }

  /// Returns whether a chart draws anything in the middle of a larger canvas.
  private func isDrawn(_ kind: Kind, _ values: [Int], _ size: Size) -> Bool {
    let lines = drawn(columns: 60, rows: 20) { frame, _ in
      let place = Rect(column: 10, row: 6, columns: size.columns, rows: size.rows)
      kind.draw(values, into: &frame, in: place)
    }
    return lines.contains { !$0.isEmpty }
  }

  @Test("a chart without values draws nothing, and one with values does", arguments: Kind.allCases)
  func nothing(kind: Kind) {
    for size in [Size(columns: 0, rows: 0), Size(columns: 9, rows: 3), Size(columns: 40, rows: 8)] {
      #expect(!isDrawn(kind, [], size), "\(size)")
    }
    #expect(isDrawn(kind, [5], Size(columns: 40, rows: 8)))
  }

  @Test("a chart without room draws nothing", arguments: Kind.allCases)
  func noRoom(kind: Kind) {
    for size in kind.tooSmall + (kind == .grid ? [] : [Size(columns: 0, rows: 0)]) {
      for values in [[5], [Int](repeating: 7, count: 3000)] {
        #expect(!isDrawn(kind, values, size), "\(size)")
      }
    }
  }

  @Test("charts of many values do not trap, at any size", arguments: Kind.allCases)
  func many(kind: Kind) {
    for size in [Size(columns: 0, rows: 0), Size(columns: 3, rows: 1), Size(columns: 9, rows: 3)] {
      let lines = drawn(columns: size.columns, rows: size.rows) { frame, place in
        kind.draw([Int](repeating: 7, count: 3000), into: &frame, in: place)
      }
      #expect(lines.count == size.rows)
    }
  }
}
