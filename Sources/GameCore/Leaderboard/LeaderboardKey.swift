/// The key of a leaderboard: a game with one setup, or with all of them.
public struct LeaderboardKey: Hashable, Sendable {
  public let game: GameID
  /// The text of the setup, such as `hard`; nil for all setups together.
  public let setup: String?

  public init(game: GameID, setup: String? = nil) {
    self.game = game
    self.setup = setup
  }

  /// Returns the main board of a game: all setups, or the first if points can't be compared.
  public static func main(of game: GameID) -> LeaderboardKey {
    let setup = Catalog.comparesSetups(of: game) ? nil : Catalog.setups(of: game).first
    return LeaderboardKey(game: game, setup: setup)
  }
}

/// The stored number of a finished round; later rounds have greater numbers.
public struct RoundID: Hashable, Comparable, Sendable {
  public let rawValue: Int

  public init(_ rawValue: Int) { self.rawValue = rawValue }

  public static func < (left: RoundID, right: RoundID) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// A row of a leaderboard: a player's best round, verified.
public struct LeaderboardEntry: Hashable, Sendable {
  /// The rank, from 1.
  public let rank: Int
  public let player: PlayerID
  /// The player's name, safe for the terminal.
  public let name: PlayerName
  /// The round; its `board.setup` is the setup that was played, also on the overall board.
  public let round: RoundSummary
}

/// The content of a leaderboard screen.
public struct LeaderboardPage: Hashable, Sendable {
  public let board: LeaderboardKey
  /// The ranks 1 to 10 (or the requested limit), fewer if fewer have played.
  public let top: [LeaderboardEntry]
  /// The asking player's row and its neighbors, except those in `top`; empty if the player is.
  public let around: [LeaderboardEntry]
  /// The number of players on this board.
  public let players: Int
  /// The best rounds of the only player, with their ranks; empty if there are several players.
  public var alone: [LeaderboardEntry] = []
  /// The number of rounds that were skipped because only a newer version can verify them.
  public var unknown = 0
}

/// The result of recording a round.
public struct RecordOutcome: Hashable, Sendable {
  public let round: RoundSummary
  /// The player's previous best on the board of this setup; nil for the first round.
  public let previousBest: RoundSummary?
  /// The player's current rank on the board of this setup.
  public let rank: Int
  /// The number of players on that board.
  public let players: Int
  /// The place on the daily board; nil if the round was not on one.
  public var daily: DailyPlace?

  /// Whether the round is a new best: a first result is, an equal one is not.
  public var isRecord: Bool {
    previousBest.map { round.result.points > $0.result.points } ?? true
  }
}
