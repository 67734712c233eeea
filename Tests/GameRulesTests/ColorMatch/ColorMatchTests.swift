import GameRules
import Testing

@Suite("Color Match, ruleset 1")
struct ColorMatchTests {
  private typealias State = ColorMatchGame.State

  /// Answers `rights.count` questions, 300 ms each, rightly or wrongly as told.
  private func play(
    _ rights: [Bool], _ duration: ColorMatchDuration = .ninety, seed: UInt64 = 1
  ) throws -> Round<ColorMatchGame> {
    var round = Round<ColorMatchGame>(duration, seed: seed, eligibility: .ranked)
    for (index, isRight) in rights.enumerated() {
      let isYes = round.state.question.isMatch == isRight
      try round.play(isYes ? .yes : .no, at: Elapsed(milliseconds: 300 * (index + 1)))
    }
    return round
  }

  @Test(
    "The published values hold: answers without an error, score, multiplier, total",
    arguments: [
      (0, 0, 1, 0), (1, 50, 1, 300), (3, 150, 1, 400), (4, 200, 2, 700), (30, 6400, 8, 8400),
      (36, 9000, 10, 11_500), (37, 9500, 10, 12_000), (100, 41_000, 10, 43_500),
    ])
  func checkValues(answers: Int, score: Int, multiplier: Int, total: Int) throws {
    let state = try play(Array(repeating: true, count: answers)).state
    #expect(state.score.score == score)
    #expect(state.score.multiplier == multiplier)
    #expect(state.score.total == total)
  }

  @Test("A wrong answer clears the dots and lowers the multiplier, not below one")
  func wrongAnswer() throws {
    let climbed = Array(repeating: true, count: 9)
    let before = try play(climbed).state.score
    #expect((before.multiplier, before.dots) == (3, 1))
    let after = try play(climbed + [false]).state.score
    #expect((after.multiplier, after.dots, after.score) == (2, 0, before.score))
    let bottom = try play(climbed + Array(repeating: false, count: 5)).state.score
    #expect((bottom.multiplier, bottom.dots, bottom.wrong) == (1, 0, 5))
  }

  @Test("Nothing right is nothing won: no bonus for the first multiplier")
  func noBonusForNothing() throws {
    let state = try play([false, false, false]).state
    #expect(state.score.total == 0)
  }

  @Test("At the highest multiplier the four dots stay filled")
  func highestMultiplier() throws {
    let top = try play(Array(repeating: true, count: 44)).state.score
    #expect((top.multiplier, top.dots) == (10, 4))
    let fallen = try play(Array(repeating: true, count: 44) + [false]).state.score
    #expect((fallen.multiplier, fallen.dots) == (9, 0))
  }

  @Test(
    "The clock ends the round, whether or not anybody plays", arguments: ColorMatchDuration.allCases
  )
  func clockEndsIt(duration: ColorMatchDuration) throws {
    var round = Round<ColorMatchGame>(duration, seed: 3, eligibility: .ranked)
    #expect(round.nextDeadline == duration.end)
    round.advance(to: duration.end - Elapsed(milliseconds: 1))
    #expect(round.result == nil)
    round.advance(to: duration.end)
    #expect(round.result?.time == duration.end)
    #expect(round.nextDeadline == nil)
    #expect(throws: ColorMatchGame.Refusal.gameOver) {
      try round.play(.yes, at: duration.end + .seconds(5))
    }
  }

  @Test("An answer nobody could have read the question for does not count")
  func tooSoon() throws {
    var round = Round<ColorMatchGame>(.thirty, seed: 5, eligibility: .ranked)
    let before = round.state
    #expect(throws: ColorMatchGame.Refusal.tooSoon) {
      try round.play(.yes, at: Elapsed(milliseconds: 149))
    }
    #expect(round.state == before)
    #expect(round.moves.isEmpty)
    try round.play(.yes, at: Elapsed(milliseconds: 150))
    #expect(round.moves.count == 1)
  }

  @Test("Holding one key down earns less than a careful beginner")
  func mashing() throws {
    for seed in UInt64(1)...20 {
      var masher = Round<ColorMatchGame>(.thirty, seed: seed, eligibility: .ranked)
      for milliseconds in stride(from: 150, to: 30_000, by: 150) {
        try masher.play(.yes, at: Elapsed(milliseconds: milliseconds))
      }
      // Thirty right answers, one a second, total 8400.
      #expect(masher.state.score.total < 8400 * 3 / 2)
    }
  }

  @Test("About half of the questions match, and each colour comes up as often as the others")
  func fairness() {
    var generator = Generator(seed: 99)
    var matches = 0
    var words = [0, 0, 0, 0]
    var inks = [0, 0, 0, 0]
    let draws = 40_000
    for _ in 0..<draws {
      let question = ColorMatchQuestion.next(from: &generator)
      if question.isMatch { matches += 1 }
      words[question.word.rawValue] += 1
      inks[question.ink.rawValue] += 1
    }
    // 34 % forced and a quarter of the rest is 50.5 %; four standard errors are 1 %.
    #expect(abs(matches - draws * 505 / 1000) < draws / 100)
    for count in words + inks { #expect(abs(count - draws / 4) < draws / 100) }
  }

  @Test("The Stroop cost is the mean of disagreeing answers less that of agreeing ones")
  func stroopCost() throws {
    var round = Round<ColorMatchGame>(.ninety, seed: 11, eligibility: .ranked)
    var now = 0
    var sums = (agreeing: [Int](), disagreeing: [Int]())
    for step in 0..<60 {
      let question = round.state.question
      let time = question.isCongruent ? 400 + step : 650 + 3 * step
      now += time
      if question.isCongruent { sums.agreeing.append(time) } else { sums.disagreeing.append(time) }
      try round.play(question.isMatch ? .yes : .no, at: Elapsed(milliseconds: now))
    }
    func mean(_ values: [Int]) -> Int {
      (2 * values.reduce(0, +) + values.count) / (2 * values.count)
    }
    #expect(round.state.times.stroopCost == mean(sums.disagreeing) - mean(sums.agreeing))
    #expect(round.state.times.mean == mean(sums.agreeing + sums.disagreeing))
  }

  @Test("A round replays to the same result and verifies")
  func verifies() throws {
    var round = try play([true, true, false, true], .thirty, seed: 8)
    round.advance(to: ColorMatchDuration.thirty.end)
    let record = try #require(round.record)
    #expect(try Catalog.verify(record).result == record.claimed)
    #expect(record.claimed.figures[.right] == 3)
    #expect(record.claimed.figures[.wrong] == 1)
  }
}
