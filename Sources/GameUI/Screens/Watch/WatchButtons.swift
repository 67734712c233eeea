import GameCore

/// The ways from a kept round to seeing it again.
enum KeptRoundWays {
  /// The buttons below a round: to watch it, and where it can be raced to race it.
  static func buttons(_ id: RoundID, _ game: GameID, of owner: Rival.Owner) -> [Dialog.Button] {
    let watch = Dialog.Button(WatchPhrase.watch, .go(.watch(WatchSubject(id, of: owner))))
    guard let race = race(id, game, of: owner).first else { return [watch] }
    return [watch, Dialog.Button(RacePhrase.race, race)]
  }

  /// What a key does with the round that is chosen: nothing for keys of other things.
  static func actions(
    _ key: Character, _ id: RoundID, _ game: GameID, of owner: Rival.Owner
  ) -> [Action]? {
    switch key {
    case "w": [.go(.watch(WatchSubject(id, of: owner)))]
    case "r": race(id, game, of: owner)
    default: nil
    }
  }

  private static func race(_ id: RoundID, _ game: GameID, of owner: Rival.Owner) -> [Action] {
    guard game == PairsGame.id else { return [] }
    return [.go(.watch(WatchSubject(id, of: owner, thenRaces: true)))]
  }
}
