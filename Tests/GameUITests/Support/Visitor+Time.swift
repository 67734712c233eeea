import GameRules

@testable import GameUI

extension Visitor {
  /// Lets everything happen that happens by itself within so many milliseconds.
  mutating func live(_ milliseconds: Int) {
    let end = now.advanced(by: milliseconds)
    while let due = app.nextDeadline, due <= end {
      now = max(due, now)
      send(.deadline)
    }
    now = end
  }
}
