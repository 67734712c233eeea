/// A date of the Gregorian calendar, from the year 1 to 9999.
public struct CalendarDate: Hashable, Comparable, Sendable, CustomStringConvertible {
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day, 1 to the last day of the month.
  public let day: Int

  public static let years = 1...9999

  /// Creates a date; nil if it does not exist.
  public init?(year: Int, month: Int, day: Int) {
    guard Self.years.contains(year), (1...12).contains(month),
      (1...Self.days(inMonth: month, of: year)).contains(day)
    else { return nil }
    self.init(known: year, month, day)
  }

  /// Creates the date at `instant` where local time is `secondsFromUTC` ahead of UTC.
  public init(_ instant: Timestamp, secondsFromUTC: Int) {
    let date = CivilDate(instant, secondsFromUTC: secondsFromUTC)
    self.init(known: max(date.year, 1), date.month, date.day)
  }

  /// Creates the date so many days after 1970-01-01, clamped to the years 1 to 9999.
  public init(daysSince1970 number: Int) {
    let bounded = min(max(number, Self.first), Self.last)
    let date = CivilDate(Timestamp(milliseconds: bounded * 86_400_000))
    self.init(known: date.year, date.month, date.day)
  }

  private init(known year: Int, _ month: Int, _ day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The days of 0001-01-01 and 9999-12-31.
  private static let first = -719_162
  private static let last = 2_932_896

  /// The number of days since 1970-01-01; negative before.
  public var daysSince1970: Int {
    // Years begin in March here, so that the leap day is the last of its year.
    let yearFromMarch = month <= 2 ? year - 1 : year
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let leapDays = yearFromMarch / 4 - yearFromMarch / 100 + yearFromMarch / 400
    return yearFromMarch * 365 + leapDays + dayOfYear - 719_468
  }

  public var weekday: Weekday {
    // 1970-01-01 was a Thursday.
    let number = (daysSince1970 + 3) % 7
    return Weekday.allCases[number < 0 ? number + 7 : number]
  }

  /// The date as `1990-05-17`.
  public var description: String {
    let digits = CivilDate.digits
    return "\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))"
  }

  /// Returns the number of days of a month; February has 29 in leap years.
  public static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Returns whether a year is a leap year.
  public static func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }

  public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

/// A day of the week, Monday first.
public enum Weekday: Int, Hashable, Sendable, CaseIterable {
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday
}

extension CalendarDate {
  /// Returns the date `days` later, or earlier if negative.
  public func adding(days: Int) -> CalendarDate {
    CalendarDate(daysSince1970: daysSince1970 + min(max(days, -4_000_000), 4_000_000))
  }

  /// Returns the same day `months` later, or the last day of that month if it is too short.
  public func adding(months: Int) -> CalendarDate {
    let number = year * 12 + month - 1 + min(max(months, -120_000), 120_000)
    let bounded = min(max(number, 12), Self.years.upperBound * 12 + 11)
    let (year, month) = (bounded / 12, bounded % 12 + 1)
    return CalendarDate(known: year, month, min(day, Self.days(inMonth: month, of: year)))
  }

  /// Returns the same day `years` later; for 29 February the 28th if the year is not a leap year.
  public func adding(years: Int) -> CalendarDate {
    adding(months: min(max(years, -10_000), 10_000) * 12)
  }

  /// Returns the age in whole years from this date to `today`, 0 if `today` is earlier. A person
  /// born on 29 February is a year older on 1 March of other years.
  public func age(on today: CalendarDate) -> Int {
    let hasHadBirthday = (today.month, today.day) >= (month, day)
    return max(today.year - year - (hasHadBirthday ? 0 : 1), 0)
  }

  /// Returns the weeks of this date's month, each of seven days from `first` on, with nil for days
  /// of other months.
  public func weeksOfMonth(startingOn first: Weekday) -> [[CalendarDate?]] {
    let start = CalendarDate(known: year, month, 1)
    let offset = (start.weekday.rawValue - first.rawValue + 7) % 7
    let days = (1...Self.days(inMonth: month, of: year)).map {
      CalendarDate(known: year, month, $0)
    }
    let cells = [CalendarDate?](repeating: nil, count: offset) + days
    return stride(from: 0, to: cells.count, by: 7).map { start in
      let week = Array(cells[start..<min(start + 7, cells.count)])
      return week + [CalendarDate?](repeating: nil, count: 7 - week.count)
    }
  }
}
