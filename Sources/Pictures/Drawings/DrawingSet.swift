/// A set of 24 drawings that are part of the game.
public enum DrawingSet: Hashable, Sendable, CaseIterable {
  case cats, dogs

  /// The drawings; no two look alike at any depth and any size from 6 x 3 cells.
  public var drawings: [Drawing] {
    switch self {
    case .cats: Drawings.cats
    case .dogs: Drawings.dogs
    }
  }
}
