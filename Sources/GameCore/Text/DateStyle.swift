/// The date format and the first day of the week in the player's region.
public struct DateStyle: Hashable, Sendable {
  /// The order of the parts of a date.
  public enum Order: Hashable, Sendable, CaseIterable {
    /// `17.05.1990`.
    case dayMonthYear
    /// `17/05/1990`.
    case dayMonthYearSlashes
    /// `05/17/1990`.
    case monthDayYear
    /// `1990-05-17`, if the region's order is unknown.
    case yearMonthDay
  }

  public let order: Order
  public let firstWeekday: Weekday

  public init(order: Order, firstWeekday: Weekday) {
    self.order = order
    self.firstWeekday = firstWeekday
  }

  /// Creates the style of a language in the region of `locale`, such as `en_GB.UTF-8`. English
  /// without a region, as in the locale `C`, is written so that months and days cannot be confused.
  public init(_ language: Language, locale: String) {
    switch language {
    case .russian:
      self.init(order: .dayMonthYear, firstWeekday: .monday)
    case .english:
      let name = locale.prefix { $0 != "." && $0 != "@" }
      let region = name.drop { $0 != "_" }.dropFirst().uppercased()
      guard !region.isEmpty else {
        // The weeks of POSIX begin on Sunday.
        self.init(order: .yearMonthDay, firstWeekday: .sunday)
        return
      }
      self.init(
        order: Self.monthFirst.contains(region) ? .monthDayYear : .dayMonthYearSlashes,
        firstWeekday: Self.sundayFirst.contains(region) ? .sunday : .monday)
    }
  }

  private static let monthFirst: Set<String> = ["US", "PH", "PR"]
  /// The regions with Sunday first among those with an English locale in glibc, by Unicode's CLDR.
  private static let sundayFirst: Set<String> = [
    "US", "PH", "PR", "CA", "IN", "HK", "SG", "IL", "ZA", "ZW", "BW",
  ]

  /// Returns the date as it is shown everywhere in the language of the style. Dates with slashes
  /// are only read.
  public func text(of date: CalendarDate) -> String {
    switch order {
    case .dayMonthYear:
      "\(CivilDate.digits(date.day, 2)).\(CivilDate.digits(date.month, 2))."
        + CivilDate.digits(date.year, 4)
    case .dayMonthYearSlashes, .monthDayYear, .yearMonthDay: date.description
    }
  }

  /// Reads `1990-05-17` or a date in this order, with points, slashes, hyphens, spaces or nothing
  /// between its parts and a year of four digits. Without a known order, the year must come first
  /// unless day and month cannot be confused. The order is unknown, too, if a date with points is
  /// read where the month is first, because with points the day is usually first.
  public func date(from text: String) throws(DateError) -> CalendarDate {
    let text = text.trimmed
    guard !text.isEmpty else { throw .empty }
    guard text.utf8.count <= 20 else { throw .unreadable }
    let parts =
      Self.partsOfDigits(text)
      ?? text.split(omittingEmptySubsequences: false) { "./- ".contains($0) }
    guard parts.count == 3, parts.allSatisfy(Self.isNumber) else { throw .unreadable }
    let numbers = parts.compactMap { Int($0) }
    let lengths = parts.map(\.utf8.count)
    let order = order == .monthDayYear && text.contains(".") ? .yearMonthDay : order
    let found: CalendarDate?
    if lengths[0] == 4, lengths[1] <= 2, lengths[2] <= 2 {
      found = CalendarDate(year: numbers[0], month: numbers[1], day: numbers[2])
    } else if lengths[0] <= 2, lengths[1] <= 2, lengths[2] == 4 {
      let isMonthFirst =
        switch order {
        case .monthDayYear: true
        case .dayMonthYear, .dayMonthYearSlashes: false
        case .yearMonthDay: numbers[1] > 12
        }
      guard order != .yearMonthDay || max(numbers[0], numbers[1]) > 12 || numbers[0] == numbers[1]
      else { throw .unreadable }
      found =
        isMonthFirst
        ? CalendarDate(year: numbers[2], month: numbers[0], day: numbers[1])
        : CalendarDate(year: numbers[2], month: numbers[1], day: numbers[0])
    } else {
      throw .unreadable
    }
    guard let found else { throw .noSuchDay }
    return found
  }

  /// Returns the parts of eight digits. With the year last, the fifth and sixth are its century and
  /// no month.
  private static func partsOfDigits(_ text: String) -> [Substring]? {
    let halves = [text.prefix(4), text.dropFirst(4)]
    guard text.utf8.count == 8, halves.allSatisfy(isNumber) else { return nil }
    return (1...12).contains(Int(halves[1].prefix(2)) ?? 0)
      ? [halves[0], halves[1].prefix(2), halves[1].suffix(2)]
      : [halves[0].prefix(2), halves[0].suffix(2), halves[1]]
  }

  private static func isNumber(_ part: Substring) -> Bool {
    (1...4).contains(part.utf8.count) && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }
}

/// The fault of a typed date.
public enum DateError: Error, Hashable, Sendable {
  case empty
  /// The text is neither `1990-05-17` nor a date in the usual order.
  case unreadable
  /// The date does not exist, such as 30 February.
  case noSuchDay
}
