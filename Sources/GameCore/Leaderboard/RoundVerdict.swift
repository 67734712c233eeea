public import GameRules

/// The result of verifying a stored round.
public enum RoundVerdict: Hashable, Sendable {
  /// The replay has the stored result, and the digest matches.
  case verified(VerificationResult)
  case failed(RoundError)
  /// This version lacks the game, ruleset, setup, eligibility or pack; a newer one may know it.
  case unknown(ReplayError)
}

/// The reason why a stored round is not verified.
public enum RoundError: Error, Hashable, Sendable {
  case replay(ReplayError)
  /// The stored digest does not match the stored game.
  case digest

  /// Whether the round is not false, but unknown to this version.
  public var needsNewerVersion: Bool {
    switch self {
    case .replay(let error): error.needsNewerVersion
    case .digest: false
    }
  }
}

extension StoredRound {
  /// The verdict of a replay and a comparison of digests: the only check of a stored round.
  public var verdict: RoundVerdict {
    do throws(ReplayError) {
      let round = try Catalog.prove(record)
      return digest == record.transcript.digest ? .verified(round) : .failed(.digest)
    } catch {
      if error == .practice, let unknownEligibility {
        return .unknown(.unknownEligibility(unknownEligibility))
      }
      return error.needsNewerVersion ? .unknown(error) : .failed(.replay(error))
    }
  }

  /// The verified round; nil for any other verdict.
  public var proven: VerificationResult? {
    guard case .verified(let round) = verdict else { return nil }
    return round
  }

  /// Whether the round may be ranked, once verified; a newer version may know why.
  var mayBeRanked: Bool {
    record.transcript.eligibility == .ranked || unknownEligibility != nil
  }

  /// Returns whether the round, once verified, has this position on `board`.
  func claims(_ position: BoardPosition, on board: LeaderboardKey) -> Bool {
    mayBeRanked && self.board.isPart(of: board) && position == self.position
  }
}
