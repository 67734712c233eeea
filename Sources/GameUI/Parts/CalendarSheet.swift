import Canvas
import GameCore

/// A month from which a day is chosen, with keys, text or mouse.
struct CalendarSheet: Hashable, Sendable {
  /// The meaning of a press of the mouse.
  enum Target: Hashable, Sendable {
    case day(CalendarDate)
    case months(Int)
    case years(Int)
  }

  /// The effect of an input.
  enum Event: Hashable, Sendable {
    case moved
    case chosen(CalendarDate)
    /// Closed without a change.
    case dismissed
    /// The same, on the way to the next field.
    case passed
  }

  /// The day under the cursor.
  private(set) var date: CalendarDate
  /// The typed part of a date; empty while the cursor is used.
  private(set) var typed = Field(limit: 10)
  /// The fault of the typed date, shown after an attempt to choose it.
  private(set) var error: CalendarPhrase?
  let style: DateStyle
  /// The selectable days.
  private let days: ClosedRange<CalendarDate>

  /// The marked day.
  private(set) var today: CalendarDate?

  /// Creates a sheet at `date`, or at the nearest selectable day.
  init(
    _ date: CalendarDate, in days: ClosedRange<CalendarDate>, style: DateStyle,
    today: CalendarDate? = nil
  ) {
    self.today = today
    self.days = days
    self.style = style
    self.date = min(max(date, days.lowerBound), days.upperBound)
  }

  /// Returns whether a day is selectable.
  func allows(_ day: CalendarDate) -> Bool { days.contains(day) }

  /// Binds the keys and other input.
  mutating func keys(_ bind: inout KeyBindings<Event>) {
    bind(" ", when: typed.isEmpty) { choose() }
    bind(.enter, CalendarPhrase.keyChoose) { choose() }
    bind(.arrows, CalendarPhrase.keyDay) { key in
      let days = key == .left ? -1 : key == .right ? 1 : key == .up ? -7 : 7
      return move(to: date.adding(days: days))
    }
    // The signs of the head's buttons, and what their keys type in the Russian layout.
    bind(["<", ">"], CalendarPhrase.keyMonth, also: [",", .pageUp, .pageDown, "Б", "Ю"]) { key in
      move(to: date.adding(months: [">", .pageDown, "Ю"].contains(key) ? 1 : -1))
    }
    bind(
      ["[", "]"], CalendarPhrase.keyYear, also: [.shiftPageUp, .shiftPageDown, "х", "ъ"]
    ) { key in
      move(to: date.adding(years: ["]", .shiftPageDown, "ъ"].contains(key) ? 1 : -1))
    }
    // As in a form: to the next field; only a typed date is taken along.
    bind(.tab) { typed.isEmpty ? .passed : choose() }
    bind(.backTab) { .moved }
    bind(.home) { move(to: date.adding(days: 1 - date.day)) }
    bind(.end) {
      let last = CalendarDate.days(inMonth: date.month, of: date.year)
      return move(to: date.adding(days: last - date.day))
    }
    bind(.escape, ButtonPhrase.back) {
      // First clears the typed text; the sheet stays open.
      guard !typed.isEmpty else { return .dismissed }
      return move(to: date)
    }
    bind.part { $0 == .key(.function(1)) ? nil : edit($0) }
  }

  /// Types, or turns the pages with the wheel; ignores other input.
  @discardableResult
  mutating func edit(_ input: Input) -> Event {
    switch input {
    case .key(.backspace): erase()
    case .key(.control("u")): return move(to: date)
    case .key(.character(let character)): type(character)
    case .paste(let text): for character in TextSanitizer.pasted(text) { type(character) }
    case .mouse(let mouse) where mouse.action == .wheelUp: return move(to: date.adding(months: -1))
    case .mouse(let mouse) where mouse.action == .wheelDown: return move(to: date.adding(months: 1))
    case .key, .mouse: break
    }
    return .moved
  }

  /// Handles a press of the mouse.
  mutating func press(_ target: Target) -> Event {
    switch target {
    case .day(let day): return allows(day) ? .chosen(day) : .moved
    case .months(let step): return move(to: date.adding(months: step))
    case .years(let step): return move(to: date.adding(years: step))
    }
  }

  private mutating func move(to day: CalendarDate) -> Event {
    typed = Field(limit: 10)
    error = nil
    date = min(max(day, days.lowerBound), days.upperBound)
    return .moved
  }

  private mutating func type(_ character: Character) {
    guard character.isASCII, character.isNumber || "-./ ".contains(character) else { return }
    // A date that was refused, or is as long as any, is typed again from the start.
    if error != nil || typed.text.count == 10 { typed = Field(limit: 10) }
    _ = typed.handle(.key(.character(character)))
    showTyped()
  }

  private mutating func erase() {
    _ = typed.handle(.key(.backspace))
    showTyped()
  }

  /// Shows the month of the typed date if it is valid.
  private mutating func showTyped() {
    error = nil
    if let day = try? style.date(from: typed.text), allows(day) { date = day }
  }

  /// Chooses the typed date, or shows why it cannot be chosen.
  private mutating func choose() -> Event {
    guard !typed.isEmpty else { return .chosen(date) }
    do throws(DateError) {
      let day = try style.date(from: typed.text)
      guard day < days.lowerBound || day > days.upperBound else { return .chosen(day) }
      error =
        day < days.lowerBound
        ? .before(style.text(of: days.lowerBound)) : .after(style.text(of: days.upperBound))
    } catch {
      self.error = .error(error)
    }
    return .moved
  }
}
