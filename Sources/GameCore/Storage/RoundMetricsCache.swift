/// A cache of the metrics of replayed rounds, for the player and game of the last query, which is
/// never stored.
struct RoundMetricsCache: Sendable {
  private struct Entry {
    /// The fingerprint of the whole row.
    let fingerprint: Int
    /// The metrics; nil for a round that does not verify.
    let metrics: RoundMetrics?
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

  /// Returns the metrics of an identical row; `.some(nil)` if the round is known to be false.
  func metrics(of round: RoundID, like fingerprint: Int) -> RoundMetrics?? {
    guard let known = known[round], known.fingerprint == fingerprint else { return nil }
    return .some(known.metrics)
  }

  mutating func remember(_ metrics: RoundMetrics?, of round: RoundID, like fingerprint: Int) {
    known[round] = Entry(fingerprint: fingerprint, metrics: metrics)
  }
}
