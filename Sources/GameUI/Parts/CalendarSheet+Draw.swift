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
    frame.hitArea(place, target(.nothing))
    drawHead(into: &frame, in: place, target: target)
    let first = place.column + 3
    let width = 4
    for (number, weekday) in style.weekdays.enumerated() {
      frame.canvas.write(
        look.text(CalendarPhrase.weekday(weekday)), column: first + number * width + 1,
        row: place.row + 3, style: look.onAlert(.muted))
    }
    for (week, days) in date.weeksOfMonth(startingOn: style.firstWeekday).enumerated() {
      for (number, day) in days.enumerated() {
        guard let day else { continue }
        let cell = place.dropLeft(3 + number * width).left(width).dropTop(4 + week).top(1)
        let isChosen = day == date
        let text = day.day < 10 ? "  \(day.day) " : " \(day.day) "
        let shown = isChosen ? "[\(text.dropFirst().dropLast())]" : text
        let state: Outline.State = allows(day) ? isChosen ? .selected : [] : .disabled
        frame.describe(.option, "\(day.day)", state: state, at: cell) {
          $0.canvas.write(
            shown, column: cell.column, row: cell.row,
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
    let row = place.row + 1
    let title = look.text(CalendarPhrase.month(date.month)) + " \(date.year)"
    let column = place.column + (place.columns - TextWidth.of(title)) / 2
    frame.canvas.write(title, column: column, row: row, style: look.onAlert(.title))
    let arrows: [(String, CalendarPhrase, Int, Target)] = [
      ("<<", .previousYear, 2, .years(-1)), ("<", .previousMonth, 6, .months(-1)),
      (">", .nextMonth, place.columns - 7, .months(1)),
      (">>", .nextYear, place.columns - 4, .years(1)),
    ]
    for (sign, name, offset, meaning) in arrows {
      let area = place.line(row).dropLeft(offset).left(sign.utf8.count)
      frame.describe(.button, look.text(name), at: area) {
        $0.canvas.write(sign, column: area.column, row: row, style: look.onAlert(.accent))
      }
      frame.hitArea(area, target(meaning))
    }
  }

  private func phrase(of error: InputError) -> CalendarPhrase {
    switch error {
    case .date(let error): .error(error)
    case .before(let day): .before(style.text(of: day))
    case .after(let day): .after(style.text(of: day))
    }
  }

  private func drawFoot<T>(into frame: inout Frame<T>, in place: Rect) {
    let look = frame.look
    let row = place.bottom - 2
    let inside = place.inset(columns: 1, rows: 1)
    if let error {
      let text = look.text(phrase(of: error))
      frame.canvas.write(
        TextWrap.cut(text, width: inside.columns - 2, mark: look.glyphs.ellipsis),
        column: inside.column + 1, row: row, style: look.onAlert(.bad))
    } else if typed.isEmpty {
      let text = look.text(CalendarPhrase.hint(style.text(of: date)))
      frame.canvas.write(
        text, column: inside.column + (inside.columns - TextWidth.of(text)) / 2, row: row,
        style: look.onAlert(.muted))
    } else {
      let column = inside.column + (inside.columns - 12) / 2
      let end = typed.draw(
        into: &frame.canvas, at: Point(column: column, row: row), width: 12,
        style: look.style(.field))
      frame.canvas.cursor = Point(column: end, row: row)
    }
  }
}

extension DateStyle {
  /// The weekdays from the first on.
  var weekdays: [Weekday] {
    let all = Weekday.allCases
    return (0..<7).map { all[(firstWeekday.rawValue + $0) % 7] }
  }
}

extension RenderStyle {
  /// Returns the foreground color of a role on the background of a dialog.
  func onAlert(_ role: Role) -> Style {
    var style = style(role)
    style.background = self.style(.alert).background
    return style
  }
}
