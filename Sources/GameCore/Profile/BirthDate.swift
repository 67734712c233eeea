/// A date of birth, from 1900 to today.
public struct BirthDate: Hashable, Sendable {
  public let date: CalendarDate

  /// 1900-01-01.
  public static let earliest = CalendarDate(daysSince1970: -25_567)

  /// Checks `date`; throws its fault.
  public init(_ date: CalendarDate, today: CalendarDate) throws(BirthDateError) {
    guard date <= today else { throw .inTheFuture }
    try self.init(kept: date)
  }

  /// Reads and checks a typed date.
  public init(
    _ text: String, style: DateStyle, today: CalendarDate
  ) throws(BirthDateError) {
    let date: CalendarDate
    do throws(DateError) {
      date = try style.date(from: text)
    } catch {
      throw .date(error)
    }
    try self.init(date, today: today)
  }

  /// Reads a stored date, which may be in the future if the clock was set back.
  init(kept date: CalendarDate) throws(BirthDateError) {
    guard date >= Self.earliest else { throw .tooEarly }
    self.date = date
  }
}

/// The fault of a date of birth.
public enum BirthDateError: Error, Hashable, Sendable {
  case date(DateError)
  /// Before 1900.
  case tooEarly
  case inTheFuture
}
