import GameCore

/// What all rounds of a game come to, as the alert at the end of one tells it.
struct GameSummary: Hashable {
  let rounds: Int
  /// The result with the most points, the earliest of several.
  let best: RoundResult
  /// When that was; nil where that is not known yet.
  let bestAt: Timestamp?
  /// Right answers of all rounds together.
  let right: Int

  /// Of the rounds that are kept; nil where there are none.
  init?(_ statistics: GameStatistics) {
    guard let best = statistics.bestRound else { return nil }
    rounds = statistics.rounds
    self.best = best.result
    bestAt = best.finishedAt
    right = statistics.figures.first { $0.figure == .right }?.total ?? 0
  }

  /// Of what a guest has played since the program was started; nil where that is nothing.
  init?(_ played: [GuestRound]) {
    let results = played.map(\.record.claimed)
    guard let most = results.map(\.points).max(),
      let best = played.first(where: { $0.record.claimed.points == most })
    else { return nil }
    rounds = played.count
    self.best = best.record.claimed
    bestAt = best.finishedAt
    right = results.reduce(0) { $0 + ($1.figures[.right] ?? 0) }
  }
}
