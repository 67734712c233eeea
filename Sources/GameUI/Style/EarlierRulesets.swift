import GameCore

/// Rounds by a ruleset that has a successor stand on the boards with a mark of their own.
extension RenderStyle {
  static let earlierMark = "*"

  /// The points of a round, with the mark in front where an earlier ruleset gave them.
  func points(of round: ScoredRound) -> String {
    (round.earlierRuleset == nil ? "" : Self.earlierMark) + "\(round.result.points)"
  }

  /// What the marks on these rounds mean; nil where there are none.
  func legend(of rounds: [ScoredRound]) -> String? {
    let rulesets = Set(rounds.compactMap(\.earlierRuleset)).sorted()
    guard !rulesets.isEmpty else { return nil }
    return rulesets.map { text(LeaderboardPhrase.earlierRuleset($0)) }.joined(separator: ", ")
  }
}
