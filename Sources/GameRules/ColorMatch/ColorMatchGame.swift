/// Color Match, ruleset 1: does the meaning of the left word match the ink of the right one?
///
/// Answer as often as the time allows; the clock ends the round. An answer sooner than a person
/// can read the question is refused, so that holding a key down earns nothing
/// (docs/decisions/0007-color-match-pace.md).
public enum ColorMatchGame: Game {
  /// An answer; as text `Y` or `N`.
  public enum Move: String, Hashable, Sendable, CaseIterable, LosslessStringConvertible {
    case yes = "Y"
    case no = "N"

    public init?(_ description: String) {
      self.init(rawValue: description)
    }

    public var description: String { rawValue }
  }

  /// Why an answer does not count.
  public enum Refusal: Error, Hashable, Sendable {
    /// The question has been shown for less than `quickestAnswer`.
    case tooSoon
    case gameOver
  }

  /// A round in progress.
  public struct State: Hashable, Sendable {
    public let duration: ColorMatchDuration
    public fileprivate(set) var question: ColorMatchQuestion
    /// When the question was shown.
    public fileprivate(set) var shownAt = Elapsed.zero
    public fileprivate(set) var score = ColorMatchScore()
    public fileprivate(set) var times = AnswerTimes()
    /// Whether the last answer was right; nil before the first.
    public fileprivate(set) var lastWasRight: Bool?
    public fileprivate(set) var isOver = false
    fileprivate var generator: Generator
  }

  /// The shortest time in which somebody could have read a question: below any measured reaction
  /// to a choice of two.
  public static let quickestAnswer = Elapsed(milliseconds: 150)

  public static let id = GameID("color-match")
  public static let revision = 1

  public static func deal(
    _ setup: ColorMatchDuration, seed: UInt64, content: NoContent
  ) -> State {
    var generator = Generator(seed: seed)
    let question = ColorMatchQuestion.next(from: &generator)
    return State(duration: setup, question: question, generator: generator)
  }

  public static func settle(_ state: inout State, at now: Elapsed) {
    if now >= state.duration.end { state.isOver = true }
  }

  public static func play(
    _ move: Move, in state: inout State, at now: Elapsed
  ) throws(Refusal) {
    guard !state.isOver else { throw .gameOver }
    let time = now - state.shownAt
    guard time >= quickestAnswer else { throw .tooSoon }
    let isRight = (move == .yes) == state.question.isMatch
    state.score.count(isRight: isRight)
    state.times.add(time, to: state.question)
    state.lastWasRight = isRight
    state.question = ColorMatchQuestion.next(from: &state.generator)
    state.shownAt = now
  }

  public static func nextDeadline(in state: State) -> Elapsed? {
    state.isOver ? nil : state.duration.end
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

  /// From nothing to every answer right as quickly as answers count.
  public static func possiblePoints(for setup: ColorMatchDuration) -> ClosedRange<Int> {
    var best = ColorMatchScore()
    // An answer at the very end comes too late.
    let answers = (setup.end.milliseconds - 1) / quickestAnswer.milliseconds
    for _ in 0..<answers { best.count(isRight: true) }
    return 0...best.total
  }
}
