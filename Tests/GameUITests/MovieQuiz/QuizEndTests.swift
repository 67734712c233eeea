import Canvas
import Testing

@testable import GameCore
@testable import GameUI

@Suite("The end of a quiz")
struct QuizEndTests {
  private static let now = Timestamp(milliseconds: 1_795_000_000_000)

  /// The best of a quiz with two wrong answers.
  private let best = "8 / 10, " + PlayPhrase.points(1360).text(in: .english)

  private func finished(
    _ environment: App.LaunchEnvironment = App.LaunchEnvironment(), loggedIn: Bool = true,
    columns: Int = 80,
    rows: Int = 24
  ) throws -> Visitor {
    let settings = Settings(game: "movie-quiz", setups: ["movie-quiz": "top"])
    var visitor = Visitor(environment, columns: columns, rows: rows, settings: settings)
    if loggedIn {
      visitor.logIn(try Deals.player(), settings)
    } else {
      visitor.enterAsGuest()
    }
    visitor.deal(7)
    play(&visitor)
    return visitor
  }

  private func play(_ visitor: inout Visitor, wrong: Int = 2) {
    for number in 0..<10 { visitor.answerQuiz(rightly: number >= wrong) }
  }

  private func facts(
    _ rights: [Int], minutesApart: Int = 60
  ) throws -> [RoundMetrics] {
    try rights.enumerated().map { number, right in
      var round = Round<MovieQuizGame>(
        .top, seed: UInt64(number), content: .newestPack(for: .top), eligibility: .ranked)
      for index in 0..<10 {
        let isYes = round.state.question.isYes == (index < right)
        try round.play(isYes ? .yes : .no, at: .seconds(4 * index + 3))
        round.advance(to: .seconds(4 * index + 4))
      }
      return RoundMetrics(
        try Catalog.prove(#require(round.record)), id: RoundID(number + 1),
        finishedAt: Timestamp(milliseconds: Self.now.milliseconds + number * minutesApart * 60_000))
    }
  }

  private func statistics(_ rights: [Int], setup: String? = nil) throws -> GameStatistics {
    GameStatistics(
      PlayedRounds(
        game: MovieQuizGame.id, player: PlayerID(1), rounds: try facts(rights), unverifiable: 0),
      setup: setup, at: Self.now, secondsFromUTC: 0, firstWeekday: .monday)
  }

  /// Answers that the round is saved, with the summary of all rounds.
  private func keep(_ visitor: inout Visitor, _ rights: [Int]) throws {
    for case .store(.record(let earned)) in visitor.effects {
      let scored = ScoredRound(
        id: RoundID(9), of: try #require(earned.round.ranked), finishedAt: Self.now)
      visitor.answer(
        .recorded(RecordOutcome(round: scored, previousBest: nil, rank: 1, players: 3), earned))
    }
    for query in visitor.effects.asked(StatisticsQuery.self) {
      // Of these films only.
      #expect(query.board.setup == "top")
      visitor.answer(.reply(to: query, .success(try statistics(rights))))
    }
  }

  @Test("the dialog shows right answers, quizzes played, the best with its date, and mean accuracy")
  func summary() throws {
    var visitor = try finished()
    try keep(&visitor, [8, 9, 9, 4])
    for words in [
      "8 / 10", "Quizzes played     4", "75.0%", "9 / 10, 1,530 points", "2026-11-18 12:06",
      "[ New game ]",
    ] {
      #expect(visitor.sees(words), "\(words)\n\(visitor.screen)")
    }
    visitor.press(.enter)
    #expect(visitor.effects.contains(.store(.drawSeed)))
  }

  @Test("a guest sees this run's quizzes, each once")
  func guest() throws {
    var visitor = try finished(loggedIn: false)
    #expect(!visitor.sees(MovieQuizPhrase.played), "one quiz is its result")
    visitor.click(ButtonPhrase.newGame)
    visitor.answer(.seed(8))
    play(&visitor, wrong: 10)
    #expect(visitor.sees(MovieQuizPhrase.played, "2") && visitor.sees("40.0%"))
    #expect(visitor.sees("8 / 10, "))
    visitor.click(ButtonPhrase.logIn)
    visitor.effects += visitor.app.perform([.account(.playAsGuest)], at: visitor.now)
    #expect(visitor.sees(MovieQuizPhrase.played, "2"), "\(visitor.screen)")
  }

  @Test("a guest's best has date and time, of the first of equal ones, in local time")
  func guestDate() throws {
    var visitor = try finished(App.LaunchEnvironment(secondsFromUTC: 3 * 3600), loggedIn: false)
    visitor.dateGuest(Self.now)
    #expect(!visitor.sees("2026-11-18"), "one quiz is its result")
    for (wrong, minutes) in [(2, 17), (5, 20)] {
      visitor.click(ButtonPhrase.newGame)
      visitor.answer(.seed(UInt64(minutes)))
      play(&visitor, wrong: wrong)
      visitor.dateGuest(Timestamp(milliseconds: Self.now.milliseconds + minutes * 60_000))
      #expect(visitor.sees(best) && visitor.sees("2026-11-18 14:06"))
    }
    #expect(visitor.sees(MovieQuizPhrase.played, "3"))
  }

  @Test("a time that arrives after the dialog was closed is shown in the next one")
  func lateDate() throws {
    var visitor = try finished(loggedIn: false)
    let asked = visitor.effects
    visitor.click(ButtonPhrase.newGame)
    visitor.answer(.seed(8))
    visitor.effects = asked
    visitor.dateGuest(Self.now)
    #expect(visitor.dialog == nil)
    play(&visitor, wrong: 9)
    #expect(visitor.sees(best) && visitor.sees("2026-11-18 11:06"))
  }

  @Test("the films are listed with rating, threshold and answer, and the dialog returns")
  func films() throws {
    var visitor = try finished()
    let questions = try #require(visitor.quiz?.state.questions)
    visitor.press(.right, .right, .enter)
    #expect(visitor.dialog is RoundReview)
    var seen = visitor.screen
    for _ in 0..<10 {
      visitor.press(.down)
      seen += visitor.screen
    }
    for question in questions {
      #expect(seen.contains("\(question.film.title) (\(question.film.year))"))
      let answers = [true, false].map { isYes in
        visitor.text(MovieQuizPhrase.reviewed(question, isYes: isYes))
      }
      #expect(answers.contains { seen.contains($0) })
    }
    let last = visitor.screen
    visitor.press(.down)
    #expect(visitor.screen == last && visitor.sees("↑"))
    try keep(&visitor, [8])
    visitor.press(.enter)
    #expect(visitor.sees(DialogPhrase.firstResult))
  }

  @Test("the list scrolls with the wheel and by pages, and stops at its ends")
  func scrolling() throws {
    var visitor = try finished(columns: 60, rows: 20)
    visitor.press(.right, .right, .enter)
    let top = visitor.screen
    let middle = Point(column: 30, row: 10)
    visitor.send(.input(.mouse(Mouse(.wheelDown, at: middle))))
    #expect(visitor.screen != top)
    visitor.press(.pageDown, .pageDown, .pageDown, .pageDown, .pageDown)
    let bottom = visitor.screen
    visitor.press(.down)
    #expect(visitor.screen == bottom && bottom != top)
    visitor.press(.up)
    #expect(visitor.screen != bottom)
    for _ in 0..<20 { visitor.send(.input(.mouse(Mouse(.wheelUp, at: middle)))) }
    #expect(visitor.screen == top)
  }

  @Test(
    "an alert leaves the hint bar visible, with the keys that work", arguments: [20, 22, 24, 40])
  func keys(rows: Int) throws {
    for language in Language.allCases {
      var visitor = try finished(
        App.LaunchEnvironment(language: language), columns: rows == 20 ? 60 : 80, rows: rows)
      try keep(&visitor, [8, 9, 9, 4])
      let look = visitor.app.look
      var last: String { visitor.lines.last ?? "" }
      let (move, scroll) = (look.text(TabPhrase.keyMove), look.text(TabPhrase.keyScroll))
      #expect(last.contains("←→ " + move) && last.contains("Esc"))
      let bottom = { (visitor: Visitor) in visitor.lines.lastIndex { $0.contains("╰") } }
      #expect(bottom(visitor).map { $0 < rows - 1 } == true)
      let isScrolled = last.contains("PgUp PgDn " + scroll)
      let top = visitor.lines.dropLast()
      visitor.press(.pageDown)
      #expect((visitor.lines.dropLast() != top) == isScrolled)
      visitor.click(button: MovieQuizPhrase.films)
      #expect(visitor.dialog is RoundReview)
      #expect(!last.contains(move) && last.contains("Enter") && last.contains("Esc"))
      #expect(last.contains("↑↓ " + scroll) == (rows < 40))
      #expect(bottom(visitor).map { $0 < rows - 1 } == true)
    }
  }

  @Test("accuracy is counted by round and by the decade of the film")
  func accuracy() throws {
    let quiz = try #require(try statistics([10, 0, 5]).quiz)
    #expect(quiz.rounds.map(\.right) == [10, 0, 5])
    #expect(quiz.rounds.map(\.thousandths) == [1000, 0, 500])
    #expect(quiz.decades.map(\.accuracy.answers).reduce(0, +) == 30)
    #expect(quiz.decades.map(\.accuracy.right).reduce(0, +) == 15)
    #expect(quiz.decades.map(\.decade) == quiz.decades.map(\.decade).sorted())
    let film = FilmPack.top1.films[0]
    #expect(quiz.decades.allSatisfy { $0.decade % 10 == 0 } && film.year / 10 > 180)
    #expect(try statistics([3, 9, 9]).bestRound?.id == RoundID(2))
  }

  @Test("It matches its golden files", arguments: PictureTests.variants)
  func pictures(name: String, environment: App.LaunchEnvironment) throws {
    for (columns, rows, size) in [(80, 24, ""), (120, 40, "-large")] {
      var visitor = try finished(environment, columns: columns, rows: rows)
      try keep(&visitor, [8, 9, 9, 4])
      expectPicture(visitor, "movie-quiz-end-\(name)\(size)")
      visitor.press(.right, .right, .enter)
      expectPicture(visitor, "movie-quiz-films-\(name)\(size)")
    }
  }

  @Test("The charts match their golden files", arguments: PictureTests.variants)
  func charts(name: String, environment: App.LaunchEnvironment) throws {
    for (columns, rows, size) in [(80, 24, ""), (120, 40, "-wide")] {
      var settings = Settings(game: "movie-quiz")
      settings.setups[settings.game] = "top"
      var visitor = Visitor(environment, columns: columns, rows: rows, settings: settings)
      visitor.logIn(try Deals.player(), settings)
      visitor.type("5s")
      for query in visitor.effects.asked(StatisticsQuery.self) {
        let known = try statistics([3, 5, 4, 7, 6, 8, 9, 7, 10, 8], setup: query.board.setup)
        visitor.answer(.reply(to: query, .success(known)))
      }
      visitor.type("ccc")
      expectPicture(visitor, "statistics-accuracy\(size)-\(name)")
      visitor.type("c")
      expectPicture(visitor, "statistics-decades\(size)-\(name)")
      visitor.type("t")
      #expect(visitor.sees("%"))
    }
  }
}
