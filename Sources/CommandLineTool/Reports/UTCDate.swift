import GameCore

/// A time of day in UTC, by the proleptic Gregorian calendar.
struct UTCDate: Hashable {
  let year, month, day, hour, minute, second, millisecond: Int

  /// The date of `timestamp`.
  init(_ timestamp: Timestamp) {
    let (days, time) = Self.divide(timestamp.milliseconds, by: 86_400_000)
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

  /// `2026-11-21`.
  var date: String { "\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))" }
  /// `2026-11-21T01:50:05Z`.
  var iso: String { "\(date)T\(clock)Z" }
  /// `2026-11-21T01:50:05.123Z`.
  var exactISO: String { "\(date)T\(clock).\(digits(millisecond, 3))Z" }

  private var clock: String { "\(digits(hour, 2)):\(digits(minute, 2)):\(digits(second, 2))" }

  private func digits(_ value: Int, _ count: Int) -> String {
    let text = String(value)
    return String(repeating: "0", count: max(count - text.count, 0)) + text
  }

  private static func divide(_ value: Int, by divisor: Int) -> (Int, Int) {
    let rest = value % divisor
    return rest < 0 ? (value / divisor - 1, rest + divisor) : (value / divisor, rest)
  }
}

extension Timestamp {
  /// Reads `UTCDate.exactISO` back; nil for anything else, a 31st of June included.
  init?(exactISO text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 24 else { return nil }
    func number(_ range: Range<Int>) -> Int? {
      Decimal.number(String(decoding: bytes[range], as: UTF8.self)).map(Int.init)
    }
    guard let year = number(0..<4), let month = number(5..<7), (1...12).contains(month),
      let day = number(8..<10), let hour = number(11..<13), let minute = number(14..<16),
      let second = number(17..<19), let millisecond = number(20..<23)
    else { return nil }
    let yearFromMarch = month <= 2 ? year - 1 : year
    let era = (yearFromMarch >= 0 ? yearFromMarch : yearFromMarch - 399) / 400
    let yearOfEra = yearFromMarch - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    let days = era * 146_097 + dayOfEra - 719_468
    let seconds = days * 86_400 + hour * 3600 + minute * 60 + second
    self.init(milliseconds: seconds * 1000 + millisecond)
    // Punctuation, leap years and ranges: only what prints the same is a date.
    guard UTCDate(self).exactISO == text else { return nil }
  }
}
