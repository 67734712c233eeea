import Bots
import GameRules

/// The optimum, played through the real rules, compared with the results of Zwick and Paterson.
enum OpponentAgreement {
  static let games = 100_000

  /// Prints three lines for each level; returns false if the optimum deviates.
  static func run() throws -> Bool {
    var agrees = true
    for (level, expected) in zip(PairsLevel.allCases, [0.0017, -0.0195, -0.0145, -0.0107]) {
      let even = try DuelSample.play(.marble, .marble, on: level, games: games)
      let away = abs(even.mean - expected) / even.standardError
      Report.line(
        Line(
          name: "lead of who begins, \(level)", value: even.mean, unit: "pairs",
          reference: ("Zwick and Paterson", expected), isDifference: true))
      Report.line(
        Line(
          name: "  of \(games) games, away from it", value: away, unit: "errors",
          aim: .atMost(3)))
      let first = try DuelSample.play(.marble, .granite, on: level, games: games)
      let second = try DuelSample.play(.granite, .marble, on: level, games: games)
      let lead = (first.mean - second.mean) / 2
      Report.line(
        Line(
          name: "  lead of Marble over Granite", value: lead, unit: "pairs", aim: .atLeast(0),
          isDifference: true))
      agrees = agrees && away <= 3 && lead > 0
    }
    return agrees
  }
}
