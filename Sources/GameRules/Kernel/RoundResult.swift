/// The result of a finished game.
public struct RoundResult: Hashable, Sendable {
  /// The points, by which the leaderboard is ordered, highest first.
  public let points: Int
  /// The time from the deal to the end, without pauses.
  public let time: Elapsed
  /// Everything else that the game counts.
  public let figures: Figures

  public init(points: Int, time: Elapsed, figures: Figures) {
    self.points = points
    self.time = time
    self.figures = figures
  }
}

/// A number that a game counts besides points and time. The raw value is its stored and exported
/// name.
public enum Figure: String, Hashable, Sendable, CaseIterable {
  /// Pairs, alone or with others: turns taken, of two flips each.
  case turns
  /// Pairs: turns that missed although the partner of the first card had been seen before.
  case memoryErrors
  /// Color Match and Movie Quiz: right answers.
  case right
  /// Color Match: wrong answers.
  case wrong
  /// Color Match: points for answers, without the bonus.
  case score
  /// Color Match: the multiplier at the end, 1 to 10.
  case multiplier
  /// Color Match and Movie Quiz: mean answer time in milliseconds.
  case meanAnswer = "meanAnswerMs"
  /// Color Match: milliseconds by which answers are slower if word and ink disagree.
  case stroopCost = "stroopCostMs"
  /// Pairs for several players: the pairs of each seat.
  case pairsOfFirst = "pairs1"
  case pairsOfSecond = "pairs2"
  case pairsOfThird = "pairs3"
  case pairsOfFourth = "pairs4"

  /// The figures for the pairs of the seats, first seat first.
  public static let pairsBySeat: [Figure] = [
    .pairsOfFirst, .pairsOfSecond, .pairsOfThird, .pairsOfFourth,
  ]
}

/// Figures and their values, in the order of `Figure.allCases`, each at most once.
///
/// As text: `turns=9 memoryErrors=1`.
public struct Figures: Hashable, Sendable {
  /// One figure and its value.
  public struct Entry: Hashable, Sendable {
    public let figure: Figure
    public let value: Int
  }

  /// The entries in the order of `Figure.allCases`.
  public let entries: [Entry]

  private init(_ valueOf: (Figure) -> Int?) {
    entries = Figure.allCases.compactMap { figure in
      valueOf(figure).map { Entry(figure: figure, value: $0) }
    }
  }

  /// The value of `figure`, or nil if the game does not count it.
  public subscript(figure: Figure) -> Int? {
    entries.first { $0.figure == figure }?.value
  }
}

extension Figures: ExpressibleByDictionaryLiteral {
  /// Creates figures from a literal in any order. Nil values are left out; of repeated figures the
  /// first one counts.
  public init(dictionaryLiteral elements: (Figure, Int?)...) {
    self.init { figure in elements.first { $0.0 == figure }?.1 ?? nil }
  }
}

extension Figures: LosslessStringConvertible {
  /// Reads `description` back; nil for an unknown or repeated name, or a value that is not a
  /// number.
  public init?(_ description: String) {
    var found: [Figure: Int] = [:]
    for word in description.split(separator: " ") {
      let sides = word.split(separator: "=", maxSplits: 1)
      guard sides.count == 2, let figure = Figure(rawValue: String(sides[0])),
        let value = Int(sides[1]), found.updateValue(value, forKey: figure) == nil
      else { return nil }
    }
    self.init { found[$0] }
  }

  public var description: String {
    entries.map { "\($0.figure.rawValue)=\($0.value)" }.joined(separator: " ")
  }
}
