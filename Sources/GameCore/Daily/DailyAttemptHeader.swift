/// The first line of the appearance of a saved game that is an attempt at a daily board.
public enum DailyAttemptHeader {
  private static let heading = "daily "

  /// Returns the line for a date.
  public static func line(of date: CalendarDate) -> String { heading + date.description }

  /// Returns the date of a line; nil for any other line.
  public static func date(in line: some StringProtocol) -> CalendarDate? {
    guard line.hasPrefix(heading) else { return nil }
    let written = line.dropFirst(heading.count)
    let numbers = written.split(separator: "-").compactMap { Int($0) }
    guard numbers.count == 3,
      let date = CalendarDate(year: numbers[0], month: numbers[1], day: numbers[2]),
      date.description == String(written)
    else { return nil }
    return date
  }
}
