import GameCore

/// A game of Pairs on the screen.
struct PairsPlay: CardPlay {
  typealias Rules = PairsGame

  let kind = GameKind.pairs
  var session: CardSession<PairsGame>
  /// The player's best for the level in points.
  let best: Int?
  private(set) var mode = GameMode()

  /// Shows a new deal and starts the clock at `now`.
  init(
    _ level: PairsLevel, seed: UInt64, eligibility: Eligibility, deck: Deck, best: Int?,
    motion: Bool, at now: Moment
  ) {
    session = CardSession(
      GameTable(level, seed: seed, eligibility: eligibility, at: now), deck: deck, motion: motion,
      at: now)
    self.best = best
  }

  /// Restores a saved game, paused and with every face hidden.
  init(resuming saved: SavedRound, deck: Deck, best: Int?, motion: Bool) throws(ReplayError) {
    session = try CardSession(resuming: saved, deck: deck, motion: motion)
    self.best = best
  }

  /// Shows a round to be watched.
  init(watching round: Round<PairsGame>, _ choices: DealChoices) {
    session = CardSession(watching: round, deck: choices.deck, motion: choices.motion)
    best = choices.best
  }

  /// The time when `advance` is due: the next second, the end of a shown miss or a step of a
  /// turning card; nil while paused, and at the end when no card is turning.
  var nextDeadline: Moment? { board.nextStep.orLesser(table.nextDeadline) }

  mutating func advance(to now: Moment) -> [PlayOutcome] { session.advance(to: now) }

  mutating func take(_ mode: GameMode) {
    self.mode = mode
    if mode.isUntimed { session.removeClock() }
  }

  mutating func flip(_ place: Int, at now: Moment) -> [PlayOutcome] {
    session.flip(place, at: now)
  }
}
