import GameCore

/// The summary of all rounds on a board, for the dialog with the result.
struct GameSummary: Hashable {
  let rounds: Int
  /// The result with the most points, the earliest of equal ones; nil if it cannot be compared.
  private(set) var best: RoundResult?
  /// The time of that result; nil if it is not known yet.
  private(set) var bestAt: Timestamp?
  /// The number of right answers in all rounds.
  let right: Int

  /// Summarizes the saved rounds; nil if there are none.
  init?(_ statistics: GameStatistics) {
    guard let best = statistics.bestRound else { return nil }
    rounds = statistics.rounds
    self.best = best.result
    bestAt = best.finishedAt
    right = statistics.figures.first { $0.figure == .right }?.total ?? 0
  }

  /// The summary without the best: the one of ranked rounds says nothing about others.
  var withoutBest: GameSummary {
    var summary = self
    summary.best = nil
    summary.bestAt = nil
    return summary
  }

  /// Summarizes a guest's games in this run; nil if there are none.
  init?(_ played: [GuestResult]) {
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
