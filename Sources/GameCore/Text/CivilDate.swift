/// A date and time of day of the Gregorian calendar, from the year 0 to 9999.
public struct CivilDate: Hashable, Sendable {
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day, 1 to 31.
  public let day: Int
  /// The hour, 0 to 23.
  public let hour: Int
  /// The minute, 0 to 59.
  public let minute: Int
  /// The second, 0 to 59.
  public let second: Int
  /// The millisecond, 0 to 999.
  public let millisecond: Int

  /// Creates the date at `instant` where local time is `secondsFromUTC` ahead of UTC, at most a
  /// day.
  ///
  /// It is clamped to years of four digits, whatever a damaged file contains.
  public init(_ instant: Timestamp, secondsFromUTC: Int = 0) {
    let offset = min(max(secondsFromUTC, -86_400), 86_400) * 1000
    let known = -62_167_219_200_000...253_402_300_799_999
    let utc = min(max(instant.milliseconds, known.lowerBound), known.upperBound)
    let local = min(max(utc + offset, known.lowerBound), known.upperBound)
    let (days, time) = Self.divide(local, by: 86_400_000)
    // Days are counted from 0000-03-01, so that the leap day is the last of its year.
    let (era, dayOfEra) = Self.divide(days + 719_468, by: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    hour = time / 3_600_000
    minute = time / 60_000 % 60
    second = time / 1000 % 60
    millisecond = time % 1000
  }

  /// The date as `2026-11-21`.
  public var date: String {
    "\(Self.digits(year, 4))-\(Self.digits(month, 2))-\(Self.digits(day, 2))"
  }
  /// The time as `18:05`.
  public var time: String { "\(Self.digits(hour, 2)):\(Self.digits(minute, 2))" }
  /// The time as `18:05:09`.
  public var timeWithSeconds: String { "\(time):\(Self.digits(second, 2))" }

  /// Returns a number of at least 0, padded with zeros to `count` digits.
  public static func digits(_ number: Int, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(count - text.count, 0)) + text
  }

  private static func divide(_ value: Int, by divisor: Int) -> (Int, Int) {
    let rest = value % divisor
    return rest < 0 ? (value / divisor - 1, rest + divisor) : (value / divisor, rest)
  }
}
