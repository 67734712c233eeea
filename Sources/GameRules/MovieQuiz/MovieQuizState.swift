/// The films that a quiz asks about. Its text is `popular` or `top`.
public enum MovieQuizSetup: String, Hashable, Sendable, CaseIterable, LosslessStringConvertible {
  /// Films that very many people have seen, good and bad.
  case popular
  /// The films with the highest ratings, which are much alike.
  case top
}

/// A quiz in progress.
public struct MovieQuizState: Hashable, Sendable {
  /// The progress of the current question.
  public enum Phase: Hashable, Sendable {
    /// Its poster is loading: it is shown by a move, or at `until`.
    case waiting(until: Elapsed)
    /// It is on the screen, and its clock runs.
    case asked(at: Elapsed)
    /// It has been answered: right or wrong is shown until `until`, unless skipped.
    case answered(until: Elapsed)
    case over
  }

  /// An answer and its score.
  public struct Answer: Hashable, Sendable {
    public let isYes: Bool
    public let isRight: Bool
    /// The time since the question was shown.
    public let time: Elapsed

    /// The points: 100, and 10 for each of ten seconds that was not used; 0 for a wrong answer.
    public var points: Int {
      isRight ? 100 + 10 * (10 - min(time.milliseconds / 1000, 10)) : 0
    }
  }

  /// The ten questions in order.
  public let questions: [MovieQuizQuestion]
  public internal(set) var phase: Phase
  /// The answers so far.
  public internal(set) var answers: [Answer] = []
  /// The time of the latest answer.
  public internal(set) var lastAnswerAt = Elapsed.zero
  /// The time for which each question waits for its poster.
  let posterWait: Elapsed

  init(questions: [MovieQuizQuestion], posterWait: Elapsed) {
    self.questions = questions
    self.posterWait = posterWait
    phase = .waiting(until: posterWait)
    answers.reserveCapacity(questions.count)
  }

  /// The index of the current question, or of the one just answered, from 0.
  public var number: Int {
    if case .answered = phase { answers.count - 1 } else { min(answers.count, questions.count - 1) }
  }

  /// The current question, or the one just answered.
  public var question: MovieQuizQuestion { questions[number] }

  public var points: Int { answers.reduce(0) { $0 + $1.points } }
  public var right: Int { answers.count { $0.isRight } }

  /// The mean answer time in milliseconds, rounded half up; nil before the first answer.
  public var meanAnswer: Int? {
    let count = answers.count
    guard count > 0 else { return nil }
    return (2 * answers.reduce(0) { $0 + $1.time.milliseconds } + count) / (2 * count)
  }
}
