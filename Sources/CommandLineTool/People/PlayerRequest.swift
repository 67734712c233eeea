import GameCore

/// The player, games and format that `stats` and `daily` are asked for.
struct PlayerRequest: Equatable {
  /// The player's name; nil for the logged-in player.
  let player: String?
  /// The game; nil for all.
  let game: GameID?
  /// The setup of the game; nil for all.
  let level: String?
  let isJSON: Bool

  init(_ given: Arguments) throws(UsageError) {
    game = try given.game()
    level = given.text(.level)
    player = given.text(.player)
    isJSON = given.has(.json)
  }

  /// Returns the named or the logged-in player; nil if the name is unknown, or no one is logged in.
  func player(
    in store: Store?, _ context: CommandContext
  ) throws(StoreError) -> (id: PlayerID, name: PlayerName)? {
    guard let store else { return nil }
    if let name = player {
      let known = try PlayerName(stored: name).flatMap { name throws(StoreError) in
        try store.player(named: name)
      }
      return try known.map { id throws(StoreError) in (id, try store.card(of: id).row.name) }
    }
    let own = try context.session(context.place()).flatMap { session throws(StoreError) in
      try Accounts(store: store).player(of: session, at: context.now)
    }
    return own.map { ($0.id, $0.name) }
  }

  /// Returns the message about a player who does not exist.
  static func unknown(_ name: String) -> Localized {
    Localized("there is no player \(name.quoted)", "игрока \(name.quoted) нет")
  }
}
