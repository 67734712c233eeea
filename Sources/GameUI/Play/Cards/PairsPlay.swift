import GameCore

/// A game of Pairs on the screen.
struct PairsPlay: CardPlay {
  typealias Rules = PairsGame

  let kind = GameKind.pairs
  var session: CardSession<PairsGame>
  /// The player's best for the level in points.
  let best: Int?
  var mode = GameMode() {
    didSet { if mode.isUntimed { session.table.removeClock() } }
  }

  init(_ table: GameTable<PairsGame>, _ choices: DealChoices) {
    session = CardSession(table, choices)
    best = choices.best
  }

  /// The time when `advance` is due: the next second, the end of a shown miss or a step of a
  /// turning card; nil while paused, and at the end when no card is turning.
  var nextDeadline: Moment? { board.nextStep.orLesser(table.nextDeadline) }
}
