public import GameRules

/// The result of verifying a stored round.
public enum RoundVerdict: Hashable, Sendable {
  /// The replay has the stored result, and the digest matches.
  case verified(ProvenRound)
  case failed(RoundFault)
  /// This version lacks the game, ruleset, setup or pack; a newer one may verify the round.
  case unknown(ReplayFault)
}

/// The reason why a stored round is not verified.
public enum RoundFault: Hashable, Sendable {
  case replay(ReplayFault)
  /// The stored digest does not match the stored game.
  case digest

  /// Whether the round is not false, but unknown to this version.
  public var needsNewerVersion: Bool {
    switch self {
    case .replay(let fault): fault.needsNewerVersion
    case .digest: false
    }
  }
}

extension StoredRound {
  /// The verdict of a replay and a comparison of digests: the only check of a stored round.
  public var verdict: RoundVerdict {
    do throws(ReplayFault) {
      let round = try Catalog.prove(record)
      return digest == record.transcript.digest ? .verified(round) : .failed(.digest)
    } catch {
      return error.needsNewerVersion ? .unknown(error) : .failed(.replay(error))
    }
  }

  /// The verified round; nil for any other verdict.
  public var proven: ProvenRound? {
    guard case .verified(let round) = verdict else { return nil }
    return round
  }

  /// The round for a leaderboard; nil if it is not verified or not ranked.
  var verified: ScoredRound? {
    proven?.ranked.map { ScoredRound(id: id, of: $0, finishedAt: finishedAt) }
  }

  /// Returns whether the round, once verified, has this position on `board`.
  func claims(_ position: Position, on board: LeaderboardKey) -> Bool {
    let transcript = record.transcript
    return transcript.eligibility == .ranked && transcript.game == board.game
      && transcript.setup == board.setup ?? transcript.setup
      && position == Position(points: record.claimed.points, round: id)
  }
}
