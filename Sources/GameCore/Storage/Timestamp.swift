/// An instant of the wall clock: milliseconds since 1970-01-01 00:00 UTC.
public struct Timestamp: Hashable, Comparable, Sendable {
  /// Within `range`, so that no sum or difference of two instants overflows.
  public let milliseconds: Int

  /// Far beyond every calendar.
  public static let range = -(1 << 60)...(1 << 60)

  /// The instant of `milliseconds`, brought into `range`.
  public init(milliseconds: Int) {
    self.milliseconds = min(max(milliseconds, Self.range.lowerBound), Self.range.upperBound)
  }

  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.milliseconds < right.milliseconds
  }
}
