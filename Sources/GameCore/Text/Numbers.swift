/// Number formats of a language.
extension Language {
  /// The decimal mark.
  public var decimalMark: String { self(".", ",") }

  /// Returns a number given in tenths: `7.3`.
  public func tenths(_ value: Int) -> String { "\(value / 10)\(decimalMark)\(value % 10)" }

  /// Returns a number given in hundredths: `18.85`.
  public func hundredths(_ value: Int) -> String {
    "\(value / 100)\(decimalMark)\(CivilDate.digits(value % 100, 2))"
  }

  /// Returns a number given in thousandths: `1.234`.
  public func thousandths(_ value: Int) -> String {
    "\(value / 1000)\(decimalMark)\(CivilDate.digits(value % 1000, 3))"
  }

  /// Returns a date: `2026-11-27`, in Russian `27.11.2026`.
  public func date(_ date: CalendarDate) -> String { DateStyle(self, locale: "").text(of: date) }

  /// Returns the state of a daily board if the clock shows a date before the last played one.
  public func clockIsBehind(_ last: CalendarDate) -> String {
    self("clock is behind \(date(last))", "на часах ещё не \(date(last))")
  }

  /// Returns a played time: `1:23.4`, with hours if there are any.
  public func time(_ elapsed: Elapsed) -> String {
    "\(clock(elapsed))\(decimalMark)\(elapsed.milliseconds / 100 % 10)"
  }

  /// Returns a played time with milliseconds: `1:23.456`, with hours if there are any.
  public func exactTime(_ elapsed: Elapsed) -> String {
    "\(clock(elapsed))\(decimalMark)\(CivilDate.digits(elapsed.milliseconds % 1000, 3))"
  }

  /// Returns a running clock: `1:23`, with hours if there are any.
  public func clock(_ elapsed: Elapsed) -> String { clock(milliseconds: elapsed.milliseconds) }

  /// Returns a sum of times, which may be longer than any time played.
  public func clock(milliseconds: Int) -> String {
    let seconds = milliseconds / 1000
    let tail = CivilDate.digits(seconds % 60, 2)
    guard seconds >= 3600 else { return "\(seconds / 60):\(tail)" }
    return "\(seconds / 3600):\(CivilDate.digits(seconds / 60 % 60, 2)):\(tail)"
  }

  /// Returns a played time in words: `1 minute 23 seconds`.
  public func timeInWords(_ elapsed: Elapsed) -> String {
    timeInWords(milliseconds: elapsed.milliseconds)
  }

  /// Returns a sum of times in words, with hours if there are any.
  public func timeInWords(milliseconds: Int) -> String {
    let (hours, minutes) = (milliseconds / 3_600_000, milliseconds / 60_000 % 60)
    let seconds = milliseconds / 1000 % 60
    let parts = [
      hours == 0 ? nil : plural(hours, ("hour", "hours"), ("час", "часа", "часов")),
      minutes == 0
        ? nil : plural(minutes, ("minute", "minutes"), ("минута", "минуты", "минут")),
      seconds == 0 && minutes + hours > 0
        ? nil : plural(seconds, ("second", "seconds"), ("секунда", "секунды", "секунд")),
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }

  /// Returns milliseconds as seconds with two decimals: `0.61 s`; negative with a sign.
  public func seconds(_ milliseconds: Int) -> String {
    let hundredth = (abs(milliseconds) + 5) / 10
    let sign = milliseconds < 0 && hundredth > 0 ? "-" : ""
    let unit = self("s", "с")
    return "\(sign)\(hundredths(hundredth)) \(unit)"
  }
}
