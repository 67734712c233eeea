/// The time that a test waits for a program. If the machine stands still, so does the program, so a
/// single step counts for a second at most.
public struct Patience {
  private var left: Duration

  public init(milliseconds: Int = 20_000) {
    left = .milliseconds(milliseconds)
  }

  public var isOver: Bool { left <= .zero }

  /// The milliseconds that the next step may take, at most 50.
  public var step: Int32 { Int32(max(min(left / .milliseconds(1), 50), 0)) }

  /// Takes the time of a step.
  public mutating func wait(_ step: () -> Void) {
    left -= min(ContinuousClock().measure(step), .seconds(1))
  }
}
