/// Facts of rounds that were replayed before, to be known when the same rows are read again: of the
/// one player and game that were asked for last. Nothing of it is kept on disk.
struct KnownFacts: Sendable {
  private struct Known {
    /// Of all that the row held.
    let fingerprint: Int
    /// Nil for a round that is not true.
    let facts: RoundFacts?
  }

  private var player: PlayerID?
  private var game: GameID?
  private var known: [RoundID: Known] = [:]

  /// Forgets what is not of `player` and `game`.
  mutating func turn(to player: PlayerID, _ game: GameID) {
    guard player != self.player || game != self.game else { return }
    self = KnownFacts()
    self.player = player
    self.game = game
  }

  /// The facts of a row that is the same as when it was remembered: a `.some` of nil where the
  /// round is known not to be true.
  func facts(of round: RoundID, like fingerprint: Int) -> RoundFacts?? {
    guard let known = known[round], known.fingerprint == fingerprint else { return nil }
    return .some(known.facts)
  }

  mutating func remember(_ facts: RoundFacts?, of round: RoundID, like fingerprint: Int) {
    known[round] = Known(fingerprint: fingerprint, facts: facts)
  }
}
