/// The delays after failed logins: three are free, then each doubles the delay from a second up to
/// five minutes. Every ten minutes without an attempt remove one failure, so that no one is locked
/// out permanently.
enum ThrottlePolicy {
  static let free = 3
  static let longestWait = 5 * 60 * 1000
  static let forgivenEvery = 10 * 60 * 1000

  /// Returns the delay in milliseconds after this many failures.
  static func delay(after failures: Int) -> Int {
    guard failures > free else { return 0 }
    return min(1000 << min(failures - free - 1, 20), longestWait)
  }

  /// Returns the time when the next attempt counts; nil if it counts at `now`. A delay beyond the
  /// maximum means that the clock was set back, and is ignored.
  static func wait(of throttle: Throttle, at now: Timestamp) -> Timestamp? {
    guard let until = throttle.waitUntil, until > now,
      until.milliseconds - now.milliseconds <= longestWait
    else { return nil }
    return until
  }

  /// Returns the throttle with one more failure at `now`; unchanged during a delay.
  static func counting(a throttle: Throttle, at now: Timestamp) -> Throttle {
    guard wait(of: throttle, at: now) == nil else { return throttle }
    let quiet = throttle.waitUntil.map { max(0, now.milliseconds - $0.milliseconds) } ?? 0
    let left = max(0, throttle.failures - quiet / forgivenEvery)
    return Throttle(
      failures: left + 1,
      waitUntil: Timestamp(milliseconds: now.milliseconds + delay(after: left + 1)))
  }

  /// Returns the time of the end of a delay before which a throttle is deleted.
  static func oldest(at now: Timestamp) -> Timestamp {
    Timestamp(milliseconds: now.milliseconds - 24 * 60 * 60 * 1000)
  }
}
