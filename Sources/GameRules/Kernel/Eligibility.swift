/// Where a finished game counts; the raw value is its stored and exported name.
public enum Eligibility: String, Hashable, Sendable, CaseIterable {
  /// On the leaderboard and for the player: the game drew its seed itself, and was played on
  /// nothing but what every copy of the program carries.
  case ranked
  /// For the player alone, never on the leaderboard: played on content from outside.
  case ownOnly = "own"
  /// Nowhere: the player chose the seed.
  case practice
}
