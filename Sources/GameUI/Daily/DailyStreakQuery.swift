import GameCore

/// The query for a player's streak of daily boards.
enum DailyStreakQuery {
  static func ask(of player: PlayerID) -> [Action] { .ask(.daily(.run(player))) }

  /// Returns a player's streak if `answer` contains it.
  static func of(_ player: PlayerID, in answer: StoreAnswer) -> Int? {
    guard case .screen(.daily(.run(player, .success(let run)))) = answer else { return nil }
    return run
  }
}
