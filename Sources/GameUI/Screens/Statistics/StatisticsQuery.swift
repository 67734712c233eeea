import GameCore

/// A player's statistics, with days in local time.
struct StatisticsQuery: PrivateQuery {
  let board: LeaderboardKey
  let player: PlayerID
  let secondsFromUTC: Int
  let firstWeekday: Weekday
  /// The time in milliseconds after which progress is reported.
  private static let patience = 200

  /// Computes the statistics here, so that the main thread does not wait.
  func run(in access: QueryAccess) throws(StoreError) -> GameStatistics {
    let begun = access.clock().milliseconds
    let played = try access.records.store.playedRounds(
      of: player, in: board.game
    ) { done, total in
      // A quick answer needs no progress bar.
      if access.clock().milliseconds - begun >= Self.patience { access.report(done, total) }
    }
    return GameStatistics(
      played, setup: board.setup, at: access.clock(), secondsFromUTC: secondsFromUTC,
      firstWeekday: firstWeekday)
  }
}

/// The board that a player last played in any game; nil if nothing was played.
struct LastPlayedQuery: PrivateQuery {
  let player: PlayerID

  func run(in access: QueryAccess) -> LeaderboardKey? {
    var rounds: [RoundSummary] = []
    for kind in GameKind.allCases {
      let newest = OwnRoundsQuery(board: LeaderboardKey(game: kind.id), player: player)
      // A game that cannot be read does not hide the others.
      let page = try? newest.run(in: access)
      rounds += page?.rows.compactMap(\.verified) ?? []
    }
    return rounds.max { $0.finishedAt < $1.finishedAt }?.board
  }
}
