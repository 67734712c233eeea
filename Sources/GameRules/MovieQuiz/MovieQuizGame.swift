/// Movie Quiz, ruleset 1: ten questions, each asking whether a film's rating is above or below a
/// number.
///
/// The clock of a question runs from when it is shown until its answer. Then right or wrong is
/// shown for a second, which a key skips. Posters of films from elsewhere may still be loading: a
/// question waits up to two seconds for its poster, and the record says when it was shown.
public enum MovieQuizGame: Game {
  /// A player's move, or the appearance of a question on the screen. Its text is one letter.
  public enum Move: String, CaseIterable, GameMove {
    case yes = "Y"
    case no = "N"
    /// Shows the question, because its poster has arrived.
    case show = "S"
    /// Skips the rest of the second after an answer.
    case skip = "K"

    public init?(text: Span<UInt8>) {
      guard text.count == 1 else { return nil }
      switch text[0] {
      case UInt8(ascii: "Y"): self = .yes
      case UInt8(ascii: "N"): self = .no
      case UInt8(ascii: "S"): self = .show
      case UInt8(ascii: "K"): self = .skip
      default: return nil
      }
    }
  }

  /// The reason why a move is not possible now.
  public enum MoveError: Error, Hashable, Sendable {
    /// The question has been shown for less than `quickestAnswer`.
    case tooSoon
    /// No question is waiting for an answer.
    case nothingAsked
    /// The question is already on the screen.
    case alreadyShown
    /// No answer is shown that could be skipped.
    case nothingToSkip
    case gameOver
  }

  /// The number of questions in a quiz.
  public static let questions = 10
  /// The shortest time in which a person could have read a question, as in Color Match.
  public static let quickestAnswer = Elapsed(milliseconds: 150)
  /// The time for which right or wrong is shown.
  public static let answerShownFor = Elapsed.seconds(1)
  /// The time that a question waits for a poster from elsewhere.
  public static let longestPosterWait = Elapsed.seconds(2)

  public static let id = GameID("movie-quiz")
  public static let revision = 1
  public static let asksYesOrNo = true

  public static func deal(
    _: MovieQuizSetup, seed: UInt64, content: MovieQuizContent
  ) -> MovieQuizState {
    var state: MovieQuizState
    switch content {
    case .pack(let pack):
      let films = MovieQuizDraw.films(of: pack.films, seed: seed)
      // Posters of a pack are drawings, so there is nothing to wait for.
      state = MovieQuizState(
        questions: MovieQuizDraw.questions(about: films, seed: seed), posterWait: .zero)
    case .questions(let questions):
      state = MovieQuizState(questions: questions.all, posterWait: longestPosterWait)
    }
    advance(&state, at: .zero)
    return state
  }

  public static func content(
    from text: String, for setup: MovieQuizSetup, seed: UInt64
  ) throws(ContentError) -> MovieQuizContent {
    try MovieQuizContent(text, for: setup, seed: seed)
  }

  public static func isRankable(_ content: MovieQuizContent) -> Bool {
    switch content {
    case .pack: true
    case .questions: false
    }
  }

  public static func usualContent(for setup: MovieQuizSetup) -> MovieQuizContent {
    .newestPack(for: setup)
  }

  public static func advance(_ state: inout MovieQuizState, at now: Elapsed) {
    while let due = nextDeadline(in: state), due <= now {
      if case .waiting = state.phase {
        state.phase = .asked(at: due)
      } else {
        unpause(&state, at: due)
      }
    }
  }

  public static func play(
    _ move: Move, in state: inout MovieQuizState, at now: Elapsed
  ) throws(MoveError) {
    switch (move, state.phase) {
    case (_, .over): throw .gameOver
    case (.show, .waiting): state.phase = .asked(at: now)
    case (.show, _): throw .alreadyShown
    case (.skip, .answered):
      unpause(&state, at: now)
      advance(&state, at: now)
    case (.skip, _): throw .nothingToSkip
    case (.yes, .asked(let shownAt)), (.no, .asked(let shownAt)):
      let time = now - shownAt
      guard time >= quickestAnswer else { throw .tooSoon }
      let isYes = move == .yes
      state.answers.append(
        MovieQuizState.Answer(
          isYes: isYes, isRight: isYes == state.question.isYes, time: time))
      state.lastAnswerAt = now
      state.phase = .answered(until: now + answerShownFor)
    case (.yes, _), (.no, _): throw .nothingAsked
    }
  }

  public static func nextDeadline(in state: MovieQuizState) -> Elapsed? {
    switch state.phase {
    case .waiting(let until), .answered(let until): until
    case .asked, .over: nil
    }
  }

  public static func result(of state: MovieQuizState) -> RoundResult? {
    guard state.phase == .over else { return nil }
    return RoundResult(
      points: state.points, time: state.lastAnswerAt,
      figures: [.right: state.right, .meanAnswer: state.meanAnswer])
  }

  /// The points of nine right answers after three seconds each.
  public static func platinum(for _: MovieQuizSetup) -> Int? { 9 * 170 }

  private static func unpause(_ state: inout MovieQuizState, at now: Elapsed) {
    state.phase =
      state.answers.count < state.questions.count
      ? .waiting(until: now + state.posterWait) : .over
  }
}
