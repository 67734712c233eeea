/// A row of a board that its round confirms; a class, as copying a struct would retain its parts.
final class VerifiedRow: Sendable {
  let player: PlayerID
  let name: PlayerName
  let round: RoundSummary

  init(player: PlayerID, name: PlayerName, round: RoundSummary) {
    self.player = player
    self.name = name
    self.round = round
  }
}

/// A cache of the results of replays by a fingerprint of all values of a row, so that any change,
/// also of the player's name, causes a replay.
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
