import Canvas
import GameCore

/// A round of Color Match on the screen: answers, pause and what is seen of it.
struct ColorMatchPlay: GamePlay {
  /// How an answer came out.
  struct Answer: Hashable, Sendable {
    let isRight: Bool
    /// How long its question had been there.
    let time: Elapsed
  }

  private(set) var table: GameTable<ColorMatchGame>
  /// Whether the latest answer came before anybody could have read the question.
  private(set) var wasTooSoon = false
  /// The latest answer of this sitting; nil before it.
  private(set) var last: Answer?
  /// The player's record for the duration in points.
  let best: Int?
  /// Whether inks have textures where there are colours too.
  let textures: Bool
  /// The seconds before the first question; nil once it is there.
  private(set) var countdown: Countdown?
  private(set) var occasion = PlayOccasion()

  /// Counts down from `now`, then shows the first question.
  init(
    _ duration: ColorMatchDuration, seed: UInt64, eligibility: Eligibility, best: Int?,
    textures: Bool,
    at now: Moment
  ) {
    table = GameTable(duration, seed: seed, eligibility: eligibility, at: now)
    self.best = best
    self.textures = textures
    table.pause(at: now)
    countdown = Countdown(from: now)
  }

  /// Restores a kept round, paused and with its words hidden.
  init(resuming saved: SavedRound, best: Int?, textures: Bool) throws(ReplayFault) {
    table = try GameTable(resuming: saved)
    self.best = best
    self.textures = textures
  }

  /// Shows a round that is watched.
  init(watching round: Round<ColorMatchGame>, _ choices: Play.Choices) {
    table = GameTable(watching: round)
    best = choices.best
    textures = choices.inkTextures
  }

  /// Shows a watched round at another moment.
  mutating func show(_ round: Round<ColorMatchGame>, animates _: Bool, at _: Moment) {
    table = GameTable(watching: round)
  }

  mutating func take(_ occasion: PlayOccasion) { self.occasion = occasion }

  var state: ColorMatchGame.State { table.round.state }
  var isPaused: Bool { table.isPaused && countdown == nil }
  var isOver: Bool { table.isOver }

  /// The next second of the clock, the last of which ends the round; nil while paused and after it.
  var nextDeadline: Moment? { countdown?.next ?? table.nextDeadline }

  func saved(at now: Moment) -> SavedRound? { table.saved(at: now) }

  func mark(at now: Moment) -> ClockMark? { table.mark(at: now) }

  /// What is left of the round at `now`.
  func timeLeft(at now: Moment) -> Elapsed {
    state.duration.end - table.elapsed(at: now)
  }

  /// Takes what the player did at `now`, the cards being drawn in `area`.
  mutating func handle(
    _ input: Input, at now: Moment, in area: Rect, look: RenderStyle
  ) -> [PlayOutcome] {
    var outcomes = advance(to: now)
    guard !isOver else { return outcomes }
    // Letters of answers are taken as they are; for all else the key counts.
    let latin = KeyboardLayout.latin(input)
    guard let layout = ColorMatchLayout(in: area) else {
      pause(at: now)
      if YesNoInput.leaves(latin) { outcomes.append(.leaveAsked) }
      return outcomes
    }
    if isPaused { return outcomes + wake(by: latin, at: now) }
    if countdown != nil {
      if YesNoInput.pauses(latin) || YesNoInput.leaves(latin) { pause(at: now) }
      return YesNoInput.leaves(latin) ? outcomes + [.leaveAsked] : outcomes
    }
    if let answer = answer(to: input, on: layout, look: look) {
      outcomes += play(answer, at: now)
    } else if YesNoInput.pauses(latin) {
      pause(at: now)
    } else if YesNoInput.leaves(latin) {
      pause(at: now)
      outcomes.append(.leaveAsked)
    }
    return outcomes
  }

  /// Lets happen what is due at `now`: the first question, the end of the round.
  mutating func advance(to now: Moment) -> [PlayOutcome] {
    if countdown?.count(to: now) == true, let end = countdown?.end {
      countdown = nil
      table.goOn(at: end)
    }
    return table.advance(to: now)
  }

  /// Stops the clock and hides the words.
  mutating func pause(at now: Moment) {
    countdown = nil
    table.pause(at: now)
  }

  /// Lets the clock run again; before the first question it is counted down to it anew.
  mutating func goOn(at now: Moment) {
    if table.elapsed(at: now) == .zero {
      countdown = Countdown(from: now)
    } else {
      table.goOn(at: now)
    }
  }

  /// Pauses a round that has no room in `area` any more, as after a resize.
  mutating func fit(in area: Rect, look _: RenderStyle, at now: Moment) {
    if !isOver, ColorMatchLayout(in: area) == nil { pause(at: now) }
  }

  func hints(_ look: RenderStyle) -> [Hint] {
    let letters = look.language(("n", "y"), ("н", "д"))
    let arrows = look.unicode ? ("← ", "→ ") : ("", "")
    return [
      Hint(.plain(arrows.0 + letters.0), ColorMatchPhrase.keyNo),
      Hint(.plain(arrows.1 + letters.1), ColorMatchPhrase.keyYes),
      Hint(.plain("p"), PlayPhrase.keyPause),
    ]
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
      // While the right answer is shown, keys mean nothing, and it stands there why.
      return error == .answerShown ? [] : [.bell]
    }
  }

  private func answer(
    to input: Input, on layout: ColorMatchLayout, look _: RenderStyle
  ) -> ColorMatchGame.Move? {
    YesNoInput.answer(to: input, yes: layout.yes, no: layout.no).map { $0 ? .yes : .no }
  }
}
