/// A row of a board that its round confirms.
///
/// It is a class, because rows are passed on several times, and copying a struct would retain each
/// part.
final class VerifiedRow: Sendable {
  let player: PlayerID
  let name: PlayerName
  let round: ScoredRound

  init(player: PlayerID, name: PlayerName, round: ScoredRound) {
    self.player = player
    self.name = name
    self.round = round
  }
}

/// A cache of the results of replays, which is never stored.
///
/// A row is found by a fingerprint of all its values, including the round's moves and the player's
/// name, so any change causes a replay.
struct ReplayCache<Finding: Sendable>: Sendable {
  private(set) var known: [Int: Finding] = [:]
  let most: Int

  subscript(_ fingerprint: Int) -> Finding? {
    get { known[fingerprint] }
    set {
      if known.count >= most { known = [:] }
      known[fingerprint] = newValue
    }
  }
}
