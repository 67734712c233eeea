/// A question: "Is the rating of this film above T?" or "below T?".
public struct MovieQuizQuestion: Hashable, Sendable {
  /// The side of the threshold that a question asks about.
  public enum Side: Character, Hashable, Sendable, CaseIterable {
    case above = ">"
    case below = "<"
  }

  public let film: Film
  public let side: Side
  public let threshold: FilmRating

  /// Whether the right answer is yes.
  public var isYes: Bool {
    switch side {
    case .above: film.rating > threshold
    case .below: film.rating < threshold
    }
  }

  /// The ratings with room for a threshold on both sides: the least distance away and between 1.0
  /// and 9.9.
  static let askedRatings = FilmRating(known: 13)...FilmRating(known: 96)

  /// Tenths between threshold and rating. The least distance is large enough that a rating which
  /// has since changed by one or two tenths does not make the answer wrong.
  private static let distances = 3...10
  private static let thresholds = 10...99

  /// Returns the next question about `film`, whose rating is in `askedRatings`. Both sides, both
  /// answers and all possible distances are equally likely.
  static func next(about film: Film, from generator: inout Generator) -> MovieQuizQuestion {
    let side: Side = generator.below(2) == 0 ? .above : .below
    let isYes = generator.below(2) == 0
    let rating = film.rating.tenths
    let isThresholdLower = (side == .above) == isYes
    let room = isThresholdLower ? rating - thresholds.lowerBound : thresholds.upperBound - rating
    let choices = max(min(distances.upperBound, room) - distances.lowerBound + 1, 1)
    let distance = distances.lowerBound + Int(generator.below(UInt64(choices)))
    return MovieQuizQuestion(
      film: film, side: side,
      threshold: FilmRating(known: isThresholdLower ? rating - distance : rating + distance))
  }
}
