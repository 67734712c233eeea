/// A medal for the points of a finished ranked round. It changes no points.
///
/// Platinum is for par or more, gold for two thirds of par, silver for one third, and bronze for
/// any points (docs/scoring.md).
public enum Medal: Int, Hashable, Sendable, CaseIterable {
  case bronze, silver, gold, platinum

  /// Returns the medal for points; nil without any.
  ///
  /// - Parameter par: the points of par, at least 1.
  public init?(points: Int, par: Int) {
    switch points {
    case ...0: return nil
    case par...: self = .platinum
    case _ where 3 * points >= 2 * par: self = .gold
    case _ where 3 * points >= par: self = .silver
    default: self = .bronze
    }
  }

  /// Returns the least points for the medal.
  ///
  /// - Parameter par: the points of par, at least 1.
  public func leastPoints(par: Int) -> Int {
    switch self {
    case .platinum: par
    case .gold: (2 * par + 2) / 3
    case .silver: (par + 2) / 3
    case .bronze: 1
    }
  }
}

extension Catalog {
  /// Returns the points of par on the board of a setup; nil for a game that is not ranked, and for
  /// an unknown game or setup.
  public static func par(of game: GameID, setup: String) -> Int? {
    self.game(game).flatMap { $0.isRanked ? par(of: $0, setup: setup) : nil }
  }

  /// Returns the medal for points on the board of a setup; nil if there is none.
  public static func medal(for points: Int, in game: GameID, setup: String) -> Medal? {
    par(of: game, setup: setup).flatMap { Medal(points: points, par: $0) }
  }

  private static func par<Rules: Game>(of _: Rules.Type, setup: String) -> Int? {
    Rules.Setup(setup).flatMap { Rules.par(for: $0) }
  }
}
