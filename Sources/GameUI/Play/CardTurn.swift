import GameCore

/// The visible side of a card.
enum CardSide: Hashable, Sendable {
  case back
  /// The front, with the rules' number of the face.
  case front(Int)
}

/// A card being turned: it narrows, stands on its edge, and widens again.
struct CardTurn: Hashable, Sendable {
  /// The appearance of a turning card.
  enum Step: Hashable, Sendable {
    case narrow(CardSide)
    case edge
  }

  /// The milliseconds of each of the three steps.
  static let stepTime = 40
  /// The milliseconds of all steps.
  static let time = 3 * stepTime

  let place: Int
  let from: CardSide
  let to: CardSide
  let since: Moment

  /// Returns the appearance at `now`; nil after the end.
  func step(at now: Moment) -> Step? {
    switch (now.milliseconds - since.milliseconds) / Self.stepTime {
    case ...0: .narrow(from)
    case 1: .edge
    case 2: .narrow(to)
    default: nil
    }
  }

  /// Returns the start of the first step after `now`; nil after the end.
  func nextStep(after now: Moment) -> Moment? {
    guard step(at: now) != nil else { return nil }
    let passed = max(now.milliseconds - since.milliseconds, 0) / Self.stepTime
    return since.advanced(by: (passed + 1) * Self.stepTime)
  }
}
