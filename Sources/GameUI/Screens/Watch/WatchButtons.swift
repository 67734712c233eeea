import GameCore

/// The ways from a kept round to seeing it again.
enum KeptRoundWays {
  /// The buttons below a round: to watch it, and where it can be raced to race it.
  static func buttons(
    _ id: RoundID, _ game: GameID, of owner: Rival.Owner, at finishedAt: Timestamp
  ) -> [Dialog.Button] {
    let watch = Dialog.Button(
      WatchPhrase.watch, .go(.watch(WatchSubject(id, of: owner, at: finishedAt))))
    guard let race = race(id, game, of: owner, at: finishedAt).first else { return [watch] }
    return [watch, Dialog.Button(RacePhrase.race, race)]
  }

  /// What a key does with the round that is chosen: nothing for keys of other things.
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
