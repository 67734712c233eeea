import GameCore

/// Three seconds in which hands find their keys before a clock runs.
struct Countdown: Hashable, Sendable {
  let end: Moment
  /// The seconds that are shown: 3, 2, 1.
  private(set) var seconds = 3

  init(from now: Moment) {
    end = now.advanced(by: 1000 * seconds)
  }

  /// When another number is shown, or it is over.
  var next: Moment { end.advanced(by: -1000 * (seconds - 1)) }

  /// Counts to `now`; true once it is over.
  mutating func count(to now: Moment) -> Bool {
    seconds = max((end.milliseconds - now.milliseconds + 999) / 1000, 0)
    return seconds == 0
  }
}
