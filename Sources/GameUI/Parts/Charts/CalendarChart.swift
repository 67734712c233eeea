import Canvas
import GameCore

/// A chart of days in columns of weeks, shaded by their counts.
struct CalendarChart {
  /// The weeks, oldest first, of seven days each, with nil for future days.
  let weeks: [[Int?]]
  let start: CalendarDate
  /// The names of the weekdays, first day of the week first.
  let weekdays: [String]
  let months: [String]

  /// The size of the chart.
  var size: Size { Size(columns: margin + 2 * weeks.count, rows: 8) }

  /// The days with counts.
  private var days: [String] {
    weeks.joined().enumerated().compactMap { day, count in
      guard let count, count > 0 else { return nil }
      return "\(start.adding(days: day)): \(count)"
    }
  }

  private var margin: Int { (weekdays.map { TextWidth.of($0) }.max() ?? 0) + 1 }

  func draw<Target>(into frame: inout Frame<Target>, at origin: Point) {
    let place = Rect(at: origin, size)
    frame.describe(.chart, "\(start)", value: days.joined(separator: ", "), at: place) {
      plot(into: &$0, at: origin)
    }
  }

  private func plot<Target>(into frame: inout Frame<Target>, at origin: Point) {
    let left = origin.column + margin
    for (number, name) in weekdays.prefix(7).enumerated() {
      frame.write(name, origin.column, origin.row + 1 + number, .muted)
    }
    var month = 0
    var free = left
    for (number, week) in weeks.enumerated() {
      let first = start.adding(days: 7 * number)
      let column = left + 2 * number
      // A month is named above its first week. A month whose first week leaves the chart makes room
      // for the next: there is nothing above the names of weekdays.
      if first.month != month, months.indices.contains(first.month - 1) {
        let name = months[first.month - 1]
        let isLast = start.adding(days: 7 * (number + 1)).month != first.month
        let shift = number == 0 && isLast ? max(TextWidth.of(name) - 1, 0) : 0
        free = frame.write(name, max(column, free) - min(shift, margin), origin.row, .muted) + 1
      }
      month = first.month
      for (day, count) in week.prefix(7).enumerated() {
        guard let count else { continue }
        let degree = count == 0 ? 0 : count == 1 ? 1 : count < 4 ? 2 : count < 8 ? 3 : 4
        let shade = ShadeScale.character(degree, unicode: frame.look.unicode)
        frame.write(
          String(shade), column, origin.row + 1 + day,
          degree == 0 ? .muted : degree >= 3 ? .title : .accent)
      }
    }
  }
}
