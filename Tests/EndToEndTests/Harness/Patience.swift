/// The time that a test waits for a program. If the machine stands still, so does the program, so a
/// single step counts for a second at most.
struct Patience {
  private var left: Duration

  init(seconds: Int = 20) {
    left = .seconds(seconds)
  }

  var isOver: Bool { left <= .zero }

  /// Takes the time of a step.
  mutating func wait(_ step: () -> Void) {
    left -= min(ContinuousClock().measure(step), .seconds(1))
  }
}
