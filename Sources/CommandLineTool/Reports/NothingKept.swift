import GameCore

/// The records of a place where nobody has played yet.
struct NothingKept: LeaderboardStore {
  func record(
    _ round: VerifiedRound, by player: PlayerID,
    at now: Timestamp
  ) throws(StoreFault) -> RecordOutcome { throw .readOnly }

  func page(
    of board: LeaderboardKey, for player: PlayerID?, limit: Int
  ) throws(StoreFault) -> LeaderboardPage {
    LeaderboardPage(board: board, top: [], around: [], players: 0)
  }

  func best(of player: PlayerID, on board: LeaderboardKey) throws(StoreFault) -> ScoredRound? {
    nil
  }

  func storedRound(_ id: RoundID) throws(StoreFault) -> StoredRound? { nil }

  func visitRounds(_ visit: (StoredRound) -> Void) throws(StoreFault) {}
}
