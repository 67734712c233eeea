/// How failed log-ins slow the next one down: three are free, then each doubles the wait from a
/// second up to five minutes. Quiet forgives one failure every ten minutes, so that nobody is
/// locked out for good.
enum ThrottlePolicy {
  static let free = 3
  static let longestWait = 5 * 60 * 1000
  static let forgivenEvery = 10 * 60 * 1000

  /// Milliseconds to wait after so many failures.
  static func delay(after failures: Int) -> Int {
    guard failures > free else { return 0 }
    return min(1000 << min(failures - free - 1, 20), longestWait)
  }

  /// When the next try counts; nil where it counts at `now`. A wait longer than the longest tells
  /// that the clock was set back, and holds nobody.
  static func wait(of throttle: Throttle, at now: Timestamp) -> Timestamp? {
    guard let until = throttle.waitUntil, until > now,
      until.milliseconds - now.milliseconds <= longestWait
    else { return nil }
    return until
  }

  /// The throttle with one more failure at `now`; unchanged while it makes wait.
  static func counting(a throttle: Throttle, at now: Timestamp) -> Throttle {
    guard wait(of: throttle, at: now) == nil else { return throttle }
    let quiet = throttle.waitUntil.map { max(0, now.milliseconds - $0.milliseconds) } ?? 0
    let left = max(0, throttle.failures - quiet / forgivenEvery)
    return Throttle(
      failures: left + 1,
      waitUntil: Timestamp(milliseconds: now.milliseconds + delay(after: left + 1)))
  }

  /// A throttle whose wait ended before that is forgotten whole.
  static func oldest(at now: Timestamp) -> Timestamp {
    Timestamp(milliseconds: now.milliseconds - 24 * 60 * 60 * 1000)
  }
}
