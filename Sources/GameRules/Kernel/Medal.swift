/// A medal for the points of a finished ranked round. It changes no points.
///
/// Each board has its least points for platinum. Two thirds of them are gold, a third is silver,
/// and any points are bronze (docs/scoring.md).
public enum Medal: Int, Hashable, Sendable, CaseIterable {
  case bronze, silver, gold, platinum

  /// Returns the medal for points; nil without any.
  ///
  /// - Parameter platinum: the least points for platinum, at least 1.
  public init?(points: Int, platinum: Int) {
    switch points {
    case ...0: return nil
    case platinum...: self = .platinum
    case _ where 3 * points >= 2 * platinum: self = .gold
    case _ where 3 * points >= platinum: self = .silver
    default: self = .bronze
    }
  }

  /// Returns the least points for the medal.
  ///
  /// - Parameter platinum: the least points for platinum, at least 1.
  public func leastPoints(platinum: Int) -> Int {
    switch self {
    case .platinum: platinum
    case .gold: (2 * platinum + 2) / 3
    case .silver: (platinum + 2) / 3
    case .bronze: 1
    }
  }
}

extension Catalog {
  /// Returns the least points for platinum on the board of a setup; nil for a game that is not
  /// ranked, and for an unknown game or setup.
  public static func platinum(of game: GameID, setup: String) -> Int? {
    self.game(game).flatMap { $0.isRanked ? platinum(of: $0, setup: setup) : nil }
  }

  /// Returns the medal for points on the board of a setup; nil if there is none.
  public static func medal(for points: Int, in game: GameID, setup: String) -> Medal? {
    platinum(of: game, setup: setup).flatMap { Medal(points: points, platinum: $0) }
  }

  private static func platinum<Rules: Game>(of _: Rules.Type, setup: String) -> Int? {
    Rules.Setup(setup).flatMap { Rules.platinum(for: $0) }
  }
}
