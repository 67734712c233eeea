/// The length of a round of Color Match. Its text is the number of seconds, such as `30`.
public enum ColorMatchDuration: Int, Hashable, Sendable, CaseIterable, LosslessStringConvertible {
  case thirty = 30
  case sixty = 60
  case ninety = 90

  public var description: String { "\(rawValue)" }

  /// The time at which the round ends.
  public var end: Elapsed { .seconds(rawValue) }
}
