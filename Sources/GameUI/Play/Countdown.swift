import GameCore

/// Three seconds to find the keys before the clock starts.
struct Countdown: Hashable, Sendable {
  let end: Moment
  /// The number shown: 3, 2, 1.
  private(set) var seconds = 3

  init(from now: Moment) {
    end = now.advanced(by: 1000 * seconds)
  }

  /// The time of the next number, or of the end.
  var next: Moment { end.advanced(by: -1000 * (seconds - 1)) }

  /// Counts to `now`; returns true at the end.
  mutating func count(to now: Moment) -> Bool {
    seconds = max((end.milliseconds - now.milliseconds + 999) / 1000, 0)
    return seconds == 0
  }
}
