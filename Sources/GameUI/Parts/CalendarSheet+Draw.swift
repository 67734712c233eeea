import Canvas
import GameCore

extension CalendarSheet {
  /// The size of the sheet with its frame.
  static let size = Size(columns: 34, rows: 13)

  /// Draws the sheet in the middle of `area`, over the screen.
  func draw<T>(
    into frame: inout Frame<T>, in area: Rect, target: (Target) -> T
  ) {
    let look = frame.look
    let place = area.centered(Self.size)
    let background = look.style(.alert)
    frame.sheet(at: place)
    drawHead(into: &frame, in: place, target: target)
    let width = 4
    let table = place.dropLeft(3).dropTop(3)
    for (number, weekday) in style.weekdays.enumerated() {
      frame.canvas.write(
        look.text(CalendarPhrase.weekday(weekday)), in: table.dropLeft(number * width + 1),
        style: look.onAlert(.muted))
    }
    for (week, days) in date.weeksOfMonth(startingOn: style.firstWeekday).enumerated() {
      for (number, day) in days.enumerated() {
        guard let day else { continue }
        let cell = table.dropLeft(number * width).left(width).dropTop(1 + week).top(1)
        let isChosen = day == date
        let text = day.day < 10 ? "  \(day.day) " : " \(day.day) "
        let shown = isChosen ? "[\(text.dropFirst().dropLast())]" : text
        let state: Outline.State = allows(day) ? isChosen ? .selected : [] : .disabled
        frame.describe(.option, "\(day.day)", state: state, at: cell) {
          $0.canvas.write(
            shown, in: cell,
            style: isChosen
              ? look.style(.focus)
              : day == today
                ? look.style(.selected) : allows(day) ? background : look.onAlert(.muted))
        }
        if allows(day) { frame.hitArea(cell, target(.day(day))) }
        if isChosen { frame.canvas.cursor = Point(column: cell.column + 1, row: cell.row) }
      }
    }
    drawFoot(into: &frame, in: place)
  }

  private func drawHead<T>(into frame: inout Frame<T>, in place: Rect, target: (Target) -> T) {
    let look = frame.look
    let line = place.dropTop(1).top(1)
    let title = look.text(CalendarPhrase.month(date.month)) + " \(date.year)"
    frame.canvas.write(title, in: line, .center, style: look.onAlert(.title))
    let arrows: [(String, CalendarPhrase, Int, Target)] = [
      ("<<", .previousYear, 2, .years(-1)), ("<", .previousMonth, 6, .months(-1)),
      (">", .nextMonth, place.columns - 7, .months(1)),
      (">>", .nextYear, place.columns - 4, .years(1)),
    ]
    for (sign, name, offset, meaning) in arrows {
      let area = line.dropLeft(offset).left(sign.utf8.count)
      frame.describe(.button, look.text(name), at: area) {
        $0.canvas.write(sign, in: area, style: look.onAlert(.accent))
      }
      frame.hitArea(area, target(meaning))
    }
  }

  private func drawFoot<T>(into frame: inout Frame<T>, in place: Rect) {
    let look = frame.look
    var line = place.inset(columns: 1, rows: 1).bottom(2)
    if let error {
      let text = look.cut(look.text(error), line.columns - 2)
      frame.canvas.write(text, in: line.dropLeft(1), style: look.onAlert(.bad))
    }
    line.cutTop(1)
    if typed.isEmpty {
      let text = look.text(CalendarPhrase.hint(style.text(of: date)))
      frame.canvas.write(text, in: line, .center, style: look.onAlert(.muted))
    } else {
      let field = line.centered(Size(columns: 12, rows: 1))
      let end = typed.draw(
        into: &frame.canvas, at: field.origin, width: field.columns, style: look.style(.field))
      frame.canvas.cursor = Point(column: end, row: line.row)
    }
  }
}

extension DateStyle {
  /// The weekdays from the first on.
  var weekdays: [Weekday] { Weekday.allCases.map { $0.moved(by: firstWeekday.rawValue) } }
}

extension RenderStyle {
  /// Returns the foreground color of a role on the background of a dialog.
  func onAlert(_ role: Role) -> Style { onAlert(style(role)) }

  /// Returns a style on the background of a dialog.
  func onAlert(_ style: Style) -> Style { style.on(self.style(.alert)) }
}
