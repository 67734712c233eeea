/// The lists in which a finished game counts. The raw value is its stored and exported name.
public enum Eligibility: String, Hashable, Sendable, CaseIterable {
  /// Counts on the leaderboard and for the player: the game drew its seed itself and used only
  /// content that is part of the program.
  case ranked
  /// Counts for the player only, not on the leaderboard: played on content from outside.
  case ownOnly = "own"
  /// Does not count: the player chose the seed.
  case practice
}
