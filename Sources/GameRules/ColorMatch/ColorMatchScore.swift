/// The running score of Color Match, the same in both rulesets.
///
/// A right answer scores 50 times the multiplier and fills a dot; the fourth dot raises the
/// multiplier by one, up to ten, and clears the dots. A wrong answer clears the dots and lowers the
/// multiplier by one, down to one.
public struct ColorMatchScore: Hashable, Sendable {
  /// The points for answers, without the bonus.
  public private(set) var score = 0
  /// The multiplier, 1 to 10.
  public private(set) var multiplier = 1
  /// The number of filled dots: 0 to 3, or up to 4 at the highest multiplier.
  public private(set) var dots = 0
  public private(set) var right = 0
  public private(set) var wrong = 0

  public static let dotsToRise = 4
  public static let highestMultiplier = 10
  public static let pointsPerAnswer = 50
  public static let bonusPerMultiplier = 250

  /// The bonus: 250 times the current multiplier, or 0 without a right answer.
  public var bonus: Int { right > 0 ? Self.bonusPerMultiplier * multiplier : 0 }

  /// The sum of score and bonus: the points of a round that ends now.
  public var total: Int { score + bonus }

  mutating func count(isRight: Bool) {
    if isRight {
      right += 1
      score += Self.pointsPerAnswer * multiplier
      dots = min(dots + 1, Self.dotsToRise)
      if dots == Self.dotsToRise, multiplier < Self.highestMultiplier {
        multiplier += 1
        dots = 0
      }
    } else {
      wrong += 1
      dots = 0
      multiplier = max(multiplier - 1, 1)
    }
  }
}

/// The answer times, with separate sums for questions where word and ink agree and where they do
/// not.
public struct AnswerTimes: Hashable, Sendable {
  private var agreeing = Sum()
  private var disagreeing = Sum()

  private struct Sum: Hashable, Sendable {
    var count = 0
    var milliseconds = 0

    /// The mean, rounded half up; nil if there are no answers.
    var mean: Int? { count > 0 ? (2 * milliseconds + count) / (2 * count) : nil }
  }

  /// The mean time of all answers in milliseconds, rounded half up; nil before the first one.
  public var mean: Int? {
    Sum(
      count: agreeing.count + disagreeing.count,
      milliseconds: agreeing.milliseconds + disagreeing.milliseconds
    ).mean
  }

  /// The Stroop cost: the number of milliseconds by which answers are slower if word and ink
  /// disagree. Negative if they are faster; nil until there are answers of both kinds.
  public var stroopCost: Int? {
    guard let agreeing = agreeing.mean, let disagreeing = disagreeing.mean else { return nil }
    return disagreeing - agreeing
  }

  mutating func add(_ time: Elapsed, to question: ColorMatchQuestion) {
    if question.isCongruent {
      agreeing.count += 1
      agreeing.milliseconds += time.milliseconds
    } else {
      disagreeing.count += 1
      disagreeing.milliseconds += time.milliseconds
    }
  }
}
