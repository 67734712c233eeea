/// The days on which a player has played.
public struct DaysPlayed: Hashable, Sendable {
  /// The longest streak in days.
  public let longestStreak: Int
  /// The current streak in days, up to today, or to yesterday if today has no round yet.
  public let currentStreak: Int
  /// The number of days with a round.
  public let days: Int
  /// The number of rounds on each day of the last 26 weeks, oldest first; nil for future days.
  public let weeks: [[Int?]]
  /// The first day of the first week.
  public let start: CalendarDate

  /// The number of weeks in the calendar.
  public static let weekCount = 26

  init(_ dates: [CalendarDate], today: CalendarDate, firstWeekday: Weekday) {
    let counts = dates.reduce(into: [Int: Int]()) { $0[$1.daysSince1970, default: 0] += 1 }
    let played = counts.keys.sorted()
    var longest = 0
    var streak = 0
    var last: Int?
    for day in played {
      streak = last == day - 1 ? streak + 1 : 1
      longest = max(longest, streak)
      last = day
    }
    longestStreak = longest
    let now = today.daysSince1970
    var day = counts[now] == nil ? now - 1 : now
    var current = 0
    while counts[day] != nil {
      current += 1
      day -= 1
    }
    currentStreak = current
    days = played.count
    let sinceWeekBegan = (today.weekday.rawValue - firstWeekday.rawValue + 7) % 7
    let first = now - sinceWeekBegan - 7 * (Self.weekCount - 1)
    start = CalendarDate(daysSince1970: first)
    weeks = (0..<Self.weekCount).map { week in
      (0..<7).map { weekday in
        let day = first + 7 * week + weekday
        return day > now ? nil : counts[day] ?? 0
      }
    }
  }
}
