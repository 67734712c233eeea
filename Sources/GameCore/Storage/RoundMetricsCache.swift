/// A cache of the facts of replayed rounds, for the player and game of the last query. It is never
/// stored.
struct RoundMetricsCache: Sendable {
  private struct Entry {
    /// The fingerprint of the whole row.
    let fingerprint: Int
    /// The facts; nil for a round that is not true.
    let facts: RoundMetrics?
  }

  private var player: PlayerID?
  private var game: GameID?
  private var known: [RoundID: Entry] = [:]

  /// Clears the cache if it is for another player or game.
  mutating func turn(to player: PlayerID, _ game: GameID) {
    guard player != self.player || game != self.game else { return }
    self = RoundMetricsCache()
    self.player = player
    self.game = game
  }

  /// Returns the facts of an identical row; `.some(nil)` if the round is known to be false.
  func facts(of round: RoundID, like fingerprint: Int) -> RoundMetrics?? {
    guard let known = known[round], known.fingerprint == fingerprint else { return nil }
    return .some(known.facts)
  }

  mutating func remember(_ facts: RoundMetrics?, of round: RoundID, like fingerprint: Int) {
    known[round] = Entry(fingerprint: fingerprint, facts: facts)
  }
}
