import GameCore

/// Rounds by a ruleset that has a successor stand in tables with a mark of their own.
extension RenderStyle {
  static let earlierMark = "*"

  /// Points in a table, with the mark in front where an earlier ruleset gave them.
  func points(_ points: Int, earlierRuleset: Int?) -> String {
    (earlierRuleset == nil ? "" : Self.earlierMark) + "\(points)"
  }

  /// What the marks on rounds by these rulesets mean; nil where there are none.
  func legend(of earlierRulesets: [Int?]) -> String? {
    let rulesets = Set(earlierRulesets.compactMap(\.self)).sorted()
    guard !rulesets.isEmpty else { return nil }
    return rulesets.map { text(LeaderboardPhrase.earlierRuleset($0)) }.joined(separator: ", ")
  }
}
