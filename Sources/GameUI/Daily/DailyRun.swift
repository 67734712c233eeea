import GameCore

/// How many days in a row a player has finished a board of the day, as screens ask for it.
enum DailyRun {
  /// Any board will do: the run counts all of them.
  private static func query(of player: PlayerID) -> LeaderboardQuery {
    LeaderboardQuery(
      LeaderboardKey(game: PairsGame.id, setup: PairsLevel.easy.description), for: player)
  }

  static func ask(of player: PlayerID) -> [Action] {
    .ask(.daily(.page(query(of: player))))
  }

  /// The run of a player, where `answer` tells it.
  static func of(_ player: PlayerID, in answer: StoreAnswer) -> Int? {
    guard case .screen(.daily(.page(query(of: player), .success(let page)))) = answer else {
      return nil
    }
    return page.run
  }
}
