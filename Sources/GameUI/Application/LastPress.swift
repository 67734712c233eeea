import Canvas
import GameRules

/// The key or click that ended a game: pressed again at once, or held, it is still meant for the
/// cards and not for the buttons that came up under it.
struct LastPress: Hashable, Sendable {
  private let input: Input
  private var end: Moment

  /// Milliseconds without it after which it means something new.
  private static let rest = 400

  init(_ input: Input, at now: Moment) {
    self.input = input
    end = now.advanced(by: Self.rest)
  }

  /// Lets it rest anew, for the buttons have come up only now.
  mutating func restAnew(at now: Moment) { end = now.advanced(by: Self.rest) }

  /// Whether `input` at `now` is the same going on.
  mutating func goesOn(_ input: Input, at now: Moment) -> Bool {
    guard input == self.input, now < end else { return false }
    end = now.advanced(by: Self.rest)
    return true
  }
}
