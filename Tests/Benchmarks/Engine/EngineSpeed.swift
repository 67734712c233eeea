import Bots
import GameRules

/// The number of deals and verified replays per second of processor time.
enum EngineSpeed {
  static func run() throws {
    Report.line(Line(name: "deals, expert", value: deals(), unit: "1/s"))
    let replays = try verifiedReplays()
    Report.line(
      Line(
        name: "verified replays, expert", value: replays, unit: "1/s",
        aim: .atLeast(100_000)))
    Report.line(
      Line(
        name: "verified replays, quiz", value: try quizReplays(), unit: "1/s",
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
    return try rate(of: records)
  }

  private static func quizReplays() throws -> Double {
    try rate(
      of: (0..<500).map { (seed: UInt64) in
        let setup: MovieQuizSetup = seed.isMultiple(of: 2) ? .top : .popular
        return try Round<MovieQuizGame>.answered(
          setup, seed: seed, content: .newestPack(for: setup), eligibility: .ranked)
      })
  }

  /// Returns the number of replays of one of `records` per second.
  private static func rate(of records: [ReplayRecord]) throws -> Double {
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
