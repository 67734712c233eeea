import GameCore

/// How many days in a row a player has finished a board of the day, as screens ask for it.
enum DailyRun {
  static func ask(of player: PlayerID) -> [Action] { .ask(.daily(.run(player))) }

  /// The run of a player, where `answer` tells it.
  static func of(_ player: PlayerID, in answer: StoreAnswer) -> Int? {
    guard case .screen(.daily(.run(player, .success(let run)))) = answer else { return nil }
    return run
  }
}
