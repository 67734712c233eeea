/// The knowledge of films that a proven round of Movie Quiz shows.
public struct MovieQuizTrace: Hashable, Sendable {
  /// The answers in the order of the questions.
  public let answers: [Answer]

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
    answers = zip(state.questions, state.answers).map { question, answer in
      Answer(decade: question.film.year / 10 * 10, isRight: answer.isRight)
    }
  }
}
