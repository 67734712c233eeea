public import GameRules

/// What statistics need of a round that was replayed and found true.
public struct RoundFacts: Hashable, Sendable {
  public let id: RoundID
  public let setup: String
  public let result: RoundResult
  public let finishedAt: Timestamp
  /// Nil for games that are not about memory.
  public let trace: PairsTrace?
  /// Nil for games that are no quiz.
  public let quiz: MovieQuizTrace?
  /// Nil for games that one plays alone.
  public let duel: PairsDuelTrace?

  public init(_ round: ProvenRound, id: RoundID, finishedAt: Timestamp) {
    self.id = id
    setup = round.record.transcript.setup
    result = round.record.claimed
    self.finishedAt = finishedAt
    trace = PairsTrace(of: round)
    quiz = MovieQuizTrace(of: round)
    duel = PairsDuelTrace(of: round)
  }
}

/// All rounds of a player in a game, oldest first.
public struct PlayedRounds: Hashable, Sendable {
  public let game: GameID
  public let player: PlayerID
  /// Those that were replayed and found true.
  public let rounds: [RoundFacts]
  /// How many more are stored that are not verified, and count for nothing.
  public let unverifiable: Int

  public init(game: GameID, player: PlayerID, rounds: [RoundFacts], unverifiable: Int) {
    self.game = game
    self.player = player
    self.rounds = rounds
    self.unverifiable = unverifiable
  }
}
