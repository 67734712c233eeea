import GameRules

@testable import GameUI

extension Visitor {
  /// Lets the time pass, with all events that are due.
  mutating func live(_ milliseconds: Int) {
    let end = now.advanced(by: milliseconds)
    while let due = app.nextDeadline, due <= end {
      now = max(due, now)
      send(.deadline)
    }
    now = end
  }
}
