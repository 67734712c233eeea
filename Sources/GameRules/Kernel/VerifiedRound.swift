/// A ranked game that was played again from its record and came out as the record states.
///
/// The only thing a leaderboard takes; nothing outside the rules can make one.
public struct VerifiedRound: Hashable, Sendable {
  public let record: ReplayRecord

  init(_ record: ReplayRecord) {
    self.record = record
  }

  public var game: GameID { record.transcript.game }
  public var setup: String { record.transcript.setup }
  public var result: RoundResult { record.claimed }
}

/// An own-only game that was played again from its record and came out as the record states.
///
/// Kept for its player; no leaderboard takes one.
public struct VerifiedOwnRound: Hashable, Sendable {
  public let record: ReplayRecord

  init(_ record: ReplayRecord) {
    self.record = record
  }
}

/// A game that was played again and is true, by where it counts.
public enum ProvenRound: Hashable, Sendable {
  case ranked(VerifiedRound)
  case ownOnly(VerifiedOwnRound)

  public var record: ReplayRecord {
    switch self {
    case .ranked(let round): round.record
    case .ownOnly(let round): round.record
    }
  }

  /// The round for a leaderboard; nil for one that is its player's alone.
  public var ranked: VerifiedRound? {
    if case .ranked(let round) = self { round } else { nil }
  }
}

/// Plays records of one game again.
enum Replay<Rules: Game> {
  /// Plays `transcript` to its end, past the last move where the game ends by itself.
  static func result(of transcript: Transcript) throws(ReplayFault) -> RoundResult {
    var round = try Round<Rules>(replaying: transcript)
    while true {
      if let result = round.result { return result }
      guard let deadline = round.nextDeadline else { throw .unfinished }
      round.advance(to: deadline)
    }
  }
}
