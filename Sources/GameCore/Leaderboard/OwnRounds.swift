public import GameRules

/// A verified round, ranked or not, as it is shown. Only ranked ones are on leaderboards.
public struct RoundSummary: Hashable, Sendable {
  public let id: RoundID
  /// The game and its setup.
  public let board: LeaderboardKey
  /// The ruleset of the round if the game has a later one; nil otherwise.
  public let earlierRuleset: Int?
  public let eligibility: Eligibility
  public let result: RoundResult
  /// The content of the game, such as the players at the table; empty for ranked rounds.
  public let content: String
  public let finishedAt: Timestamp

  public init(id: RoundID, of round: VerificationResult, finishedAt: Timestamp) {
    let transcript = round.record.transcript
    self.id = id
    board = transcript.board
    earlierRuleset = Catalog.earlierRuleset(of: transcript)
    eligibility = transcript.eligibility
    result = round.record.claimed
    content = transcript.eligibility == .ranked ? "" : transcript.content
    self.finishedAt = finishedAt
  }

  public init(id: RoundID, of round: VerifiedRound, finishedAt: Timestamp) {
    self.init(id: id, of: .ranked(round), finishedAt: finishedAt)
  }
}

extension RoundSummary {
  var position: BoardPosition { BoardPosition(points: result.points, round: id) }
}

extension Transcript {
  /// The board of the game and its setup.
  public var board: LeaderboardKey { LeaderboardKey(game: game, setup: setup) }
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
