import Bots
import GameRules

/// A perfect memory, played through the real engine, compared with the exact par of each level.
enum ParAgreement {
  static let boards = 100_000

  /// Prints a line for each level; returns false if one deviates by more than three standard
  /// errors.
  static func run() throws -> Bool {
    var agrees = true
    for level in PairsLevel.allCases {
      let (mean, error) = try sample(level)
      let par = Double(Par.hundredths(pairs: level.pairs)) / 100
      let away = abs(mean - par) / error
      Report.line(
        Line(
          name: "turns of perfect memory, \(level)", value: mean, unit: "turns",
          reference: ("par", par)))
      Report.line(
        Line(
          name: "  of \(boards) boards, away from par", value: away, unit: "errors",
          aim: .atMost(3)))
      agrees = agrees && away <= 3
    }
    return agrees
  }

  private static func sample(_ level: PairsLevel) throws -> (mean: Double, error: Double) {
    var sum = 0
    var squares = 0
    for seed in 1...UInt64(boards) {
      let round = try Round<PairsGame>(
        level, seed: seed, playedBy: PerfectMemory(level), pace: .steady(.seconds(1)))
      sum += round.state.turns
      squares += round.state.turns * round.state.turns
    }
    let count = Double(boards)
    let mean = Double(sum) / count
    let variance = (Double(squares) - count * mean * mean) / (count - 1)
    return (mean, (variance / count).squareRoot())
  }
}
