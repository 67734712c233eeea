/// Which films a quiz asks about; as text `top` or `popular`.
public enum MovieQuizSetup: String, Hashable, Sendable, CaseIterable, LosslessStringConvertible {
  /// Films with the highest ratings.
  case top
  /// Films that very many have seen, good ones and bad ones.
  case popular

  public init?(_ description: String) {
    self.init(rawValue: description)
  }

  public var description: String { rawValue }
}

/// A quiz in progress.
public struct MovieQuizState: Hashable, Sendable {
  /// How far the question that is due has come.
  public enum Phase: Hashable, Sendable {
    /// Its poster is on its way: it is shown by a move, or at `until` without one.
    case waiting(until: Elapsed)
    /// It is on the screen, and its clock runs.
    case asked(at: Elapsed)
    /// It has been answered: right or wrong is shown until then, or until it is skipped.
    case answered(until: Elapsed)
    case over
  }

  /// An answer and what it came to.
  public struct Answer: Hashable, Sendable {
    public let isYes: Bool
    public let isRight: Bool
    /// From when the question was shown.
    public let time: Elapsed

    /// 100 and ten more for each of ten seconds that were not used; none for a wrong answer.
    public var points: Int {
      isRight ? 100 + 10 * (10 - min(time.milliseconds / 1000, 10)) : 0
    }
  }

  /// The ten questions in the order they are asked.
  public let questions: [MovieQuizQuestion]
  public internal(set) var phase: Phase
  /// The answers so far.
  public internal(set) var answers: [Answer] = []
  /// When the latest answer was given.
  public internal(set) var lastAnswerAt = Elapsed.zero
  /// How long each question may wait for its poster.
  let posterWait: Elapsed

  init(questions: [MovieQuizQuestion], posterWait: Elapsed) {
    self.questions = questions
    self.posterWait = posterWait
    phase = .waiting(until: posterWait)
    answers.reserveCapacity(questions.count)
  }

  /// The number of the question that is due or was just answered, from 0.
  public var number: Int {
    if case .answered = phase { answers.count - 1 } else { min(answers.count, questions.count - 1) }
  }

  /// The question that is due or was just answered.
  public var question: MovieQuizQuestion { questions[number] }

  public var points: Int { answers.reduce(0) { $0 + $1.points } }
  public var right: Int { answers.count { $0.isRight } }

  /// Mean milliseconds of an answer, rounded half up; nil before the first.
  public var meanAnswer: Int? {
    let count = answers.count
    guard count > 0 else { return nil }
    return (2 * answers.reduce(0) { $0 + $1.time.milliseconds } + count) / (2 * count)
  }
}
