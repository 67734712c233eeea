/// Time played since the deal was shown, pauses left out.
///
/// Whole milliseconds in `0...Elapsed.longest`; anything outside is brought to the nearest end,
/// so that no sum of times can overflow.
public struct Elapsed: Hashable, Comparable, Sendable {
  /// Milliseconds since the deal was shown.
  public let milliseconds: Int

  /// About eleven days: longer than any game, small enough for exact arithmetic.
  public static let longest = Elapsed(milliseconds: 999_999_999)
  /// The instant at which the deal is shown.
  public static let zero = Elapsed(milliseconds: 0)

  /// A time of `milliseconds`, brought into `0...longest`.
  public init(milliseconds: Int) {
    self.milliseconds = min(max(milliseconds, 0), 999_999_999)
  }

  /// A time of `seconds`, brought into `0...longest`.
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

  /// The difference, never below zero.
  public static func - (left: Elapsed, right: Elapsed) -> Elapsed {
    Elapsed(milliseconds: left.milliseconds - right.milliseconds)
  }
}
