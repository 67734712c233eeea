/// The four colors of Color Match, as words and as inks, in the order in which questions draw them:
/// another order would change the questions of recorded rounds.
public enum ColorWord: Int, Hashable, Sendable, CaseIterable {
  case red, blue, yellow, black
}

/// A question: does the meaning of the left word match the ink of the right one?
public struct ColorMatchQuestion: Hashable, Sendable {
  /// The word on the left card, in neutral ink.
  public let meaning: ColorWord
  /// The word on the right card. It is a distraction and does not count.
  public let word: ColorWord
  /// The ink of the right card's word.
  public let ink: ColorWord

  /// Whether the right answer is yes.
  public var isMatch: Bool { meaning == ink }
  /// Whether the right card's word names its own ink, so that reading it does no harm.
  public var isCongruent: Bool { word == ink }

  /// The percentage of questions whose ink is set to match; the others match by chance, one in
  /// four.
  private static let forcedMatches: UInt64 = 34

  /// Returns the next question of the sequence that `generator` draws.
  public static func next(from generator: inout Generator) -> ColorMatchQuestion {
    let meaning = draw(from: &generator)
    let word = draw(from: &generator)
    let isForced = generator.below(100) < forcedMatches
    let free = draw(from: &generator)
    return ColorMatchQuestion(meaning: meaning, word: word, ink: isForced ? meaning : free)
  }

  private static func draw(from generator: inout Generator) -> ColorWord {
    ColorWord.allCases[Int(generator.below(UInt64(ColorWord.allCases.count)))]
  }
}
