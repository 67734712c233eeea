import Canvas
import Pictures
import Testing

@testable import GameCore
@testable import GameUI

@Suite("Movie Quiz on the screen")
struct MovieQuizScreenTests {
  private func started(
    _ environment: App.LaunchEnvironment = App.LaunchEnvironment(), setup: String = "top",
    seed: UInt64 = 7,
    loggedIn: Bool = false, columns: Int = 80, rows: Int = 24
  ) throws -> Visitor {
    let settings = Settings(game: "movie-quiz", setups: ["movie-quiz": setup])
    var visitor = Visitor(environment, columns: columns, rows: rows, settings: settings)
    if loggedIn {
      visitor.logIn(try Deals.player(), settings)
    } else {
      visitor.enterAsGuest()
    }
    visitor.deal(seed)
    return visitor
  }

  private func play(_ visitor: Visitor) throws -> MovieQuizPlay {
    try #require(visitor.play as? MovieQuizPlay)
  }

  private func state(_ visitor: Visitor) throws -> MovieQuizState { try play(visitor).state }

  private func answer(_ visitor: inout Visitor, rightly: Bool = true) throws {
    let isYes = try state(visitor).question.isYes == rightly
    visitor.press(isYes ? .right : .left)
  }

  @Test("Arrows, letters, Russian letters and the buttons answer")
  func answers() throws {
    let layout = MovieQuizLayout(
      in: Chrome.content(of: Rect(column: 0, row: 0, columns: 80, rows: 24)))
    let yes: [Input] = [
      .key(.right), .key(.character("y")), .key(.character("k")), .key(.character("д")),
      .mouse(Mouse(.press, at: layout.yes.origin)),
    ]
    let no: [Input] = [
      .key(.left), .key(.character("n")), .key(.character("j")), .key(.character("н")),
      .mouse(Mouse(.press, at: layout.no.origin)),
    ]
    for (inputs, isYes) in [(yes, true), (no, false)] {
      var visitor = try started()
      for input in inputs {
        visitor.wait(400)
        let before = try state(visitor)
        visitor.send(.input(input))
        let after = try #require(try state(visitor).answers.last)
        #expect(after.isYes == isYes && after.isRight == (before.question.isYes == isYes))
        visitor.type("x")
      }
    }
  }

  @Test("The frame and a text show right or wrong and the rating, for a second, in both languages")
  func feedback() throws {
    for (language, words) in [
      (Language.english, ("Right, +2", "Wrong: rated")),
      (.russian, ("Верно, +2", "Неверно: рейтинг")),
    ] {
      var visitor = try started(App.LaunchEnvironment(language: language))
      for isRight in [true, false] {
        visitor.wait(700)
        try answer(&visitor, rightly: isRight)
        let rating = try state(visitor).question.film.rating.text(in: language)
        #expect(visitor.sees(isRight ? words.0 : words.1))
        #expect(visitor.sees(rating))
        let layout = MovieQuizLayout(in: visitor.app.area)
        let middle = layout.poster.column + (layout.poster.columns - 1) / 2
        let mark = visitor.canvas[middle, layout.poster.row]
        let role: Role = isRight ? .cardMatched : .bad
        #expect(mark.character == (isRight ? "✓" : "✗"))
        #expect(mark.style.foreground == visitor.app.look.style(role).foreground)
        visitor.now = try #require(visitor.app.nextDeadline)
        visitor.send(.deadline)
        #expect(!visitor.sees(isRight ? words.0 : words.1))
      }
    }
  }

  @Test("Any key skips the rest of the second, and an answer too early is refused")
  func skipping() throws {
    var visitor = try started()
    visitor.wait(400)
    try answer(&visitor)
    visitor.wait(100)
    visitor.type("x")
    #expect(try state(visitor).number == 1)
    #expect(visitor.sees("2/10"))
    visitor.wait(100)
    try answer(&visitor)
    #expect(visitor.sees(PlayPhrase.tooSoon))
    #expect(try state(visitor).answers.count == 1)
  }

  @Test("A pause hides question and film and stops the clock")
  func pause() throws {
    var visitor = try started()
    visitor.wait(2000)
    visitor.type("p")
    #expect(visitor.app.nextDeadline == nil)
    let film = try state(visitor).question.film
    #expect(
      !visitor.isAsked && !visitor.sees(film.title) && !visitor.sees("\(film.year)"))
    visitor.wait(60_000)
    visitor.type(" ")
    #expect(visitor.isAsked && visitor.sees("2 s"))
  }

  @Test("The clock of a question ticks while it costs points, and not after that")
  func clock() throws {
    var visitor = try started()
    visitor.wait(333)
    try answer(&visitor)
    visitor.wait(250)
    visitor.type("x")
    for second in 1...10 {
      visitor.now = try #require(visitor.app.nextDeadline)
      visitor.send(.deadline)
      #expect(visitor.sees(second < 10 ? " \(second) s" : " 10+ s"), "\(second)")
    }
    #expect(visitor.app.nextDeadline == nil)
    visitor.wait(100_000)
    try answer(&visitor)
    #expect(visitor.sees("+100"))
  }

  @Test("A quiz is recorded at its end, with right answers and mean time in the dialog")
  func end() throws {
    var visitor = try started(setup: "popular", loggedIn: true)
    for number in 0..<10 {
      visitor.wait(3200)
      try answer(&visitor, rightly: number != 4)
      visitor.now = try #require(visitor.app.nextDeadline)
      visitor.effects = []
      visitor.send(.deadline)
    }
    #expect(visitor.sees(MovieQuizPhrase.over))
    for word in ["9 / 10", "3.20 s", "[ New game ]"] {
      #expect(visitor.sees(word), "\(word)")
    }
    let recorded = visitor.effects.contains { effect in
      if case .store(.record) = effect { true } else { false }
    }
    #expect(recorded)
  }

  @Test("Every answer is saved, and a saved quiz continues at its question")
  func resume() throws {
    var visitor = try started(loggedIn: true)
    visitor.wait(800)
    visitor.effects = []
    try answer(&visitor)
    guard case .store(.keepProgress(let saved, _))? = visitor.effects.first else {
      Issue.record("the answer was not kept")
      return
    }
    var later = Visitor()
    later.logIn(try Deals.player())
    later.answer(.progress(saved, of: .player(PlayerID(1))))
    #expect(later.sees(GameTitle(MovieQuizGame.id)))
    later.press(.enter)
    #expect(try state(later).answers == state(visitor).answers)
    #expect(later.play?.isPaused == false)
  }

  @Test(
    "Poster, question and buttons fit every window, with the longest titles, in both languages",
    arguments: [(60, 20), (80, 24), (120, 40), (200, 60)])
  func fits(columns: Int, rows: Int) throws {
    for language in Language.allCases {
      let visitor = try started(
        App.LaunchEnvironment(language: language), columns: columns, rows: rows)
      let layout = MovieQuizLayout(in: Chrome.content(of: visitor.canvas.bounds))
      #expect(visitor.canvas.bounds.intersection(layout.poster) == layout.poster)
      let blank = rows < 24 ? 0 : 1
      #expect(max(layout.feedback.bottom, layout.note + 1) < visitor.canvas.bounds.bottom - blank)
      #expect(layout.buttons.row - layout.question.bottom <= 2)
      #expect(layout.scale < layout.feedback.row && layout.note >= layout.buttons.bottom)
      #expect(visitor.sees(language == .english ? "Yes" : "Да"))
      for film in Self.longestTitles {
        var canvas = Canvas(size: layout.area.size, style: .plain)
        let place = Rect(
          column: 0, row: 0, columns: layout.poster.columns, rows: layout.poster.rows)
        PosterPainter(look: RenderStyle(language: language)).draw(
          film, .asked, in: place, into: &canvas)
        #expect(canvas.lines.joined().contains("\(film.year)"), "\(film.title)")
      }
      for question in [MovieQuizQuestion.Side.above, .below] {
        let text = MovieQuizPhrase.question(question, FilmPack.top1.films[0].rating)
        #expect(TextWidth.of(text.text(in: language)) <= layout.area.columns)
      }
    }
  }

  /// The films with the longest titles in either language.
  private static let longestTitles: [Film] = {
    let films = FilmPack.all.flatMap(\.films)
    return Language.allCases.flatMap { language in
      films.sorted { $0.shownTitle(in: language).count > $1.shownTitle(in: language).count }
        .prefix(6)
    }
  }()

  @Test("The rules match the code")
  func rules() throws {
    var visitor = try started(rows: 40)
    visitor.type("1")
    for words in ["0.3 ", "0.15 seconds", " 2,000.", "1,700", "700"] {
      #expect(visitor.sees(words), "\(words)")
    }
  }

  @Test(
    "It matches the golden pictures",
    arguments: [
      ("english", App.LaunchEnvironment(), 80, 24),
      ("russian", App.LaunchEnvironment(language: .russian), 80, 24),
      ("ascii", App.LaunchEnvironment(depth: .monochrome, unicode: false), 80, 24),
      ("large-ascii", App.LaunchEnvironment(depth: .monochrome, unicode: false), 120, 40),
      ("large-english", App.LaunchEnvironment(), 120, 40),
      ("large-russian", App.LaunchEnvironment(depth: .monochrome, language: .russian), 120, 40),
    ])
  func pictures(name: String, environment: App.LaunchEnvironment, columns: Int, rows: Int) throws {
    var visitor = try started(
      environment, setup: "popular", seed: 9, loggedIn: true, columns: columns, rows: rows)
    visitor.wait(1700)
    expectDescribed(visitor, "movie-quiz-\(name)")
    try answer(&visitor)
    expectDescribed(visitor, "movie-quiz-right-\(name)")
    visitor.type("x")
    visitor.wait(4000)
    try answer(&visitor, rightly: false)
    expectDescribed(visitor, "movie-quiz-wrong-\(name)")
    visitor.type("p")
    expectDescribed(visitor, "movie-quiz-paused-\(name)")
  }
}
