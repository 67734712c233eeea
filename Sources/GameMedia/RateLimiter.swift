/// The rate limits of services; times in milliseconds.
struct RateLimiter {
  private var asked: [String: [Int]] = [:]
  private var closedUntil: [String: Int] = [:]

  private static let minute = 60_000

  /// Records a query of a service, or returns how long it has to wait.
  mutating func ask(_ pace: CacheableRequest.RateLimit, now: Int) -> Int? {
    var times = (asked[pace.service] ?? []).filter { $0 > now - Self.minute }
    if let until = closedUntil[pace.service], until > now { return until - now }
    if times.count >= pace.mostAMinute, let first = times.first {
      return first + Self.minute - now
    }
    times.append(now)
    asked[pace.service] = times
    return nil
  }

  /// Blocks queries of a service for a time.
  mutating func close(_ pace: CacheableRequest.RateLimit, for wait: Int, now: Int) {
    closedUntil[pace.service] = max(closedUntil[pace.service] ?? 0, now + wait)
  }
}
