/// What does not fit together in a table.
public enum TableFlaw: Hashable, Sendable {
  /// The round does not go as it states.
  case falseRound(RoundID)
  /// The round's player is not there.
  case roundOfNobody(RoundID)
  /// The player does not stand on a board as the player's true rounds put them there.
  case place(player: String, board: String)
  /// A board has places of players who are not there.
  case placesOfNobody(board: String)
  /// What ranks on a board are counted with is not what the places come to.
  case ranks(board: String)
  /// The number of players is not how many there are.
  case census
  /// The player did not play last when the table says so.
  case lastPlayed(player: String)
  /// The player's try at the board of a day is not borne out by its round, seed or date.
  case daily(player: String, CalendarDate)
  /// A player with tries at boards of the day does not exist.
  case dailyOfNoPlayer(PlayerID)
  /// The picture that the player's profile names is not there.
  case picture(player: String)
  /// What the player's name looks like is not noted as it is.
  case looks(player: String)
  /// What the engine itself has found, in its words.
  case unsound(String)
}

/// What checking a table came to.
public struct CheckOutcome: Hashable, Sendable {
  public var players = 0
  public var rounds = 0
  /// Rounds that only a newer version can verify: no flaws.
  public var unknown = 0
  public var flaws: [TableFlaw] = []
}
