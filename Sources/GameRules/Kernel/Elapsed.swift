/// The time played since the deal was shown, without pauses.
///
/// Whole milliseconds in `0...Elapsed.longest`; values outside are clamped, so that no sum of times
/// can overflow.
public struct Elapsed: Hashable, Comparable, Sendable {
  /// The number of milliseconds since the deal was shown.
  public let milliseconds: Int

  /// The upper limit, about eleven days: longer than any game, small enough for exact arithmetic.
  public static let longest = Elapsed(milliseconds: 999_999_999)
  /// The time at which the deal is shown.
  public static let zero = Elapsed(milliseconds: 0)

  /// Creates a time of `milliseconds`, clamped to `0...longest`.
  public init(milliseconds: Int) {
    self.milliseconds = min(max(milliseconds, 0), 999_999_999)
  }

  /// Returns a time of `seconds`, clamped to `0...longest`.
  public static func seconds(_ seconds: Int) -> Elapsed {
    Elapsed(milliseconds: min(max(seconds, 0), 999_999) * 1000)
  }

  public static func < (left: Elapsed, right: Elapsed) -> Bool {
    left.milliseconds < right.milliseconds
  }

  public static func + (left: Elapsed, right: Elapsed) -> Elapsed {
    Elapsed(milliseconds: left.milliseconds + right.milliseconds)
  }

  public static func += (total: inout Elapsed, part: Elapsed) { total = total + part }

  /// Returns the difference, or zero if it is negative.
  public static func - (left: Elapsed, right: Elapsed) -> Elapsed {
    Elapsed(milliseconds: left.milliseconds - right.milliseconds)
  }
}
