/// The stored number of a player.
public struct PlayerID: Hashable, Sendable {
  public let rawValue: Int

  public init(_ rawValue: Int) {
    self.rawValue = rawValue
  }
}

/// A registered player, as shown on screens.
public struct Player: Hashable, Sendable {
  public let id: PlayerID
  public let name: PlayerName
  public let email: Email

  public init(id: PlayerID, name: PlayerName, email: Email) {
    self.id = id
    self.name = name
    self.email = email
  }
}

/// The owner of settings or of an unfinished game.
public enum Owner: Hashable, Sendable {
  /// A guest, who plays without an account.
  case guest
  case player(PlayerID)
}
