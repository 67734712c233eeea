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

/// A player's own round, verified.
public struct OwnRound: Hashable, Sendable {
  public let round: RoundSummary
  public let note: RoundNote

  public init(round: RoundSummary, note: RoundNote) {
    self.round = round
    self.note = note
  }
}

/// A stored round that is false or needs a newer version; only that is shown.
public struct UnverifiedRow: Hashable, Sendable {
  public let id: RoundID
  public let finishedAt: Timestamp
  public let note: RoundNote
  /// The reason why it is not verified.
  public let error: RoundError

  public init(id: RoundID, finishedAt: Timestamp, note: RoundNote, error: RoundError) {
    self.id = id
    self.finishedAt = finishedAt
    self.note = note
    self.error = error
  }
}

/// A row of the list of a player's rounds; either kind can be given a note and deleted.
public enum OwnRoundsRow: Hashable, Sendable {
  case verified(OwnRound)
  case unverifiable(UnverifiedRow)

  public var id: RoundID {
    switch self {
    case .verified(let own): own.round.id
    case .unverifiable(let round): round.id
    }
  }

  public var finishedAt: Timestamp {
    switch self {
    case .verified(let own): own.round.finishedAt
    case .unverifiable(let round): round.finishedAt
    }
  }

  public var note: RoundNote {
    switch self {
    case .verified(let own): own.note
    case .unverifiable(let round): round.note
    }
  }

  init(_ stored: StoredRound, note: RoundNote) {
    let error: RoundError
    switch stored.verdict {
    case .verified(let round):
      let kept = RoundSummary(id: stored.id, of: round, finishedAt: stored.finishedAt)
      self = .verified(OwnRound(round: kept, note: note))
      return
    case .failed(let why): error = why
    case .unknown(let why): error = .replay(why)
    }
    self = .unverifiable(
      UnverifiedRow(id: stored.id, finishedAt: stored.finishedAt, note: note, error: error))
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
