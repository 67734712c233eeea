public import GameRules

/// The average lead of the first player at the end of many games.
public struct DuelSample: Sendable {
  public let mean: Double
  public let standardError: Double
  public let games: Int

  /// Plays `games` boards through the rules; `first` begins each.
  public static func play(
    _ first: Opponent, _ second: Opponent, on level: PairsLevel, games: Int
  ) throws -> DuelSample {
    var (sum, squares, played) = (0, 0, 0)
    var seed: UInt64 = 0
    while played < games {
      seed += 1
      guard let ahead = try lead(first, second, on: level, seed: seed) else { continue }
      sum += ahead
      squares += ahead * ahead
      played += 1
    }
    let count = Double(games)
    let mean = Double(sum) / count
    let variance = (Double(squares) - count * mean * mean) / (count - 1)
    return DuelSample(
      mean: mean, standardError: (variance / count).squareRoot(), games: games)
  }

  /// Returns whether the mean is within this number of standard errors from an expected value.
  public func isWithin(_ errors: Double, of expected: Double) -> Bool {
    abs(mean - expected) <= errors * standardError
  }

  /// Returns the lead; nil if the game does not end.
  private static func lead(
    _ first: Opponent, _ second: Opponent, on level: PairsLevel, seed: UInt64
  ) throws -> Int? {
    // The rules draw who begins, and the players are seated accordingly.
    guard let empty = DuelSeats([.person(nil), .person(nil)]) else { return nil }
    let start = PairsDuelGame.deal(level, seed: seed, content: empty).toMove
    let order = start == 0 ? [first, second] : [second, first]
    guard let seats = DuelSeats(order.map { .opponent($0) }) else { return nil }
    var state = PairsDuelGame.deal(level, seed: seed, content: seats)
    while let move = PairsDuelGame.opponentsMove(in: state) {
      try PairsDuelGame.play(move, in: &state, at: .zero)
    }
    return state.pairs[start] - state.pairs[1 - start]
  }
}
