internal import GameRules

/// How many answers were right, of all that were given.
public struct Accuracy: Hashable, Sendable {
  public internal(set) var right: Int
  public internal(set) var answers: Int

  public init(right: Int = 0, answers: Int = 0) {
    self.right = right
    self.answers = answers
  }

  /// In thousandths, rounded half up.
  public var thousandths: Int { (2000 * right + answers) / (2 * max(answers, 1)) }
}

/// How many answers about films of one decade were right.
public struct DecadeAccuracy: Hashable, Sendable {
  /// The first year of the decade.
  public let decade: Int
  public let accuracy: Accuracy
}

/// What a player's rounds of Movie Quiz come to beside their points.
public struct QuizAccuracy: Hashable, Sendable {
  /// Of each round, oldest first.
  public let rounds: [Accuracy]
  /// Of each decade that was asked about, the earliest first.
  public let decades: [DecadeAccuracy]

  /// Nil without rounds of the quiz.
  init?(_ rounds: [RoundFacts]) {
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

  /// Of all rounds together.
  public var whole: Accuracy {
    Accuracy(
      right: rounds.reduce(0) { $0 + $1.right }, answers: rounds.reduce(0) { $0 + $1.answers })
  }
}
