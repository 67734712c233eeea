public import GameRules

extension Round where Rules == MovieQuizGame {
  /// Creates a quiz on the newest pack of `setup`, before its first answer.
  public static func quiz(
    _ setup: MovieQuizSetup = .top, seed: UInt64 = 1, eligibility: Eligibility = .ranked
  ) -> Self {
    Round(setup, seed: seed, content: .newestPack(for: setup), eligibility: eligibility)
  }

  /// Answers all questions, each after this number of milliseconds, correctly if `isRight` returns
  /// true for its index.
  public mutating func answerAll(
    after milliseconds: Int, rightly isRight: (Int) -> Bool = { _ in true }
  ) throws(MovieQuizGame.MoveError) {
    while result == nil {
      switch state.phase {
      case .waiting: try play(.show, at: latest)
      case .asked(let shownAt):
        let isYes = state.question.isYes == isRight(state.number)
        try play(isYes ? .yes : .no, at: shownAt + Elapsed(milliseconds: milliseconds))
      case .answered(let until): advance(to: until)
      case .over: return
      }
    }
  }

  /// Returns the record of a quiz with right answers only, each after this number of milliseconds.
  public static func answered(
    _ setup: MovieQuizSetup, seed: UInt64, content: MovieQuizContent, eligibility: Eligibility,
    after milliseconds: Int = 3000
  ) throws -> ReplayRecord {
    var round = Round(setup, seed: seed, content: content, eligibility: eligibility)
    try round.answerAll(after: milliseconds)
    guard let record = round.record else { throw BotError.unfinished }
    return record
  }
}
