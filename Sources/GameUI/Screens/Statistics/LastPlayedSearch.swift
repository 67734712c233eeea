import GameCore

/// A search in all games for the board that the player last played.
struct LastPlayedSearch: Sendable {
  /// The first pages of the player's rounds that have not arrived.
  private var awaited: Set<OwnRoundsQuery>
  private var latest: RoundSummary?

  init(of player: PlayerID) {
    awaited = Set(
      GameKind.allCases.map { OwnRoundsQuery(board: LeaderboardKey(game: $0.id), player: player) })
  }

  /// The requests to send.
  var questions: [Action] {
    GameKind.allCases.flatMap { kind in
      awaited.filter { $0.board.game == kind.id }.flatMap { [Action].ask($0) }
    }
  }

  /// Handles a page; returns the board once all pages have arrived, nil before or if nothing was
  /// played.
  mutating func take(_ answer: StoreAnswer) -> LeaderboardKey? {
    guard let (query, result) = answer.to(OwnRoundsQuery.self), awaited.remove(query) != nil
    else { return nil }
    let rounds = (try? result.get())?.rows.compactMap(\.verified)
    for round in rounds ?? [] where latest.map({ $0.finishedAt < round.finishedAt }) ?? true {
      latest = round
    }
    return awaited.isEmpty ? latest?.board : nil
  }
}
