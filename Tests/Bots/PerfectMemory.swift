public import GameRules

/// A player who forgets nothing: flips an unseen card first and takes every pair known.
public struct PerfectMemory: PairsPlayer {
  private var nextUnseen = 0
  /// Where a face was seen first, by face.
  private var firstSeen: [Int?]
  /// Both places of a pair found out by a miss.
  private var knownPair: (Int, Int)?

  /// A player who has seen nothing of a board of this level yet.
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
