public import GameRules

/// A player's rounds as statistics need them.
public protocol StatisticsStore: Sendable {
  /// All rounds of a player in a game; each is replayed, once as long as not a byte of it changes.
  /// `progress` is told from time to time how many of how many have been looked at.
  func playedRounds(
    of player: PlayerID, in game: GameID, progress: (_ done: Int, _ total: Int) -> Void
  ) throws(StoreFault) -> PlayedRounds
}
