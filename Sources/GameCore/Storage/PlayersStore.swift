public import GameRules

/// Everybody who plays on this table, on disk. Only what a player shows to everybody comes out.
public protocol PlayersStore: Sendable {
  /// A stretch of the list of players. Best rounds are replayed before they are given, as those of
  /// a leaderboard are.
  func players(_ request: PlayersRequest) throws(StoreFault) -> PlayersPage
  /// What a player shows of themselves. Throws `notFound` where the player is gone.
  func card(of player: PlayerID) throws(StoreFault) -> PlayerCard
  /// The number of the player of this name; nil where there is none.
  func player(named name: PlayerName) throws(StoreFault) -> PlayerID?
}

/// Which players to list, and in what order.
public struct PlayersRequest: Hashable, Sendable {
  /// The order of a list of players.
  public enum Order: Hashable, Sendable {
    case name
    /// By the best points in a game; those who have none follow, by name.
    case points(GameID)
    /// By when they last finished a round, the latest first; those who never did follow.
    case lastPlayed
  }

  public var order: Order
  /// Only names that begin like this, whatever the case; such a list is always in order of names.
  public var filter: String
  /// Where the page before ended; nil for the first page.
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

/// Where a page of players ends.
public struct PlayersCursor: Hashable, Sendable {
  enum Place: Hashable {
    /// After this folded name.
    case name(String)
    case ranked(Position)
    /// Among those without a result, after this folded name.
    case unranked(String)
    case played(Timestamp, PlayerID)
    case neverPlayed(PlayerID)
  }

  let place: Place
}

/// A stretch of the list of players.
public struct PlayersPage: Hashable, Sendable {
  public let request: PlayersRequest
  public let rows: [PlayerRow]
  /// Where the next page begins; nil after the last.
  public let next: PlayersCursor?
  /// Players on this table, whatever the filter.
  public let total: Int

  public init(request: PlayersRequest, rows: [PlayerRow], next: PlayersCursor?, total: Int) {
    self.request = request
    self.rows = rows
    self.next = next
    self.total = total
  }
}

/// A player as everybody may see them.
public struct PlayerRow: Hashable, Sendable {
  public let id: PlayerID
  public let name: PlayerName
  /// What of the profile is shown to everybody; the rest is nil.
  public let shown: Profile
  /// Whether a program plays a game for this player just now.
  public let isPlaying: Bool
  /// When the player last finished a round; nil for never.
  public let lastPlayed: Timestamp?
  /// The best of each game that the player has a result in, in the catalog's order.
  public let bests: [RankedRound]

  public init(
    id: PlayerID, name: PlayerName, shown: Profile, isPlaying: Bool, lastPlayed: Timestamp?,
    bests: [RankedRound]
  ) {
    self.id = id
    self.name = name
    self.shown = shown
    self.isPlaying = isPlaying
    self.lastPlayed = lastPlayed
    self.bests = bests
  }
}

/// A round with its player's rank on a board.
public struct RankedRound: Hashable, Sendable {
  /// From 1, on the board of all setups of the game or of one.
  public let rank: Int
  public let round: ScoredRound

  public init(rank: Int, round: ScoredRound) {
    self.rank = rank
    self.round = round
  }
}

/// What there is to know about a player.
public struct PlayerCard: Hashable, Sendable {
  public let row: PlayerRow
  public let memberSince: Timestamp
  /// Finished rounds, true ones and false ones.
  public let rounds: Int
  /// The best round of each setup that the player has a result in, with its rank there.
  public let bests: [RankedRound]

  public init(row: PlayerRow, memberSince: Timestamp, rounds: Int, bests: [RankedRound]) {
    self.row = row
    self.memberSince = memberSince
    self.rounds = rounds
    self.bests = bests
  }
}
