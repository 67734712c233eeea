/// The time at which a torture has to end.
struct Deadline: Sendable {
  private let end: ContinuousClock.Instant

  init(seconds: Double) {
    end = ContinuousClock().now + .milliseconds(Int(seconds * 1000))
  }

  var isOver: Bool { ContinuousClock().now >= end }

  /// The remaining seconds, at least 0.
  var left: Double { max((end - ContinuousClock().now) / .seconds(1), 0) }
}
