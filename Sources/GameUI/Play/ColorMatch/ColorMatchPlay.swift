import Canvas
import GameCore

/// A round of Color Match on the screen.
struct ColorMatchPlay: AnswerPlay {
  let kind = GameKind.colorMatch
  /// An answer and its evaluation.
  struct Answer: Hashable, Sendable {
    let isRight: Bool
    /// The time since its question was shown.
    let time: Elapsed
  }

  var table: GameTable<ColorMatchGame>
  /// Whether the latest answer was earlier than anyone could have read the question.
  private(set) var wasTooSoon = false
  /// The latest answer since the round was opened, or nil.
  private(set) var last: Answer?
  /// The player's best for the duration in points.
  let best: Int?
  /// Whether inks have textures besides their colors.
  let textures: Bool
  /// The countdown before the first question; nil once it is shown.
  private(set) var countdown: Countdown?
  var mode = GameMode()

  init(_ table: GameTable<ColorMatchGame>, _ choices: DealChoices) {
    self.table = table
    best = choices.best
    textures = choices.inkTextures
  }

  var isPaused: Bool { table.isPaused && countdown == nil }

  /// The time of the next second; the last one ends the round. Nil while paused and after the end.
  var nextDeadline: Moment? { countdown?.next ?? table.nextDeadline }

  /// Returns the remaining time of the round at `now`.
  func timeLeft(at now: Moment) -> Elapsed {
    state.duration.end - table.elapsed(at: now)
  }

  mutating func answer(_ input: Input, in area: Rect, at now: Moment) -> [PlayOutcome] {
    let layout = ColorMatchLayout(in: area)
    guard countdown == nil,
      let isYes = YesNoInput.answer(to: input, yes: layout.yes, no: layout.no)
    else { return [] }
    return play(isYes ? .yes : .no, at: now)
  }

  /// Performs the steps due at `now`: the first question, the end of the round.
  mutating func advance(to now: Moment) -> [PlayOutcome] {
    if countdown?.count(to: now) == true, let end = countdown?.end {
      countdown = nil
      table.unpause(at: end)
    }
    return table.advance(to: now)
  }

  /// Stops the clock and hides the words.
  mutating func pause(at now: Moment) {
    countdown = nil
    table.pause(at: now)
  }

  /// Starts the countdown, after which the clock continues.
  mutating func unpause(at now: Moment) {
    if isPaused { countdown = Countdown(from: now) }
  }

  private mutating func play(_ answer: ColorMatchGame.Move, at now: Moment) -> [PlayOutcome] {
    let shownAt = state.shownAt
    let time = table.elapsed(at: now)
    do {
      let outcomes = try table.play(answer, at: now)
      wasTooSoon = false
      last = state.lastWasRight.map { Answer(isRight: $0, time: time - shownAt) }
      return outcomes
    } catch {
      wasTooSoon = error == .tooSoon
      // While the right answer is shown, keys have no effect, and the screen says why.
      return error == .answerShown ? [] : [.bell]
    }
  }
}
