import Canvas
import GameCore

/// A chart of days in columns of weeks, shaded by their counts.
struct CalendarChart {
  /// The weeks, oldest first, of seven days each, with nil for future days.
  private(set) var weeks: [[Int?]]
  private(set) var start: CalendarDate
  /// The names of the weekdays, first day of the week first.
  let weekdays: [String]
  let months: [String]
  /// What the mark of the last day means.
  let today: String

  /// The size of a tile; there is one column between two.
  private(set) var tile = Size(columns: 2, rows: 1)

  /// The size of the chart.
  private var size: Size {
    Size(columns: margin + step * weeks.count - 1, rows: 3 + 7 * tile.rows)
  }

  /// The columns of a week.
  private var step: Int { tile.columns + 1 }

  /// The days with counts.
  private var days: [String] {
    weeks.joined().enumerated().compactMap { day, count in
      guard let count, count > 0 else { return nil }
      return "\(start.adding(days: day)): \(count)"
    }
  }

  private var margin: Int { (weekdays.map { TextWidth.of($0) }.max() ?? 0) + 1 }

  /// Draws the chart with as many of the last weeks as fit into `whole`, with smaller tiles if
  /// larger ones would hide more than `fewHidden` weeks, and returns the rows below.
  @discardableResult
  func draw<Target>(into frame: inout Frame<Target>, in whole: Rect) -> Rect {
    let room = max(whole.columns - margin + 1, 0)
    var shown = self
    // A cell is about twice as high as wide.
    let isLarge = whole.rows >= 17 && room / weeks.count > Self.large.columns
    let isNarrow = weeks.count - room / step > Self.fewHidden
    shown.tile = isLarge ? Self.large : Size(columns: isNarrow ? 1 : tile.columns, rows: 1)
    let hidden = max(weeks.count - room / shown.step, 0)
    shown.weeks.removeFirst(hidden)
    shown.start = start.adding(days: 7 * hidden)
    shown.drawAll(into: &frame, in: whole)
    return whole.dropTop(shown.size.rows)
  }

  private func drawAll<Target>(into frame: inout Frame<Target>, in whole: Rect) {
    let origin = whole.origin
    let place = Rect(at: origin, size).intersection(whole)
    guard place.rows >= 8 else { return }
    frame.describe(.chart, "\(start)", value: days.joined(separator: ", "), at: place) {
      plot(into: &$0, at: origin, right: whole.right)
      if place.rows > 8 {
        drawLegend(into: &$0, in: whole.line(place.bottom - 1).dropLeft(margin))
      }
    }
  }

  private static let fewHidden = 2
  private static let large = Size(columns: 4, rows: 2)
  /// The columns of the name of a month with the blanks after it.
  private static let leastLabel = 5

  /// Draws the tiles with their counts.
  private func drawLegend<Target>(into frame: inout Frame<Target>, in line: Rect) {
    var rest = line
    for (degree, text) in ["0", "1", "2-3", "4-7", "8+"].enumerated() {
      frame.tile(degree, in: rest.cutLeft(2))
      rest = frame.line(" \(text)  ", .muted, in: rest)
    }
    guard TextWidth.of(today) + 3 <= rest.columns else { return }
    frame.tile(0, in: rest.cutLeft(min(tile.columns, 2)), isMarked: true)
    frame.line(" \(today)", .muted, in: rest)
  }

  private func plot<Target>(into frame: inout Frame<Target>, at origin: Point, right: Int) {
    let left = origin.column + margin
    for (number, name) in weekdays.prefix(7).enumerated() {
      frame.write(name, origin.column, origin.row + 1 + number * tile.rows, .muted)
    }
    var month = 0
    for (number, week) in weeks.enumerated() {
      let first = start.adding(days: 7 * number)
      let column = left + step * number
      // A month is named above its first week, unless the next name would touch it.
      let next = start.adding(days: 7 * ((Self.leastLabel - 1) / step)).month
      if first.month != month, months.indices.contains(first.month - 1),
        number > 0 || next == first.month
      {
        let name = months[first.month - 1]
        frame.write(name, min(column, right - TextWidth.of(name)), origin.row, .muted)
      }
      month = first.month
      for (day, count) in week.prefix(7).enumerated() {
        guard let count else { continue }
        let degree = count == 0 ? 0 : count == 1 ? 1 : count < 4 ? 2 : count < 8 ? 3 : 4
        // The last day of the last week is today.
        let isToday = number == weeks.count - 1 && week.dropFirst(day + 1).allSatisfy { $0 == nil }
        frame.tile(
          degree, in: Rect(at: Point(column: column, row: origin.row + 1 + day * tile.rows), tile),
          gap: frame.look.unicode ? tile.rows > 1 ? "▄" : "▁" : nil, isMarked: isToday)
      }
    }
  }
}
