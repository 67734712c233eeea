/// A ranked game whose replay matches its record.
///
/// The only thing that a leaderboard accepts; nothing outside the rules can create one.
public struct VerifiedRound: Hashable, Sendable {
  public let record: ReplayRecord

  public var game: GameID { record.transcript.game }
  public var setup: String { record.transcript.setup }
  public var result: RoundResult { record.claimed }
}

/// An own-only game whose replay matches its record.
///
/// It is saved for its player; no leaderboard accepts it.
public struct VerifiedOwnRound: Hashable, Sendable {
  public let record: ReplayRecord
}

/// A game whose replay matches its record, by where it counts.
public enum VerificationResult: Hashable, Sendable {
  case ranked(VerifiedRound)
  case ownOnly(VerifiedOwnRound)

  public var record: ReplayRecord {
    switch self {
    case .ranked(let round): round.record
    case .ownOnly(let round): round.record
    }
  }

  /// The round for a leaderboard; nil if it counts for its player only.
  public var ranked: VerifiedRound? {
    if case .ranked(let round) = self { round } else { nil }
  }
}
