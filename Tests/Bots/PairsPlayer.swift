public import GameRules

/// A player of Pairs who knows only the visible cards.
public protocol PairsPlayer: Sendable {
  /// Sees the card that was just flipped.
  mutating func see(_ face: Int, at place: Int)
  /// Returns the next flip; called on unfinished boards only.
  mutating func chooseFlip(on board: PairsState) -> PairsGame.Move
}

extension PairsState {
  /// Returns the visible face at `place`; nil if the card is face down.
  func shownFace(at place: Int) -> Int? {
    switch card(at: place) {
    case .faceUp(let face), .matched(let face): face
    case .faceDown, nil: nil
    }
  }
}
