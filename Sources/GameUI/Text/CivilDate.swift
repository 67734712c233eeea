import GameCore

/// A date and time of day of the Gregorian calendar.
struct CivilDate: Hashable {
  let year: Int
  /// 1 to 12.
  let month: Int
  /// 1 to 31.
  let day: Int
  /// Seconds since midnight.
  let second: Int

  /// The date at `instant` where clocks are `secondsFromUTC` ahead of UTC.
  init(_ instant: Timestamp, secondsFromUTC: Int) {
    // Whatever a damaged file claims stays within what four digits of a year can tell.
    let milliseconds = min(max(instant.milliseconds, 0), 253_402_300_799_999)
    let seconds = milliseconds / 1000 + min(max(secondsFromUTC, -86_400), 86_400)
    let days = Self.floorDivide(seconds, 86_400)
    second = seconds - days * 86_400
    // Years are counted from March, so that the leap day is the last day of a year.
    let shifted = days + 719_468
    let era = Self.floorDivide(shifted, 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// `2026-11-21`
  var date: String { "\(year)-\(Self.two(month))-\(Self.two(day))" }
  /// `18:05`
  var time: String { "\(Self.two(second / 3600)):\(Self.two(second / 60 % 60))" }
  /// `18:05:09`
  var timeWithSeconds: String { "\(time):\(Self.two(second % 60))" }

  static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private static func floorDivide(_ value: Int, _ by: Int) -> Int {
    value >= 0 ? value / by : -((by - 1 - value) / by)
  }
}
