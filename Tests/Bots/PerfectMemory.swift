public import GameRules

/// A player who forgets nothing, flips an unseen card first and takes every known pair.
public struct PerfectMemory: PairsPlayer {
  private var nextUnseen = 0
  /// The place where each face was first seen.
  private var firstSeen: [Int?]
  /// Both places of a pair that was revealed by a miss.
  private var knownPair: (Int, Int)?

  /// Creates a player who has not seen a board of this level yet.
  public init(_ level: PairsLevel) {
    firstSeen = Array(repeating: nil, count: level.pairs)
  }

  public mutating func see(_ face: Int, at place: Int) {
    nextUnseen = max(nextUnseen, place + 1)
    guard let other = firstSeen[face] else {
      firstSeen[face] = place
      return
    }
    if other != place { knownPair = (other, place) }
  }

  public mutating func chooseFlip(on board: PairsState) -> PairsGame.Move {
    if let (one, _) = knownPair, case .matched = board.card(at: one) {
      knownPair = nil
    }
    if let (one, other) = knownPair {
      guard case .oneUp(let up) = board.turn else { return .flip(one) }
      return .flip(up == one ? other : one)
    }
    return .flip(nextUnseen)
  }
}
