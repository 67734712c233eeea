public import GameRules

/// A request for a list of players.
public struct PlayersRequest: Hashable, Sendable {
  /// The order of a list of players.
  public enum Order: Hashable, Sendable {
    case name
    /// The order by the best points in a game; players without any follow, by name.
    case points(GameID)
    /// The order by the time of the last finished round, latest first; players without any follow.
    case lastPlayed
  }

  public var order: Order
  /// The prefix of the names, in any case; a filtered list is always in the order of names.
  public var filter: String
  /// The end of the previous page; nil for the first page.
  public var after: PlayersCursor?
  public var limit: Int

  public init(
    order: Order = .name, filter: String = "", after: PlayersCursor? = nil, limit: Int = 50
  ) {
    self.order = order
    self.filter = filter
    self.after = after
    self.limit = limit
  }
}

/// The end of a page of players.
public enum PlayersCursor: Hashable, Sendable {
  /// After this folded name, among those without a result if the order is by points.
  case name(String)
  case ranked(BoardPosition)
  /// After this player; nil for one who has never played.
  case played(Timestamp?, PlayerID)
}

/// A page of the list of players.
public struct PlayersPage: Hashable, Sendable {
  public let request: PlayersRequest
  public let rows: [PlayerRow]
  /// The start of the next page; nil after the last one.
  public let next: PlayersCursor?
  /// The number of players of this store, whatever the filter.
  public let total: Int
}

/// The public data of a player.
public struct PlayerRow: Hashable, Sendable {
  public let id: PlayerID
  public let name: PlayerName
  /// The part of the profile that is shown to every player; the rest is nil.
  public let shown: Profile
  /// Whether a program is playing a game for this player.
  public let isPlaying: Bool
  /// The time of the player's last finished round, or nil.
  public let lastPlayed: Timestamp?
  /// The best round of each game that the player has played, in the catalog's order.
  public let bests: [RankedRound]
}

/// A round with its player's rank on a board.
public struct RankedRound: Hashable, Sendable {
  /// The rank, from 1, on the board of all setups of the game or of one.
  public let rank: Int
  public let round: RoundSummary

  public init(rank: Int, round: RoundSummary) {
    self.rank = rank
    self.round = round
  }
}

/// The details of a player.
public struct PlayerCard: Hashable, Sendable {
  public let row: PlayerRow
  public let memberSince: Timestamp
  /// The number of finished rounds, whether or not they verify.
  public let rounds: Int
  /// The best round of each setup that the player has played, with its rank.
  public let bests: [RankedRound]
}
