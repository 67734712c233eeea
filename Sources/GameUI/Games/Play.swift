import Canvas
import GameCore

/// The game being played, whichever it is: a game is one case here.
enum Play: Hashable {
  case pairs(PairsPlay)

  /// What is chosen before a deal.
  struct Choices: Hashable {
    let setup: String
    let deck: Deck
    /// The points to beat; nil where there is no record.
    let best: Int?
    let motion: Bool
  }

  /// Deals a game and shows it at `now`; nil for a setup that the game does not have.
  init?(_ kind: GameKind, _ choices: Choices, seed: UInt64, standing: Standing, at now: Moment) {
    switch kind {
    case .pairs:
      guard let level = PairsLevel(choices.setup) else { return nil }
      self = .pairs(
        PairsPlay(
          level, seed: seed, standing: standing, deck: choices.deck, best: choices.best,
          motion: choices.motion, at: now))
    }
  }

  /// Takes a kept game up again, paused; nil where the rules can't replay it.
  init?(resuming saved: SavedRound, _ choices: Choices) {
    guard let kind = GameKind(saved.transcript.game) else { return nil }
    switch kind {
    case .pairs:
      guard
        let play = try? PairsPlay(
          resuming: saved, deck: choices.deck, best: choices.best, motion: choices.motion)
      else { return nil }
      self = .pairs(play)
    }
  }

  var kind: GameKind {
    switch self {
    case .pairs: .pairs
    }
  }

  var isOver: Bool {
    switch self {
    case .pairs(let play): play.isOver
    }
  }

  var isPaused: Bool {
    switch self {
    case .pairs(let play): play.isPaused
    }
  }

  var nextDeadline: Moment? {
    switch self {
    case .pairs(let play): play.nextDeadline
    }
  }

  func saved(at now: Moment) -> SavedRound? {
    switch self {
    case .pairs(let play): play.saved(at: now)
    }
  }

  mutating func take(
    _ input: Input, at now: Moment, in area: Rect, look: Look
  ) -> [PlayOutcome] {
    change { $0.take(input, at: now, in: area, look: look) }
  }

  mutating func settle(at now: Moment) -> [PlayOutcome] {
    change { $0.settle(at: now) }
  }

  mutating func pause(at now: Moment) {
    change { $0.pause(at: now) }
  }

  mutating func goOn(at now: Moment) {
    change { $0.goOn(at: now) }
  }

  /// Pauses a game that has no room in `area` any more.
  mutating func fit(in area: Rect, at now: Moment) {
    change { $0.fit(in: area, at: now) }
  }

  /// The keys that work in the game.
  func hints(_ look: Look) -> [Hint] {
    switch self {
    case .pairs: PairsPlay.keyHints(look: look).map { Hint($0.keys, $0.meaning) }
    }
  }

  func draw(into frame: inout Frame, in area: Rect, at now: Moment) {
    switch self {
    case .pairs(let play):
      play.draw(into: &frame.canvas, in: area, at: now, look: frame.look)
    }
  }

  private mutating func change<Result>(_ body: (inout PairsPlay) -> Result) -> Result {
    switch self {
    case .pairs(var play):
      let result = body(&play)
      self = .pairs(play)
      return result
    }
  }
}
