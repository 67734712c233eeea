/// The line by which a kept game says that it is somebody's try of a board of the day: the first of
/// its looks.
public enum DailyMark {
  private static let heading = "daily "

  /// The line for a day.
  public static func line(of date: CalendarDate) -> String { heading + date.description }

  /// The day that a line tells of; nil for any other line.
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
