/// What stands out of a move when a round is watched, or told of in a character a turn.
public enum RoundMark: Hashable, Sendable, CaseIterable {
  /// A pair was found, a question answered rightly.
  case hit
  /// A turn without luck, and without a mistake.
  case miss
  /// A mistake: what had been seen was forgotten, or the answer was wrong.
  case error
}

extension PairsGame {
  /// The second card of a turn says what the turn came to.
  public static func mark(of _: Move, from before: PairsState, to after: PairsState) -> RoundMark? {
    guard after.turns > before.turns else { return nil }
    if after.pairsFound > before.pairsFound { return .hit }
    return after.memoryErrors > before.memoryErrors ? .error : .miss
  }
}

extension ColorMatchGame {
  public static func mark(of _: Move, from before: State, to after: State) -> RoundMark? {
    after.score.right > before.score.right ? .hit : .error
  }
}

extension MovieQuizGame {
  public static func mark(
    of _: Move, from before: MovieQuizState, to after: MovieQuizState
  ) -> RoundMark? {
    guard after.answers.count > before.answers.count else { return nil }
    return after.answers.last.map { $0.isRight ? .hit : .error }
  }
}
