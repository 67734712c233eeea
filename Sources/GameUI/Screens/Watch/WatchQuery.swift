import GameCore

/// A stored round, replayed to be watched or raced by a player; `player` is nil for a guest.
struct WatchQuery: PublicQuery {
  let round: RoundID
  let player: PlayerID?

  /// Fails for the deal of a daily board that the player could still play.
  func run(in access: QueryAccess) throws(WatchError) -> ReplayedRound {
    let (stored, ahead) = try found(in: access).mapError(WatchError.store).get()
    if let ahead { throw .dailyAhead(ahead) }
    switch stored.verdict {
    case .verified(let round): return ReplayedRound(round)
    case .failed(let error): throw .notTrue(error)
    case .unknown: throw .needsNewerVersion
    }
  }

  private func found(
    in access: QueryAccess
  ) -> Result<(StoredRound, AttemptState?), StoreError> {
    Result { () throws(StoreError) in
      guard let stored = try access.store.storedRound(round) else {
        throw .notFound
      }
      let ahead = try access.store.dailyAhead(
        of: stored.record.transcript, for: player, at: access.clock())
      return (stored, ahead)
    }
  }
}

/// The reason why a stored round cannot be watched.
enum WatchError: Error, Hashable {
  case store(StoreError)
  /// Its replay does not match its record.
  case notTrue(RoundError)
  case needsNewerVersion
  /// The game is unknown.
  case unknownGame
  /// It is on a daily board that the player could still play, or is playing.
  case dailyAhead(AttemptState)
}
