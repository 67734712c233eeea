import Bots
import CSQLite
import Testing

@testable import GameCore

@Suite("Statistics match the rounds", .everyEngine)
struct StatisticsTests {
  let scratch: Scratch
  let store: DatabaseStore
  let anna: Player

  init() throws {
    scratch = try Scratch()
    store = try scratch.store()
    anna = try store.player("Anna")
  }

  private func played(_ game: GameID = PairsGame.id) throws -> PlayedRounds {
    try store.playedRounds(of: anna.id, in: game) { _, _ in }
  }

  private func statistics(
    _ setup: String? = nil, at now: Timestamp = .start, game: GameID = PairsGame.id
  ) throws -> GameStatistics {
    GameStatistics(
      try played(game), setup: setup, at: now, secondsFromUTC: 0, firstWeekday: .monday)
  }

  @Test("the memory errors of the curve and of the map are those of the rules")
  func memoryErrors() throws {
    var errors = 0
    for seed in 1...30 {
      let round = try VerifiedRound.verified(
        .hard, seed: UInt64(seed), playedBy: Forgetful(recall: 60, seed: UInt64(seed)),
        pace: .steady(Elapsed(milliseconds: 700)))
      let trace = try #require(PairsTrace(of: .ranked(round)))
      let expected = try #require(round.result.figures[.memoryErrors])
      #expect(trace.missed.reduce(0) { $0 + Int($1) } == expected)
      #expect(trace.forgotten.reduce(0) { $0 + Int($1) } == expected)
      let turns = try #require(round.result.figures[.turns])
      #expect(trace.flips.reduce(0) { $0 + Int($1) } == 2 * turns)
      #expect(trace.flips.allSatisfy { $0 > 0 } && trace.missed[0] + trace.recalled[0] == 0)
      errors += expected
      _ = try store.record(round, by: anna.id, at: .start)
    }
    try #require(errors > 0)
    let statistics = try statistics("hard")
    #expect(statistics.forgetting.map(\.errors).reduce(0, +) == errors)
    #expect(statistics.forgetting.allSatisfy { $0.errors <= $0.observations })
    #expect(statistics.heat?.forgotten.reduce(0, +) == errors)
    #expect(statistics.heat?.columns == 6 && statistics.heat?.flips.count == 36)
    let summary = try #require(statistics.figures.first { $0.figure == .memoryErrors })
    #expect(summary.total == errors && summary.rounds == 30)
    // Of all levels, the positions are those of the most played one.
    try store.play(.easy, seed: 4, pace: 900, by: anna)
    #expect(try self.statistics().heat == statistics.heat)
  }

  @Test("a perfect memory forgets nothing")
  func perfect() throws {
    try store.play(.hard, seed: 4, pace: 900, by: anna)
    let statistics = try statistics("hard")
    #expect(statistics.forgetting.allSatisfy { $0.errors == 0 && $0.errorRate == 0 })
    #expect(statistics.heat?.forgotten.allSatisfy { $0 == 0 } == true)
  }

  @Test("best, mean and median, times and par are of verified rounds only")
  func numbers() throws {
    var points: [Int] = []
    for pace in [3000, 2000, 2500, 4000] {
      points.append(try store.play(.easy, seed: 1, pace: pace, by: anna).round.result.points)
    }
    try store.play(.hard, pace: 2000, by: anna)
    try store.play(.easy, pace: 1000, by: try store.player("Berta"))
    let statistics = try statistics("easy")
    let sorted = points.sorted()
    #expect(statistics.points == points && statistics.best == sorted[3])
    #expect(statistics.meanPoints == (2 * points.reduce(0, +) + 4) / 8)
    #expect(statistics.medianPoints == (sorted[1] + sorted[2] + 1) / 2)
    #expect(statistics.series(last: 2).map(\.points) == Array(points.suffix(2)))
    #expect(statistics.series().map(\.best) == [points[0], sorted[3], sorted[3], sorted[3]])
    #expect(statistics.series(last: 0).isEmpty && statistics.series(last: 99).count == 4)
    let turns = try #require(statistics.figures.first { $0.figure == .turns })
    #expect(statistics.turns?.meanOverPar == turns.meanHundredths - PairsLevel.easy.par)
    #expect(statistics.shortestTime?.milliseconds == turns.least * 2 * 2000)
    #expect(try self.statistics().rounds == 5)
    try scratch.edit("UPDATE round SET points = points + 1 WHERE id = 2")
    let after = try played()
    #expect(after.rounds.count == 4 && after.unverifiable == 1)
    #expect(try self.statistics("easy").points == [points[0], points[2], points[3]])
    try scratch.edit("UPDATE round SET points = points - 1 WHERE id = 2")
    #expect(try self.statistics("easy").points == points)
  }

  @Test("statistics without rounds are empty and do not crash")
  func empty() throws {
    let statistics = try statistics("easy")
    #expect(statistics.rounds == 0 && statistics.best == nil && statistics.meanPoints == nil)
    #expect(statistics.medianPoints == nil && statistics.turns == nil && statistics.heat == nil)
    #expect(statistics.figures.isEmpty && statistics.forgetting.isEmpty)
    #expect(statistics.histogram.counts.isEmpty && statistics.days.days == 0)
    #expect(try self.statistics("nothing", game: GameID("nothing")).rounds == 0)
  }

  @Test("streaks and the calendar use the player's time zone")
  func days() throws {
    let today = try #require(CalendarDate(year: 2026, month: 11, day: 18))
    func days(_ offsets: [Int]) -> DaysPlayed {
      DaysPlayed(
        offsets.map { today.adding(days: $0) }, today: today, firstWeekday: .monday)
    }
    let some = days([-300, -299, -298, -297, -3, -2, -2, -1])
    #expect(some.longestStreak == 4 && some.currentStreak == 3 && some.days == 7)
    #expect(
      days([0]).currentStreak == 1 && days([-2]).currentStreak == 0 && days([]).longestStreak == 0)
    #expect(some.weeks.count == 26 && some.weeks.allSatisfy { $0.count == 7 })
    // A Wednesday: four days of the last week are in the future.
    #expect(some.weeks.last == [2, 1, 0, nil, nil, nil, nil])
    #expect(some.weeks[24] == [0, 0, 0, 0, 0, 0, 1])
    #expect(some.start.weekday == .monday)
    #expect(some.start.adding(days: 25 * 7 + 2) == today)
    let sunday = DaysPlayed([today], today: today, firstWeekday: .sunday)
    #expect(sunday.weeks.last == [0, 0, 0, 1, nil, nil, nil])
  }

  @Test("every round is in one bar, and platinum in the bar it belongs to")
  func histogram() {
    var chance = Generator(seed: 5)
    for _ in 0..<300 {
      let points = (0..<(1 + Int(chance.below(40)))).map { _ in Int(chance.below(5000)) }
      let platinum = chance.below(2) == 0 ? nil : Int(chance.below(5000))
      let histogram = Histogram(points, platinum: platinum)
      #expect(histogram.counts.reduce(0, +) == points.count)
      #expect((1...Histogram.mostBars).contains(histogram.counts.count))
      for (bar, count) in histogram.counts.enumerated() {
        let low = histogram.start + bar * histogram.width
        #expect(points.count { (low..<(low + histogram.width)).contains($0) } == count)
      }
      if let platinum, let bar = histogram.platinumBar {
        let low = histogram.start + bar * histogram.width
        #expect((low..<(low + histogram.width)).contains(platinum))
      }
      #expect((platinum == nil) == (histogram.platinumBar == nil))
    }
  }

  @Test("many rounds are read in batches with progress, and are cached the second time")
  func batches() throws {
    for pace in 1...600 { try store.play(pace: 1000 + pace, by: anna) }
    var told: [Int] = []
    let first = try store.playedRounds(of: anna.id, in: PairsGame.id) { done, total in
      told.append(done)
      #expect(total == 600)
    }
    #expect(told == [512, 600, 600] && first.rounds.count == 600)
    #expect(try played() == first)
    #expect(try played(ColorMatchGame.id).rounds.isEmpty)
    #expect(try played() == first)
  }
}
