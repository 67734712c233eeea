/// An instant of the wall clock: milliseconds since 1970-01-01 00:00 UTC.
public struct Timestamp: Hashable, Comparable, Sendable {
  /// The milliseconds, within `range`, so that no sum or difference of two timestamps overflows.
  public let milliseconds: Int

  /// The range of timestamps, far beyond every calendar.
  public static let range = -(1 << 60)...(1 << 60)

  /// Creates a timestamp of `milliseconds`, clamped to `range`.
  public init(milliseconds: Int) {
    self.milliseconds = min(max(milliseconds, Self.range.lowerBound), Self.range.upperBound)
  }

  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.milliseconds < right.milliseconds
  }
}
