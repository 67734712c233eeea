/// A set of 24 drawings that come with the game.
public enum DrawingSet: Hashable, Sendable, CaseIterable {
  case cats, dogs

  /// The drawings, no two alike at any size or depth from 6 x 3 cells on.
  public var drawings: [Drawing] {
    switch self {
    case .cats: Drawings.cats
    case .dogs: Drawings.dogs
    }
  }
}
