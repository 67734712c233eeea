/// Keeps to how often services let themselves be asked; times in milliseconds.
struct PaceKeeper {
  private var asked: [String: [Int]] = [:]
  private var closedUntil: [String: Int] = [:]

  private static let minute = 60_000

  /// Notes that a service is asked now, or gives how long it must not be.
  mutating func ask(_ pace: Question.Pace, now: Int) -> Int? {
    var times = (asked[pace.service] ?? []).filter { $0 > now - Self.minute }
    if let until = closedUntil[pace.service], until > now { return until - now }
    if times.count >= pace.mostAMinute, let first = times.first {
      return first + Self.minute - now
    }
    times.append(now)
    asked[pace.service] = times
    return nil
  }

  /// Notes that a service wants to be left alone for a while.
  mutating func close(_ pace: Question.Pace, for wait: Int, now: Int) {
    closedUntil[pace.service] = max(closedUntil[pace.service] ?? 0, now + wait)
  }
}
