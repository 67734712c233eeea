internal import GameRules

/// The number of right answers and of all answers.
public struct Accuracy: Hashable, Sendable {
  public internal(set) var right: Int
  public internal(set) var answers: Int

  public init(right: Int = 0, answers: Int = 0) {
    self.right = right
    self.answers = answers
  }

  /// The share of right answers in thousandths, rounded half up.
  public var thousandths: Int { (2000 * right + answers) / (2 * max(answers, 1)) }
}

/// The accuracy for films of one decade.
public struct DecadeAccuracy: Hashable, Sendable {
  /// The first year of the decade.
  public let decade: Int
  public let accuracy: Accuracy
}

/// The accuracy of a player in Movie Quiz.
public struct QuizAccuracy: Hashable, Sendable {
  /// The accuracy of each round, oldest first.
  public let rounds: [Accuracy]
  /// The accuracy for each decade, earliest first.
  public let decades: [DecadeAccuracy]

  /// Computes the accuracy; nil without rounds of the quiz.
  init?(_ rounds: [RoundMetrics]) {
    let answers = rounds.compactMap(\.quiz).map(\.answers)
    guard !answers.isEmpty else { return nil }
    self.rounds = answers.map { Accuracy(right: $0.count { $0.isRight }, answers: $0.count) }
    let sums = answers.joined().reduce(into: [Int: Accuracy]()) { sums, answer in
      sums[answer.decade, default: Accuracy()].answers += 1
      if answer.isRight { sums[answer.decade, default: Accuracy()].right += 1 }
    }
    decades = sums.keys.sorted().map {
      DecadeAccuracy(decade: $0, accuracy: sums[$0] ?? Accuracy())
    }
  }
}
