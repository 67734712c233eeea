import GameRules
import Testing

@Suite("Color Match")
struct ColorMatchTests {
  private typealias State = ColorMatchGame.State

  /// Answers `rights.count` questions, each after 300 ms, correctly or not as given.
  private func play(
    _ rights: [Bool], _ duration: ColorMatchDuration = .ninety, seed: UInt64 = 1
  ) throws -> Round<ColorMatchGame> {
    var round = Round<ColorMatchGame>(duration, seed: seed, eligibility: .ranked)
    for isRight in rights {
      if let next = round.state.answerShownUntil { round.advance(to: next) }
      let isYes = round.state.question.isMatch == isRight
      try round.play(
        isYes ? .yes : .no, at: round.state.shownAt + Elapsed(milliseconds: 300))
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

  @Test("A wrong answer clears the dots and lowers the multiplier to one at least")
  func wrongAnswer() throws {
    let climbed = Array(repeating: true, count: 9)
    let before = try play(climbed).state.score
    #expect((before.multiplier, before.dots) == (3, 1))
    let after = try play(climbed + [false]).state.score
    #expect((after.multiplier, after.dots, after.score) == (2, 0, before.score))
    let bottom = try play(climbed + Array(repeating: false, count: 5)).state.score
    #expect((bottom.multiplier, bottom.dots, bottom.wrong) == (1, 0, 5))
  }

  @Test("Without a right answer there is no bonus")
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
    "The clock ends the round with or without answers", arguments: ColorMatchDuration.allCases
  )
  func clockEndsIt(duration: ColorMatchDuration) throws {
    var round = Round<ColorMatchGame>(duration, seed: 3, eligibility: .ranked)
    #expect(round.nextDeadline == duration.end)
    round.advance(to: duration.end - Elapsed(milliseconds: 1))
    #expect(round.result == nil)
    round.advance(to: duration.end)
    #expect(round.result?.time == duration.end)
    #expect(round.nextDeadline == nil)
    #expect(throws: ColorMatchGame.MoveError.gameOver) {
      try round.play(.yes, at: duration.end + .seconds(5))
    }
  }

  @Test("An answer before anyone could have read the question does not count")
  func tooSoon() throws {
    var round = Round<ColorMatchGame>(.thirty, seed: 5, eligibility: .ranked)
    let before = round.state
    #expect(throws: ColorMatchGame.MoveError.tooSoon) {
      try round.play(.yes, at: Elapsed(milliseconds: 149))
    }
    #expect(round.state == before)
    #expect(round.moves.isEmpty)
    try round.play(.yes, at: Elapsed(milliseconds: 150))
    #expect(round.moves.count == 1)
  }

  @Test("After a wrong answer the right one is shown, and for a second nothing counts")
  func wrongAnswerTakesTime() throws {
    var round = try play([true, false])
    let asked = round.state.question
    let shown = Elapsed(milliseconds: 600)
    #expect(round.state.answerShownUntil == shown + .seconds(1))
    #expect(round.nextDeadline == shown + .seconds(1))
    let before = round.state
    for time in [601, 900, 1599] {
      #expect(throws: ColorMatchGame.MoveError.answerShown) {
        try round.play(.yes, at: Elapsed(milliseconds: time))
      }
      #expect(round.state == before)
    }
    #expect(round.state.question == asked)
    round.advance(to: Elapsed(milliseconds: 1700))
    #expect(round.state.answerShownUntil == nil)
    // As of the time when it was due, however late `advance` was called.
    #expect(round.state.shownAt == Elapsed(milliseconds: 1600))
    #expect(throws: ColorMatchGame.MoveError.tooSoon) {
      try round.play(.yes, at: Elapsed(milliseconds: 1749))
    }
    try round.play(.yes, at: Elapsed(milliseconds: 1750))
    #expect(round.moves.count == 3)
  }

  @Test("The round also ends while a right answer is shown")
  func endWhileShown() throws {
    var round = Round<ColorMatchGame>(.thirty, seed: 5, eligibility: .ranked)
    let wrong: ColorMatchGame.Move = round.state.question.isMatch ? .no : .yes
    try round.play(wrong, at: Elapsed(milliseconds: 29_500))
    #expect(round.nextDeadline == .seconds(30))
    round.advance(to: .seconds(31))
    #expect(round.result?.figures[.wrong] == 1)
    #expect(try Catalog.verify(#require(round.record)).result == round.result)
  }

  @Test("Holding one key down for 30 seconds earns less than 2,000 on average")
  func mashing() {
    let seeds = UInt64(1)...200
    let totals = seeds.map { held(.yes, for: .thirty, seed: $0, revision: 2) }
    #expect(totals.reduce(0, +) / totals.count < 2000)
    // And hardly ever as much as thirty right answers, one each second.
    #expect(totals.count { $0 >= 8400 } == 0)
  }

  @Test("By ruleset 1, without a pause, a held key earns the same as always")
  func mashingByRuleset1() {
    let totals = (UInt64(1)...50).map { held(.yes, for: .thirty, seed: $0, revision: 1) }
    #expect((4000...7000).contains(totals.reduce(0, +) / totals.count))
  }

  /// Returns the points of a key that repeats 30 times a second from the first question on.
  private func held(
    _ move: ColorMatchGame.Move, for duration: ColorMatchDuration, seed: UInt64, revision: Int
  ) -> Int {
    var state = ColorMatchGame.deal(
      duration, seed: seed, content: NoContent(), revision: revision)
    for time in stride(from: 33, to: duration.end.milliseconds, by: 33) {
      let now = Elapsed(milliseconds: time)
      ColorMatchGame.advance(&state, at: now)
      try? ColorMatchGame.play(move, in: &state, at: now)
    }
    return state.score.total
  }

  @Test("About half of the questions match, and all colors are equally frequent")
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

  @Test("The Stroop cost is the mean of disagreeing answers minus that of agreeing ones")
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

  @Test("A game saved by ruleset 1 is finished by it")
  func keptByRuleset1() throws {
    let begun = Transcript(
      game: ColorMatchGame.id, revision: 1, setup: "30", seed: 5, eligibility: .ranked,
      moves: "Y@600 Y@1200 Y@1800 Y@2400 Y@3000")
    var round = try Round<ColorMatchGame>(
      resuming: SavedRound(transcript: begun, elapsed: Elapsed(milliseconds: 3100)))
    #expect(round.state.score.wrong > 0)
    #expect(round.state.answerShownUntil == nil)
    round.advance(to: .seconds(30))
    let record = try #require(round.record)
    #expect(record.transcript.revision == 1)
    #expect(try Catalog.verify(record).record == record)
    // By the other ruleset the same answers were too early.
    let other = Transcript(
      game: begun.game, revision: 2, setup: "30", seed: 5, eligibility: .ranked,
      moves: begun.moves)
    #expect(throws: ReplayError.self) { try Catalog.result(of: other) }
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
