public import GameRules

/// A typical player, who flips cards at random and remembers only some of them.
public struct Forgetful: PairsPlayer {
  private let recall: UInt64
  private var chance: Generator
  private var remembered: [Int: Int] = [:]

  /// Creates a player who remembers `recall` of 100 cards; with 0 none at all.
  public init(recall: Int, seed: UInt64) {
    self.recall = UInt64(min(max(recall, 0), 100))
    chance = Generator(seed: seed)
  }

  public mutating func see(_ face: Int, at place: Int) {
    if chance.below(100) < recall {
      remembered[place] = face
    }
  }

  public mutating func chooseFlip(on board: PairsState) -> PairsGame.Move {
    let down = (0..<board.level.cards).filter { board.canBeFlipped($0) }
    if case .oneUp(let up) = board.turn, let face = board.shownFace(at: up),
      let partner = down.first(where: { remembered[$0] == face })
    {
      return .flip(partner)
    }
    return .flip(down[Int(chance.below(UInt64(down.count)))])
  }
}

extension PairsState {
  func canBeFlipped(_ place: Int) -> Bool {
    card(at: place) == .faceDown
  }
}
