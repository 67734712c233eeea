/// The knowledge of films that a proven round of Movie Quiz shows.
public struct MovieQuizTrace: Hashable, Sendable {
  /// The decade of each film in the order of the questions, as a number of decades.
  private let decades: [UInt8]
  /// A bit for each answer, set if it was right.
  private let rights: UInt16

  /// An answer, with the decade of its film.
  public struct Answer: Hashable, Sendable {
    /// The first year of the decade, such as 1990.
    public let decade: Int
    public let isRight: Bool
  }

  /// Replays `round`; nil for a round of another game.
  public init?(of round: VerificationResult) {
    let transcript = round.record.transcript
    // A proven record has been replayed before, so it can be replayed again.
    guard transcript.game == MovieQuizGame.id,
      let state = (try? Round<MovieQuizGame>(replaying: transcript))?.state
    else { return nil }
    decades = state.questions.prefix(state.answers.count).map {
      UInt8(clamping: $0.film.year / 10)
    }
    rights = state.answers.enumerated().reduce(0) { rights, answer in
      answer.element.isRight ? rights | 1 << UInt16(answer.offset) : rights
    }
  }

  public var answers: [Answer] {
    decades.enumerated().map { number, decade in
      Answer(decade: Int(decade) * 10, isRight: rights >> UInt16(number) & 1 == 1)
    }
  }
}
