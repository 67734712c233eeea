/// A day on which a player may have been born: from 1900 to today.
public struct BirthDate: Hashable, Sendable {
  public let date: CalendarDate

  /// 1900-01-01.
  public static let earliest = CalendarDate(daysSince1970: -25_567)

  /// Checks `date`. Throws what is wrong with it.
  public init(_ date: CalendarDate, today: CalendarDate) throws(BirthDateFault) {
    guard date <= today else { throw .inTheFuture }
    try self.init(kept: date)
  }

  /// Reads and checks what somebody has typed.
  public init(
    _ text: String, style: DateStyle, today: CalendarDate
  ) throws(BirthDateFault) {
    let date: CalendarDate
    do throws(DateFault) {
      date = try style.date(from: text)
    } catch {
      throw .date(error)
    }
    try self.init(date, today: today)
  }

  /// A date kept before, which a clock that was set back may put into the future.
  init(kept date: CalendarDate) throws(BirthDateFault) {
    guard date >= Self.earliest else { throw .tooEarly }
    self.date = date
  }

  /// Whole years by the calendar.
  public func age(on today: CalendarDate) -> Int {
    date.age(on: today)
  }
}

/// What is wrong with a birth date.
public enum BirthDateFault: Error, Hashable, Sendable {
  case date(DateFault)
  /// Before 1900.
  case tooEarly
  case inTheFuture
}
