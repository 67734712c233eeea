import Canvas
import GameRules

/// The input that ended a game or follows a typed answer. If it is repeated at once or held, it is
/// ignored, because it is not meant for the buttons that have just appeared.
struct GameEndingInput: Hashable, Sendable {
  private let input: Input
  private var end: Moment

  /// The pause in milliseconds after which the same input counts again.
  private static let rest = 400

  init(_ input: Input, at now: Moment) {
    self.input = input
    end = now.advanced(by: Self.rest)
  }

  /// Restarts the pause, because the buttons have just appeared.
  mutating func restAnew(at now: Moment) { end = now.advanced(by: Self.rest) }

  /// Returns whether `input` at `now` repeats the same one without a pause.
  mutating func isKeyRepeat(_ input: Input, at now: Moment) -> Bool {
    guard input == self.input, now < end else { return false }
    end = now.advanced(by: Self.rest)
    return true
  }
}
