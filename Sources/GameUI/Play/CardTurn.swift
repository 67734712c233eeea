import GameCore

/// What a card shows.
enum CardSide: Hashable, Sendable {
  case back
  /// The rules' number of the face.
  case front(Int)
}

/// A card on its way from one side to the other: it narrows, stands on edge, and widens again.
struct CardTurn: Hashable, Sendable {
  /// How a turning card looks.
  enum Step: Hashable, Sendable {
    case narrow(CardSide)
    case edge
  }

  /// Milliseconds that each of the three steps takes.
  static let stepTime = 40

  let place: Int
  let from: CardSide
  let to: CardSide
  let since: Moment

  /// How the card looks at `now`; nil once it lies flat.
  func step(at now: Moment) -> Step? {
    switch (now.milliseconds - since.milliseconds) / Self.stepTime {
    case ...0: .narrow(from)
    case 1: .edge
    case 2: .narrow(to)
    default: nil
    }
  }

  /// The beginning of the first step after `now`; nil once the card lies flat.
  func nextStep(after now: Moment) -> Moment? {
    guard step(at: now) != nil else { return nil }
    let passed = max(now.milliseconds - since.milliseconds, 0) / Self.stepTime
    return since.advanced(by: (passed + 1) * Self.stepTime)
  }
}
