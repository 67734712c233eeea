import Bots
import GameRules
import Testing

@Suite("Movie Quiz, ruleset 1")
struct MovieQuizTests {
  @Test(
    "The published values hold",
    arguments: [
      (right: 10, milliseconds: 3200, points: 1700), (7, 12_000, 700), (10, 150, 2000),
      (10, 999, 2000), (10, 1000, 1900), (10, 9999, 1100), (10, 10_000, 1000), (0, 500, 0),
      (1, 600_000, 100),
    ])
  func checkValues(right: Int, milliseconds: Int, points: Int) throws {
    for setup in MovieQuizSetup.allCases {
      var round = Round.quiz(setup)
      try round.answerAll(after: milliseconds) { $0 < right }
      let result = try #require(round.result)
      #expect(result.points == points)
      #expect(result.figures == [.right: right, .meanAnswer: milliseconds])
      #expect(try Catalog.verify(#require(round.record)).result == result)
    }
  }

  @Test("An answer before anyone could have read the question does not count")
  func tooSoon() throws {
    var round = Round.quiz()
    #expect(throws: MovieQuizGame.MoveError.tooSoon) {
      try round.play(.yes, at: Elapsed(milliseconds: 149))
    }
    try round.play(.yes, at: Elapsed(milliseconds: 150))
    #expect(round.moves.count == 1)
    // The next question too, after any transition.
    try round.play(.skip, at: Elapsed(milliseconds: 300))
    #expect(throws: MovieQuizGame.MoveError.tooSoon) {
      try round.play(.no, at: Elapsed(milliseconds: 449))
    }
  }

  @Test("Right or wrong is shown for a second, in which only skipping is possible")
  func answered() throws {
    var round = Round.quiz()
    try round.play(.yes, at: .seconds(2))
    #expect(round.state.phase == .answered(until: .seconds(3)))
    #expect(round.state.number == 0)
    var skipped = round
    #expect(throws: MovieQuizGame.MoveError.nothingAsked) {
      try round.play(.no, at: Elapsed(milliseconds: 2999))
    }
    round.advance(to: .seconds(3))
    #expect(round.state.phase == .asked(at: .seconds(3)))
    #expect(round.state.number == 1)
    try skipped.play(.skip, at: Elapsed(milliseconds: 2100))
    #expect(skipped.state.phase == .asked(at: Elapsed(milliseconds: 2100)))
    #expect(throws: MovieQuizGame.MoveError.nothingToSkip) {
      try skipped.play(.skip, at: Elapsed(milliseconds: 2100))
    }
  }

  @Test("The last answer is shown too before the end; the quiz's time is that of the answer")
  func end() throws {
    var round = Round.quiz()
    for _ in 1...10 {
      try round.play(.yes, at: round.latest + .seconds(2))
      #expect(round.result == nil)
      try round.play(.skip, at: round.latest + Elapsed(milliseconds: 500))
    }
    #expect(round.result?.time == .seconds(10 * 2) + Elapsed(milliseconds: 9 * 500))
    #expect(round.nextDeadline == nil)
    #expect(throws: MovieQuizGame.MoveError.gameOver) { try round.play(.yes, at: .seconds(60)) }
  }

  @Test("A question waits two seconds for its poster, and the wait is not part of the answer")
  func poster() throws {
    let content = try #require(MovieQuizContent.drawn(from: Films.fromService, seed: 4))
    var round = Round<MovieQuizGame>(.top, seed: 4, content: content, eligibility: .ownOnly)
    #expect(round.state.phase == .waiting(until: .seconds(2)))
    #expect(throws: MovieQuizGame.MoveError.nothingAsked) { try round.play(.yes, at: .seconds(1)) }
    try round.play(.show, at: .seconds(1))
    #expect(throws: MovieQuizGame.MoveError.alreadyShown) { try round.play(.show, at: .seconds(1)) }
    try round.play(.yes, at: .seconds(4))
    #expect(round.state.answers.map(\.time) == [.seconds(3)])
    // The second poster does not arrive: answered at 4, shown until 5, waited for until 7.
    round.advance(to: .seconds(9))
    #expect(round.state.phase == .asked(at: .seconds(7)))
  }

  @Test("Posters of a pack are drawn, so a question is shown at once")
  func noPoster() {
    let round = Round.quiz()
    #expect(round.state.phase == .asked(at: .zero))
  }

  @Test("Ten different films; thresholds 0.3 to 1.0 away from the rating, within 1.0 to 9.9")
  func questions() throws {
    for seed in UInt64(1)...200 {
      for content in [
        .newestPack(for: .top), .newestPack(for: .popular),
        try #require(MovieQuizContent.drawn(from: Films.fromService, seed: seed)),
      ] {
        let questions = MovieQuizGame.deal(.top, seed: seed, content: content).questions
        #expect(Set(questions.map(\.film.id)).count == 10)
        for question in questions {
          let distance = abs(question.threshold.tenths - question.film.rating.tenths)
          #expect((3...10).contains(distance))
          #expect((10...99).contains(question.threshold.tenths))
          let isAbove = question.film.rating.tenths > question.threshold.tenths
          #expect(question.isYes == (isAbove == (question.side == .above)))
        }
      }
    }
  }

  @Test("Both directions and both answers are equally frequent, and so is each film")
  func fairness() {
    let seeds = 6000
    var (yes, above, both) = (0, 0, 0)
    var films: [String: Int] = [:]
    for seed in 1...UInt64(seeds) {
      let content = MovieQuizContent.newestPack(for: .popular)
      for question in MovieQuizGame.deal(.popular, seed: seed, content: content).questions {
        if question.isYes { yes += 1 }
        if question.side == .above { above += 1 }
        if question.isYes, question.side == .above { both += 1 }
        films[question.film.id, default: 0] += 1
      }
    }
    // Four standard errors of 60,000 coin tosses are 490.
    let throwsOfCoin = seeds * 10
    #expect(abs(yes - throwsOfCoin / 2) < 490)
    #expect(abs(above - throwsOfCoin / 2) < 490)
    #expect(abs(both - throwsOfCoin / 4) < 425)
    let pack = FilmPack.popular1.films.count
    #expect(films.count == pack)
    let expected = Double(throwsOfCoin) / Double(pack)
    #expect(films.values.allSatisfy { abs(Double($0) - expected) < 5 * expected.squareRoot() })
  }

  @Test("Always the same answer earns about half of the questions")
  func guessing() throws {
    var right = 0
    for seed in UInt64(1)...200 {
      var round = Round.quiz(seed: seed)
      while round.result == nil {
        try round.play(.yes, at: round.latest + .seconds(1))
        try round.play(.skip, at: round.latest)
      }
      right += round.state.right
    }
    #expect((900...1100).contains(right))
  }
}
