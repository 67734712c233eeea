/// How dates are written and weeks begin where the player lives.
public struct DateStyle: Hashable, Sendable {
  /// The order of the parts of a date.
  public enum Order: Hashable, Sendable, CaseIterable {
    /// `17.05.1990`.
    case dayMonthYear
    /// `17/05/1990`.
    case dayMonthYearSlashes
    /// `05/17/1990`.
    case monthDayYear
    /// `1990-05-17`, where nobody said how dates are written.
    case yearMonthDay
  }

  public let order: Order
  public let firstWeekday: Weekday

  public init(order: Order, firstWeekday: Weekday) {
    self.order = order
    self.firstWeekday = firstWeekday
  }

  /// The style of a language in the region of `locale`, such as `en_GB.UTF-8`. English without a
  /// region, as in the locale `C`, is written so that nobody takes months for days.
  public init(_ language: Language, locale: String) {
    switch language {
    case .russian:
      self.init(order: .dayMonthYear, firstWeekday: .monday)
    case .english:
      let name = locale.prefix { $0 != "." && $0 != "@" }
      let region = name.drop { $0 != "_" }.dropFirst().uppercased()
      guard !region.isEmpty else {
        // POSIX lets its weeks begin on Sunday.
        self.init(order: .yearMonthDay, firstWeekday: .sunday)
        return
      }
      self.init(
        order: Self.monthFirst.contains(region) ? .monthDayYear : .dayMonthYearSlashes,
        firstWeekday: Self.sundayFirst.contains(region) ? .sunday : .monday)
    }
  }

  private static let monthFirst: Set<String> = ["US", "PH", "PR"]
  /// Among the regions that glibc has an English locale for, by Unicode's CLDR.
  private static let sundayFirst: Set<String> = [
    "US", "PH", "PR", "CA", "IN", "HK", "SG", "IL", "ZA", "ZW", "BW",
  ]

  /// The date as it is written here.
  public func text(of date: CalendarDate) -> String {
    let (day, month) = (CivilDate.digits(date.day, 2), CivilDate.digits(date.month, 2))
    let year = CivilDate.digits(date.year, 4)
    return switch order {
    case .dayMonthYear: "\(day).\(month).\(year)"
    case .dayMonthYearSlashes: "\(day)/\(month)/\(year)"
    case .monthDayYear: "\(month)/\(day)/\(year)"
    case .yearMonthDay: date.description
    }
  }

  /// Reads `1990-05-17` or the order that is usual here, with points, slashes, hyphens or spaces
  /// between its parts; the year has four digits. Where no order is usual, the year comes first
  /// unless day and month cannot be taken for each other.
  public func date(from text: String) throws(DateFault) -> CalendarDate {
    let text = text.trimmed
    guard !text.isEmpty else { throw .empty }
    guard text.utf8.count <= 20 else { throw .unreadable }
    let parts = text.split(omittingEmptySubsequences: false) { "./- ".contains($0) }
    guard parts.count == 3, parts.allSatisfy(Self.isNumber) else { throw .unreadable }
    let numbers = parts.compactMap { Int($0) }
    let lengths = parts.map(\.utf8.count)
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

  private static func isNumber(_ part: Substring) -> Bool {
    (1...4).contains(part.utf8.count) && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }
}

/// What is wrong with a date that somebody has typed.
public enum DateFault: Error, Hashable, Sendable {
  case empty
  /// Neither `1990-05-17` nor in the order that is usual.
  case unreadable
  /// The calendar has no such day, such as 30 February.
  case noSuchDay
}
