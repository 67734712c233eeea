/// A table of results: one game, one setup of it or all together.
public struct LeaderboardKey: Hashable, Sendable {
  public let game: GameID
  /// The text of the setup, such as `hard`; nil for all setups together.
  public let setup: String?

  public init(game: GameID, setup: String? = nil) {
    self.game = game
    self.setup = setup
  }

  /// Where all players of a game are ranked: all its setups together, or the first of them where
  /// points of different ones cannot be compared.
  public static func main(of game: GameID) -> LeaderboardKey {
    let setup = Catalog.comparesSetups(of: game) ? nil : Catalog.setups(of: game).first
    return LeaderboardKey(game: game, setup: setup)
  }
}

/// The stored number of a finished round; a later one is greater.
public struct RoundID: Hashable, Comparable, Sendable {
  public let rawValue: Int

  public init(_ rawValue: Int) {
    self.rawValue = rawValue
  }

  public static func < (left: RoundID, right: RoundID) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// A ranked round as the boards show it; made only of a round that was replayed and found true.
public struct ScoredRound: Hashable, Sendable {
  public let id: RoundID
  /// The game and the setup that was played.
  public let board: LeaderboardKey
  public let result: RoundResult
  public let finishedAt: Timestamp
  /// The ruleset it was played by, where the game has a later one by now; else nil.
  public let earlierRuleset: Int?

  public init(id: RoundID, of round: VerifiedRound, finishedAt: Timestamp) {
    self.id = id
    board = LeaderboardKey(game: round.game, setup: round.setup)
    result = round.result
    self.finishedAt = finishedAt
    earlierRuleset = Catalog.earlierRuleset(of: round.record.transcript)
  }
}

/// One row of a leaderboard: a player's best round, replayed and found true before it is shown.
public struct LeaderboardEntry: Hashable, Sendable {
  /// From 1.
  public let rank: Int
  public let player: PlayerID
  /// The player's name, already checked for what may reach a terminal.
  public let name: PlayerName
  /// Its `board.setup` is the setup that was played, on the overall board too.
  public let round: ScoredRound

  public init(rank: Int, player: PlayerID, name: PlayerName, round: ScoredRound) {
    self.rank = rank
    self.player = player
    self.name = name
    self.round = round
  }
}

/// What the leaderboard screen shows of one board.
public struct LeaderboardPage: Hashable, Sendable {
  public let board: LeaderboardKey
  /// Ranks 1 to 10 (or the limit asked for), fewer where fewer have played.
  public let top: [LeaderboardEntry]
  /// Where the asking player is not in `top`: their row between the one above and the one below;
  /// a row that is in `top` already is not repeated.
  public let around: [LeaderboardEntry]
  /// Players with a result on this board.
  public let players: Int
  /// Where a single player has results, the best of them, ranked among themselves: as many as
  /// players were asked for. Empty where players stand against each other.
  public let alone: [LeaderboardEntry]
  /// Results that were passed over as only a newer version can verify them.
  public let unknown: Int

  public init(
    board: LeaderboardKey, top: [LeaderboardEntry], around: [LeaderboardEntry], players: Int,
    alone: [LeaderboardEntry] = [], unknown: Int = 0
  ) {
    self.board = board
    self.top = top
    self.around = around
    self.players = players
    self.alone = alone
    self.unknown = unknown
  }
}

/// What recording a round came to.
public struct RecordOutcome: Hashable, Sendable {
  public let round: ScoredRound
  /// The player's best on the board of this setup before; nil for the first.
  public let previousBest: ScoredRound?
  /// The player's rank on the board of this setup now.
  public let rank: Int
  /// The players on that board.
  public let players: Int
  /// Where the round stands among those of the day; nil where it was no board of the day.
  public let daily: DailyPlace?

  /// Whether the record was beaten: a first result is one, an equal result is not.
  public var isRecord: Bool {
    previousBest.map { round.result.points > $0.result.points } ?? true
  }

  public init(
    round: ScoredRound, previousBest: ScoredRound?, rank: Int, players: Int,
    daily: DailyPlace? = nil
  ) {
    self.daily = daily
    self.round = round
    self.previousBest = previousBest
    self.rank = rank
    self.players = players
  }
}
