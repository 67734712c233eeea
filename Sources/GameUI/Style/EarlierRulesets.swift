import GameCore

/// Rounds by a ruleset that has a successor, and rounds that are their player's alone, stand in
/// tables with marks of their own.
extension RenderStyle {
  static let earlierMark = "*"
  static let ownMark = "~"

  /// Points in a table, with the mark in front where an earlier ruleset gave them.
  func points(_ points: Int, earlierRuleset: Int?) -> String {
    (earlierRuleset == nil ? "" : Self.earlierMark) + language.grouped(points)
  }

  /// What the marks on rounds by these rulesets mean; nil where there are none.
  func legend(of earlierRulesets: [Int?]) -> String? {
    let rulesets = Set(earlierRulesets.compactMap(\.self)).sorted()
    guard !rulesets.isEmpty else { return nil }
    return rulesets.map { text(LeaderboardPhrase.earlierRuleset($0)) }.joined(separator: ", ")
  }

  /// Points of a kept round in a table, with its marks in front.
  func points(of round: KeptRound) -> String {
    (round.eligibility == .ownOnly ? Self.ownMark : "")
      + points(round.result.points, earlierRuleset: round.earlierRuleset)
  }

  /// What the marks on these rounds mean; nil where there are none.
  func legend(of rounds: [KeptRound]) -> String? {
    let own = rounds.contains { $0.eligibility == .ownOnly }
    let parts = [legend(of: rounds.map(\.earlierRuleset)), own ? text(OwnRoundsPhrase.own) : nil]
    let told = parts.compactMap(\.self)
    return told.isEmpty ? nil : told.joined(separator: ", ")
  }
}
