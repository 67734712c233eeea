public import GameRules

/// Somebody who plays Pairs knowing only what the table shows.
public protocol PairsPlayer: Sendable {
  /// Looks at the card just flipped.
  mutating func see(_ face: Int, at place: Int)
  /// The next flip; called on an unfinished board only.
  mutating func chooseFlip(on board: PairsState) -> PairsGame.Move
}

extension PairsState {
  /// The face a player sees at `place`; nil while the card lies face down.
  func shownFace(at place: Int) -> Int? {
    switch card(at: place) {
    case .faceUp(let face), .matched(let face): face
    case .faceDown, nil: nil
    }
  }
}
