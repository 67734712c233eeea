/// Color Match: does the meaning of the left word match the ink of the right one?
///
/// The player answers as often as time allows; the clock ends the round. An answer sooner than a
/// person can read the question is refused. By ruleset 2, the right answer is shown for a second
/// after a wrong one, so that holding a key down earns little
/// (docs/decisions/0007-color-match-pace.md).
public enum ColorMatchGame: Game {
  /// An answer. Its text is `Y` or `N`.
  public enum Move: String, CaseIterable, GameMove {
    case yes = "Y"
    case no = "N"
  }

  /// The reason why an answer does not count.
  public enum MoveError: Error, Hashable, Sendable {
    /// The question has been shown for less than `quickestAnswer`.
    case tooSoon
    /// The right answer to the last question is still shown.
    case answerShown
    case gameOver
  }

  /// A round in progress.
  public struct State: Hashable, Sendable {
    public let duration: ColorMatchDuration
    public fileprivate(set) var question: ColorMatchQuestion
    /// The time at which the question was shown.
    public fileprivate(set) var shownAt = Elapsed.zero
    public fileprivate(set) var score = ColorMatchScore()
    public fileprivate(set) var times = AnswerTimes()
    /// Whether the last answer was right; nil before the first one.
    public fileprivate(set) var lastWasRight: Bool?
    public fileprivate(set) var isOver = false
    /// The time until which the right answer is shown after a wrong one; nil while a question is
    /// open.
    public fileprivate(set) var answerShownUntil: Elapsed?
    fileprivate let timeForWrong: Elapsed
    fileprivate var generator: Generator

    fileprivate mutating func ask(at time: Elapsed) {
      answerShownUntil = nil
      question = ColorMatchQuestion.next(from: &generator)
      shownAt = time
    }
  }

  /// The shortest time in which a person could have read a question: below any measured reaction
  /// time for a choice of two.
  public static let quickestAnswer = Elapsed(milliseconds: 150)

  /// The time for which the right answer is shown after a wrong one, by ruleset 2.
  public static let timeForWrongAnswer = Elapsed.seconds(1)

  public static let id = GameID("color-match")
  /// False: a longer round has more time to score points.
  public static let comparesSetups = false
  public static let asksYesOrNo = true
  public static let revision = 2
  public static let revisions = 1...2

  public static func deal(
    _ setup: ColorMatchDuration, seed: UInt64, content: NoContent
  ) -> State {
    deal(setup, seed: seed, content: content, revision: revision)
  }

  public static func deal(
    _ setup: ColorMatchDuration, seed: UInt64, content _: NoContent, revision: Int
  ) -> State {
    var generator = Generator(seed: seed)
    let question = ColorMatchQuestion.next(from: &generator)
    return State(
      duration: setup, question: question,
      timeForWrong: revision == 1 ? .zero : timeForWrongAnswer, generator: generator)
  }

  public static func advance(_ state: inout State, at now: Elapsed) {
    if let next = state.answerShownUntil, next <= now, next < state.duration.end {
      state.ask(at: next)
    }
    if now >= state.duration.end { state.isOver = true }
  }

  public static func play(
    _ move: Move, in state: inout State, at now: Elapsed
  ) throws(MoveError) {
    guard !state.isOver else { throw .gameOver }
    guard state.answerShownUntil == nil else { throw .answerShown }
    let time = now - state.shownAt
    guard time >= quickestAnswer else { throw .tooSoon }
    let isRight = (move == .yes) == state.question.isMatch
    state.score.count(isRight: isRight)
    state.times.add(time, to: state.question)
    state.lastWasRight = isRight
    if isRight || state.timeForWrong == .zero {
      state.ask(at: now)
    } else {
      state.answerShownUntil = now + state.timeForWrong
    }
  }

  public static func nextDeadline(in state: State) -> Elapsed? {
    guard !state.isOver else { return nil }
    return min(state.answerShownUntil ?? state.duration.end, state.duration.end)
  }

  public static func result(of state: State) -> RoundResult? {
    guard state.isOver else { return nil }
    return RoundResult(
      points: state.score.total, time: state.duration.end,
      figures: [
        .right: state.score.right, .wrong: state.score.wrong, .score: state.score.score,
        .multiplier: state.score.multiplier, .meanAnswer: state.times.mean,
        .stroopCost: state.times.stroopCost,
      ])
  }

  /// The points for a right answer every second and a half, without a mistake.
  public static func platinum(for setup: ColorMatchDuration) -> Int? {
    points(for: setup, pace: Elapsed(milliseconds: 1500))
  }

  /// Returns the points for right answers only, one after each `pace`.
  static func points(for setup: ColorMatchDuration, pace: Elapsed) -> Int {
    var score = ColorMatchScore()
    // An answer at the very end is too late.
    for _ in 0..<(setup.end.milliseconds - 1) / pace.milliseconds { score.count(isRight: true) }
    return score.total
  }
}
