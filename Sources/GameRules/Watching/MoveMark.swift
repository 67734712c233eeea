/// The mark of a move when a round is watched, or shown with one character for each turn.
public enum MoveMark: Hashable, Sendable, CaseIterable {
  /// A found pair or a right answer.
  case hit
  /// A turn without luck and without a mistake.
  case miss
  /// A mistake: a forgotten card or a wrong answer.
  case error
}

extension PairsGame {
  /// Returns the mark of the second card of a turn, which decides the turn.
  public static func mark(of _: Move, from before: PairsState, to after: PairsState) -> MoveMark? {
    guard after.turns > before.turns else { return nil }
    if after.pairsFound > before.pairsFound { return .hit }
    return after.memoryErrors > before.memoryErrors ? .error : .miss
  }
}

extension ColorMatchGame {
  public static func mark(of _: Move, from before: State, to after: State) -> MoveMark? {
    after.score.right > before.score.right ? .hit : .error
  }
}

extension MovieQuizGame {
  public static func mark(
    of _: Move, from before: MovieQuizState, to after: MovieQuizState
  ) -> MoveMark? {
    guard after.answers.count > before.answers.count else { return nil }
    return after.answers.last.map { $0.isRight ? .hit : .error }
  }
}
