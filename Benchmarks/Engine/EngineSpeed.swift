import Bots
import GameRules

/// How many deals and verified replays one core makes in a second of its time.
enum EngineSpeed {
  static func run() throws {
    Report.line(Line(name: "deals, expert", value: deals(), unit: "1/s"))
    let replays = try verifiedReplays()
    Report.line(
      Line(
        name: "verified replays, expert", value: replays, unit: "1/s",
        aim: .atLeast(100_000)))
  }

  private static func deals() -> Double {
    let count = 200_000
    let rates = (0..<5).map { run in
      var shown = 0
      let took = Timing.processorSeconds {
        for seed in 0..<UInt64(count) {
          let state = PairsGame.deal(.expert, seed: seed &+ UInt64(run))
          shown += state.turns + state.level.cards
        }
      }
      precondition(shown == count * 48, "a deal of another size")
      return Double(count) / took
    }
    return Timing.median(rates)
  }

  private static func verifiedReplays() throws -> Double {
    let records = try (0..<500).map { seed in
      try VerifiedRound.expertly(.expert, seed: seed).record
    }
    let rates = try (0..<5).map { _ in
      var points = 0
      let took = try Timing.processorSeconds {
        for _ in 0..<40 {
          for record in records { points += try Catalog.verify(record).result.points }
        }
      }
      precondition(points > 0, "no record verified")
      return Double(records.count * 40) / took
    }
    return Timing.median(rates)
  }
}
