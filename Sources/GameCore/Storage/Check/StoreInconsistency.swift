/// An inconsistency in a store.
public enum StoreInconsistency: Hashable, Sendable {
  /// The round's replay does not match its record.
  case falseRound(RoundID)
  /// The round's player does not exist.
  case roundOfUnknownPlayer(RoundID)
  /// The player's position on a board is not that of the player's true rounds.
  case place(player: String, board: String)
  /// A board has positions of players who do not exist.
  case placesOfUnknownPlayers(board: String)
  /// The tallies of a board do not match its positions.
  case ranks(board: String)
  /// A table has rows of players who do not exist; rounds and daily attempts have their own cases.
  case rowsOfUnknownPlayers(table: String)
  /// The keys by which the player logs in do not follow from the name and the e-mail address.
  case keys(player: String)
  /// The stored time of the player's last round is wrong.
  case lastPlayed(player: String)
  /// The player's attempt at a daily board is not confirmed by its round, seed or date.
  case daily(player: String, CalendarDate)
  /// A player with attempts at daily boards does not exist.
  case dailyOfNoPlayer(PlayerID)
  /// The picture of the player's profile is missing.
  case picture(player: String)
  /// The stored looks of the player's name are wrong.
  case looks(player: String)
  /// The engine's own check found this.
  case unsound(String)
}

/// The result of checking a store.
public struct CheckOutcome: Hashable, Sendable {
  public var players = 0
  public var rounds = 0
  /// The number of rounds that only a newer version can verify; they are not flaws.
  public var unknown = 0
  public var flaws: [StoreInconsistency] = []
}
