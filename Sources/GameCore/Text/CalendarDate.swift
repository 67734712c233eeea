/// A day of the Gregorian calendar, from the year 1 to 9999, without a time.
public struct CalendarDate: Hashable, Comparable, Sendable, CustomStringConvertible {
  public let year: Int
  /// 1 to 12.
  public let month: Int
  /// 1 to the last day of the month.
  public let day: Int

  public static let years = 1...9999

  /// That day; nil where the calendar has none.
  public init?(year: Int, month: Int, day: Int) {
    guard Self.years.contains(year), (1...12).contains(month),
      (1...Self.days(inMonth: month, of: year)).contains(day)
    else { return nil }
    self.init(known: year, month, day)
  }

  /// The day at `instant` where clocks are `secondsFromUTC` ahead of UTC.
  public init(_ instant: Timestamp, secondsFromUTC: Int) {
    let date = CivilDate(instant, secondsFromUTC: secondsFromUTC)
    self.init(known: max(date.year, 1), date.month, date.day)
  }

  /// The day so many days after 1970-01-01, brought into the years of the calendar.
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

  /// 0001-01-01 and 9999-12-31.
  private static let first = -719_162
  private static let last = 2_932_896

  /// Days since 1970-01-01; negative before.
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

  /// `1990-05-17`.
  public var description: String {
    let digits = CivilDate.digits
    return "\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))"
  }

  /// Days of a month; February has 29 in leap years.
  public static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Whether a year has a 29 February.
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
  /// The day `days` later, or earlier where negative.
  public func adding(days: Int) -> CalendarDate {
    CalendarDate(daysSince1970: daysSince1970 + min(max(days, -4_000_000), 4_000_000))
  }

  /// The same day `months` later; where that month is too short, its last day.
  public func adding(months: Int) -> CalendarDate {
    let number = year * 12 + month - 1 + min(max(months, -120_000), 120_000)
    let bounded = min(max(number, 12), Self.years.upperBound * 12 + 11)
    let (year, month) = (bounded / 12, bounded % 12 + 1)
    return CalendarDate(known: year, month, min(day, Self.days(inMonth: month, of: year)))
  }

  /// The same day `years` later; of 29 February the 28th where the year is no leap year.
  public func adding(years: Int) -> CalendarDate {
    adding(months: min(max(years, -10_000), 10_000) * 12)
  }

  /// Whole years from this day to `today` by the calendar, 0 where `today` is earlier. Whoever was
  /// born on 29 February is a year older on 1 March where there is no such day.
  public func age(on today: CalendarDate) -> Int {
    let hasHadBirthday = (today.month, today.day) >= (month, day)
    return max(today.year - year - (hasHadBirthday ? 0 : 1), 0)
  }

  /// The weeks of the month this day lies in, each of seven days from `first` on, nil for those of
  /// other months.
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
