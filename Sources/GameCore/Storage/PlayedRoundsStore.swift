public import GameRules

/// The rounds of a player for statistics.
public protocol PlayedRoundsStore: Sendable {
  /// Returns all rounds of a player in a game; each is replayed unless it has not changed since the
  /// last replay. `progress` receives the number of finished rounds and of all rounds.
  func playedRounds(
    of player: PlayerID, in game: GameID, progress: (_ done: Int, _ total: Int) -> Void
  ) throws(StoreError) -> PlayedRounds
}
