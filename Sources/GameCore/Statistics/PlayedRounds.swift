public import GameRules

/// The data of a verified round for statistics.
public struct RoundMetrics: Hashable, Sendable {
  public let id: RoundID
  public let setup: String
  public let result: RoundResult
  public let finishedAt: Timestamp
  /// The trace of Pairs; nil for other games.
  public let trace: PairsTrace?
  /// The trace of Movie Quiz; nil for other games.
  public let quiz: MovieQuizTrace?
  /// The trace of Pairs for several; nil for other games.
  public let duel: PairsDuelTrace?

  public init(_ round: VerificationResult, id: RoundID, finishedAt: Timestamp) {
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
  /// The verified rounds.
  public let rounds: [RoundMetrics]
  /// The number of stored rounds that are not verified and do not count.
  public let unverifiable: Int
}
