import GameCore

/// The wave of light over the faces of a finished board, from its first card to its last.
struct CardWave: Hashable, Sendable {
  /// The milliseconds of the whole wave.
  static let time = 660

  private let level: PairsLevel
  private let start: Moment

  init(_ level: PairsLevel, from start: Moment) {
    self.level = level
    self.start = start
  }

  var end: Moment { start.advanced(by: Self.time) }

  /// The diagonals of the board, and those that are lit at once.
  private var steps: Int { level.columns + level.rows - 1 + Self.width }
  private static let width = 2

  /// Returns the number of diagonals that the wave has reached; nil before its start and after its
  /// end.
  func step(at now: Moment) -> Int? {
    let passed = now.milliseconds - start.milliseconds
    return (0..<Self.time).contains(passed) ? passed * steps / Self.time : nil
  }

  /// Returns the time of the next step; nil after the end.
  func nextStep(after now: Moment) -> Moment? {
    guard now < start else {
      return step(at: now).map { start.advanced(by: (($0 + 1) * Self.time + steps - 1) / steps) }
    }
    return start
  }

  /// Returns whether a card is lit at a step.
  func lights(_ place: Int, at step: Int) -> Bool {
    let diagonal = place % level.columns + place / level.columns
    return (step - Self.width + 1...step).contains(diagonal)
  }
}
