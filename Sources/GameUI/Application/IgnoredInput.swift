import Canvas
import GameRules

/// An input that is ignored if it is repeated at once or held, because it is not meant for what has
/// just appeared: the one that ended a game, or an Enter after a typed answer.
struct IgnoredInput: Hashable, Sendable {
  private let input: Input
  private var end: Moment

  /// The pause in milliseconds after which the same input counts again.
  private static let rest = 400

  init(_ input: Input, at now: Moment) {
    self.input = input
    end = now.advanced(by: Self.rest)
  }

  /// Ignores Enter in the second after a typed answer has closed a dialog.
  init(afterAnswerAt now: Moment) {
    input = .key(.enter)
    end = now.advanced(by: 1000)
  }

  /// Restarts the pause, because the buttons have just appeared.
  mutating func restart(at now: Moment) { end = now.advanced(by: Self.rest) }

  /// Returns whether `input` at `now` repeats the same one without a pause.
  mutating func isKeyRepeat(_ input: Input, at now: Moment) -> Bool {
    guard input == self.input, now < end else { return false }
    end = now.advanced(by: Self.rest)
    return true
  }
}
