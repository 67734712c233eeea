/// The running score of Color Match, the same by both rulesets.
///
/// A right answer scores 50 times the multiplier and fills a dot; the fourth dot raises the
/// multiplier by one, to ten at most, and clears the dots. A wrong answer clears the dots and
/// lowers the multiplier by one, to one at least.
public struct ColorMatchScore: Hashable, Sendable {
  /// Points for answers, without the bonus.
  public private(set) var score = 0
  /// 1 to 10.
  public private(set) var multiplier = 1
  /// Filled dots: 0 to 3, and at the highest multiplier 4, which stay.
  public private(set) var dots = 0
  public private(set) var right = 0
  public private(set) var wrong = 0

  public static let dotsToRise = 4
  public static let highestMultiplier = 10
  public static let pointsPerAnswer = 50
  public static let bonusPerMultiplier = 250

  /// 250 for each step of the multiplier as it stands, but nothing without a right answer.
  public var bonus: Int { right > 0 ? Self.bonusPerMultiplier * multiplier : 0 }

  /// Score and bonus together: what a round comes to if it ends now.
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

/// How long answers took, those where word and ink agree apart from those where they do not.
public struct AnswerTimes: Hashable, Sendable {
  private var agreeing = Sum()
  private var disagreeing = Sum()

  private struct Sum: Hashable, Sendable {
    var count = 0
    var milliseconds = 0

    /// Rounded half up; nil of nothing.
    var mean: Int? { count > 0 ? (2 * milliseconds + count) / (2 * count) : nil }
  }

  /// Mean milliseconds of all answers, rounded half up; nil before the first.
  public var mean: Int? {
    Sum(
      count: agreeing.count + disagreeing.count,
      milliseconds: agreeing.milliseconds + disagreeing.milliseconds
    ).mean
  }

  /// The Stroop cost: by how many milliseconds answers are slower where word and ink disagree.
  /// Negative where they are faster; nil until there are answers of both kinds.
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
