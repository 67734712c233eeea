import GameCore

/// The actions that watch or race a saved round.
enum ReplayActions {
  /// Returns the buttons to watch a round and, if possible, to race it.
  static func buttons(
    _ id: RoundID, _ game: GameID, of owner: Rival.Owner, at finishedAt: Timestamp
  ) -> [Dialog.Button] {
    let watch = Dialog.Button(
      WatchPhrase.watch, .go(.watch(WatchSubject(id, of: owner, at: finishedAt))))
    guard let race = race(id, game, of: owner, at: finishedAt).first else { return [watch] }
    return [watch, Dialog.Button(RacePhrase.race, race)]
  }

  /// Returns the actions of a key on the chosen round; none for other keys.
  static func actions(
    _ key: Character, _ id: RoundID, _ game: GameID, of owner: Rival.Owner,
    at finishedAt: Timestamp
  ) -> [Action]? {
    switch key {
    case "w": [.go(.watch(WatchSubject(id, of: owner, at: finishedAt)))]
    case "r": race(id, game, of: owner, at: finishedAt)
    default: nil
    }
  }

  private static func race(
    _ id: RoundID, _ game: GameID, of owner: Rival.Owner, at finishedAt: Timestamp
  ) -> [Action] {
    guard game == PairsGame.id else { return [] }
    return [.go(.watch(WatchSubject(id, of: owner, at: finishedAt, thenRaces: true)))]
  }
}
