public import GameRules

/// A verified round, ranked or not, as its player sees it. No leaderboard accepts it.
public struct RoundSummary: Hashable, Sendable {
  public let id: RoundID
  /// The game and its setup.
  public let board: LeaderboardKey
  /// The ruleset of the round, unless it is the current one.
  public let earlierRuleset: Int?
  public let eligibility: Eligibility
  public let result: RoundResult
  /// The content of the game, such as the players at the table; empty for ranked rounds.
  public let content: String
  public let finishedAt: Timestamp

  public init(id: RoundID, of round: VerificationResult, finishedAt: Timestamp) {
    let transcript = round.record.transcript
    self.id = id
    board = LeaderboardKey(game: transcript.game, setup: transcript.setup)
    earlierRuleset = Catalog.earlierRuleset(of: transcript)
    eligibility = transcript.eligibility
    result = round.record.claimed
    content = transcript.eligibility == .ranked ? "" : transcript.content
    self.finishedAt = finishedAt
  }

  /// Creates the player's view of a ranked round.
  public init(_ ranked: ScoredRound) {
    id = ranked.id
    board = ranked.board
    earlierRuleset = ranked.earlierRuleset
    eligibility = .ranked
    result = ranked.result
    content = ""
    finishedAt = ranked.finishedAt
  }
}

/// A row of the list of a player's rounds; every one can be given a note and deleted.
public struct OwnRoundsRow: Hashable, Sendable {
  public let id: RoundID
  public let finishedAt: Timestamp
  public var note: RoundNote
  /// The verified round, or the reason why it is false or needs a newer version.
  public let round: Result<RoundSummary, RoundError>

  /// The round, if it is verified.
  public var verified: RoundSummary? { try? round.get() }
}

extension OwnRoundsRow {
  init(_ stored: StoredRound, note: RoundNote) {
    id = stored.id
    finishedAt = stored.finishedAt
    self.note = note
    round =
      switch stored.verdict {
      case .verified(let round): .success(RoundSummary(id: id, of: round, finishedAt: finishedAt))
      case .failed(let error): .failure(error)
      case .unknown(let error): .failure(.replay(error))
      }
  }
}

/// A page of a player's own rounds, newest first.
public struct OwnRoundsPage: Hashable, Sendable {
  /// The game with all setups, or one.
  public let board: LeaderboardKey
  public let player: PlayerID
  /// The limit: only older rounds were requested; nil for the newest.
  public let before: RoundID?
  public let rows: [OwnRoundsRow]
  /// The number of rounds in the whole list.
  public let total: Int
}
