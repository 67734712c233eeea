import GameCore

/// The empty leaderboard of a place without records.
struct EmptyLeaderboardStore: LeaderboardStore {
  func record(
    _: VerifiedRound, by _: PlayerID,
    at _: Timestamp
  ) throws(StoreError) -> RecordOutcome { throw .readOnly }

  func page(
    of board: LeaderboardKey, for _: PlayerID?, limit _: Int
  ) -> LeaderboardPage {
    LeaderboardPage(board: board, top: [], around: [], players: 0)
  }

  func best(of _: PlayerID, on _: LeaderboardKey) -> ScoredRound? {
    nil
  }

  func storedRound(_: RoundID) -> StoredRound? { nil }

  func visitRounds(_: (StoredRound) -> Void) {}

  func dailyFlaws() -> [StoreInconsistency] { [] }
}
