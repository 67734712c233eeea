public import GameRules

/// The results of a player's games against one opponent.
public struct OpponentRecord: Hashable, Sendable {
  public let opponent: Opponent
  public internal(set) var won = 0
  public internal(set) var lost = 0
  public internal(set) var drawn = 0

  public var games: Int { won + lost + drawn }

  /// Returns the results against each opponent, played or not, from the weakest; empty for games
  /// without opponents.
  static func all(of rounds: [RoundMetrics]) -> [OpponentRecord] {
    let duels = rounds.compactMap(\.duel)
    guard !duels.isEmpty else { return [] }
    return Opponent.allCases.map { opponent in
      var record = OpponentRecord(opponent: opponent)
      for duel in duels where duel.seats.opponent == opponent {
        switch duel.outcome {
        case .won: record.won += 1
        case .lost: record.lost += 1
        case .drawn: record.drawn += 1
        }
      }
      return record
    }
  }
}
