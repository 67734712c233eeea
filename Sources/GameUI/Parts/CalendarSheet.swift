import Canvas
import GameCore

/// A month to choose a day from, by keys, by typing and by mouse.
struct CalendarSheet: Hashable, Sendable {
  /// What a press of the mouse means.
  enum Target: Hashable, Sendable {
    case day(CalendarDate)
    case months(Int)
    case years(Int)
    /// Somewhere else on the sheet.
    case nothing
  }

  /// What input came to.
  enum Event: Hashable, Sendable {
    case moved
    case chosen(CalendarDate)
    /// Closed with the day as it was.
    case dismissed
  }

  /// Why what is typed cannot be chosen.
  enum Fault: Hashable, Sendable {
    case date(DateFault)
    /// No day before this one.
    case before(CalendarDate)
    case after(CalendarDate)
  }

  /// The day under the cursor.
  private(set) var date: CalendarDate
  /// A date as far as it is typed; empty while the cursor is moved.
  private(set) var typed = Field(limit: 10)
  /// What is wrong with the typed date, told when it was to be chosen.
  private(set) var fault: Fault?
  let style: DateStyle
  /// The days that can be chosen.
  private let days: ClosedRange<CalendarDate>

  /// A sheet opened on `date`, or on the nearest day that can be chosen.
  init(_ date: CalendarDate, in days: ClosedRange<CalendarDate>, style: DateStyle) {
    self.days = days
    self.style = style
    self.date = min(max(date, days.lowerBound), days.upperBound)
  }

  /// Whether a day can be chosen.
  func allows(_ day: CalendarDate) -> Bool { days.contains(day) }

  /// Handles a key, a paste or the wheel.
  mutating func handle(_ input: Input) -> Event {
    switch input {
    case .key(let key): return handle(key)
    case .paste(let text):
      for character in Clean.pasted(text) { type(character) }
      return .moved
    case .mouse(let mouse):
      switch mouse.action {
      case .wheelUp: return move(to: date.adding(months: -1))
      case .wheelDown: return move(to: date.adding(months: 1))
      case .press: return .moved
      }
    }
  }

  /// Handles a press of the mouse.
  mutating func press(_ target: Target) -> Event {
    switch target {
    case .day(let day): return allows(day) ? .chosen(day) : .moved
    case .months(let step): return move(to: date.adding(months: step))
    case .years(let step): return move(to: date.adding(years: step))
    case .nothing: return .moved
    }
  }

  private mutating func handle(_ key: Key) -> Event {
    switch key {
    case .left: return move(to: date.adding(days: -1))
    case .right: return move(to: date.adding(days: 1))
    case .up: return move(to: date.adding(days: -7))
    case .down: return move(to: date.adding(days: 7))
    case .pageUp: return move(to: date.adding(months: -1))
    case .pageDown: return move(to: date.adding(months: 1))
    case .home: return move(to: date.adding(days: 1 - date.day))
    case .end:
      let last = CalendarDate.days(inMonth: date.month, of: date.year)
      return move(to: date.adding(days: last - date.day))
    case .character("<"), .character(","), .shiftPageUp: return move(to: date.adding(years: -1))
    case .character(">"), .shiftPageDown: return move(to: date.adding(years: 1))
    case .character(" ") where typed.isEmpty: return choose()
    case .enter: return choose()
    case .escape:
      // It first clears what is typed; the sheet stays open.
      guard !typed.isEmpty else { return .dismissed }
      typed = Field(limit: 10)
      fault = nil
    case .backspace: erase()
    case .character(let character): type(character)
    case .tab, .backTab, .delete, .control, .function: break
    }
    return .moved
  }

  private mutating func move(to day: CalendarDate) -> Event {
    typed = Field(limit: 10)
    fault = nil
    date = min(max(day, days.lowerBound), days.upperBound)
    return .moved
  }

  private mutating func type(_ character: Character) {
    guard character.isASCII, character.isNumber || "-./ ".contains(character) else { return }
    _ = typed.handle(.key(.character(character)))
    showTyped()
  }

  private mutating func erase() {
    _ = typed.handle(.key(.backspace))
    showTyped()
  }

  /// The month follows what is typed, once that is a day.
  private mutating func showTyped() {
    fault = nil
    if let day = try? style.date(from: typed.text), allows(day) { date = day }
  }

  /// Chooses the day that is typed, or says why it cannot be chosen.
  private mutating func choose() -> Event {
    guard !typed.isEmpty else { return .chosen(date) }
    do throws(DateFault) {
      let day = try style.date(from: typed.text)
      guard day < days.lowerBound || day > days.upperBound else { return .chosen(day) }
      fault = day < days.lowerBound ? .before(days.lowerBound) : .after(days.upperBound)
    } catch {
      fault = .date(error)
    }
    return .moved
  }
}
