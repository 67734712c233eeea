/// The length of a round of Color Match. Its text is the number of seconds, such as `30`.
public enum ColorMatchDuration: Int, Hashable, Sendable, CaseIterable, LosslessStringConvertible {
  case thirty = 30
  case sixty = 60
  case ninety = 90

  public init?(_ description: String) {
    guard let match = Self.allCases.first(where: { $0.description == description }) else {
      return nil
    }
    self = match
  }

  public var description: String { "\(rawValue)" }

  /// The time at which the round ends.
  public var end: Elapsed { .seconds(rawValue) }
}
