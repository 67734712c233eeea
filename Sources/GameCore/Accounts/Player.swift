/// The stored number of a player.
public struct PlayerID: Hashable, Sendable {
  public let rawValue: Int

  public init(_ rawValue: Int) {
    self.rawValue = rawValue
  }
}

/// A registered player, as the screens may know them.
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

/// Whose settings or game in progress something is.
public enum Owner: Hashable, Sendable {
  /// Whoever plays without an account.
  case guest
  case player(PlayerID)
}
