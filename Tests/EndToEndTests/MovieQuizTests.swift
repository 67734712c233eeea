import Fixtures
import GameCore
import GameRules
import Loopback
import MediaProtocol
import Synchronization
import Testing

@testable import GameUI

/// Movie Quiz in the real program, with the bundled films and with those of a local service.
@Suite(.sideBySide) struct MovieQuizTests {
  @Test("A quiz on the bundled films is answered, recorded, ranked and verified")
  func bundled() throws {
    let desk = try Desk()
    let player = try Player(arguments: "--no-motion", desk: desk)
    try player.register("Cleo")
    try player.press("Up", "Right", "Right")
    try player.see(game: GameTitle(MovieQuizGame.id))
    try player.press("Enter")
    try player.answerQuiz()
    try player.see(DialogPhrase.firstResult)
    try player.press("Right", "Right", "Enter")
    try player.seeNoMore(button: MovieQuizPhrase.films)
    try player.see(MovieQuizPhrase.films)
    try player.press("Enter")
    try player.see(DialogPhrase.firstResult)
    try player.press("Escape")
    try player.see(button: ButtonPhrase.start)
    try player.press("q", "q")
    #expect(try player.exitCode() == 0)
    let scores = try desk.run("scores", "--game", "movie-quiz", "--json")
    #expect(scores.output.contains("\"player\":\"Cleo\""))
    #expect(try desk.run("verify", "--all").status == 0)
  }

  @Test(
    "A dialog reports a missing service; Try again then loads the service's posters")
  func service() throws {
    let isUp = Mutex(false)
    let server = Self.films { isUp.withLock { $0 } }
    defer { server.stop() }
    let desk = try Desk()
    let player = try player(desk, server)
    try player.register("Cleo")
    try player.chooseFilmsOfService()
    try player.press("End", "Left", "Enter")
    try player.see(ServicesPhrase.setBy("FLIPSIDE_FILMS_KEY"))
    #expect(try !player.shows("secret7"))
    try player.press("Escape")
    try player.see(SettingsRow.theme.title)
    try player.press("End", "Enter")
    try player.see(FilmsPhrase.failed)
    try player.see(FilmsPhrase.problem(.service(.serviceSaid("Maximum usage"))))
    isUp.withLock { $0 = true }
    try player.press("Enter")
    try player.seeQuestion()
    try player.wait(until: "a poster") { try player.showsPicture }
    #expect(server.questions.contains { $0.hasPrefix("/MostPopularMovies/k_secret7 ") })
    try player.answerQuiz()
    try player.see(DialogPhrase.ownOnly)
    try player.press("Right", "Enter")
    try player.see(OwnRoundsPhrase.own)
    try player.press("q", "q")
    #expect(try player.exitCode() == 0)
    #expect(try !desk.run("scores", "--game", "movie-quiz").output.contains("Cleo"))
    #expect(try desk.run("verify", "--all").status == 0)
    let command = try Command.run(["grep", "-r", "secret7", "\(desk.path)/cache"])
    #expect(command.output.isEmpty)
  }

  @Test("An interrupted quiz shows its posters again, without the network")
  func resumed() throws {
    let server = Self.films { true }
    let desk = try Desk()
    let player = try player(desk, server)
    try player.register("Cleo")
    try player.chooseFilmsOfService()
    try player.press("End", "Enter")
    try player.seeQuestion()
    try player.wait(until: "a poster") { try player.showsPicture }
    let poster = try player.poster
    #expect(poster.count > 8)
    try player.press("q", "Right", "Enter")
    #expect(try player.exitCode() == 0)
    server.stop()
    let again = try self.player(desk, server)
    try again.see(DialogPhrase.resume)
    try again.press("Enter")
    try again.seeQuestion()
    try again.wait(until: "the same poster") { try again.poster == poster }
    try again.press("q", "Right", "Enter")
    #expect(try again.exitCode() == 0)
  }

  private func player(_ desk: Desk, _ server: LoopbackServer) throws -> Player {
    try Player(
      arguments: "--no-motion",
      environment: "FLIPSIDE_FILMS_URL=\(server.base) FLIPSIDE_FILMS_KEY=k_secret7"
        + " XDG_CACHE_HOME=\(desk.path)/cache NO_COLOR=1",
      desk: desk)
  }

  /// Returns a service with thirty films and their posters, while `isUp`.
  private static func films(isUp: @escaping @Sendable () -> Bool) -> LoopbackServer {
    LoopbackServer { path, server in
      guard isUp() else { return FilmService.answer([], message: "Maximum usage") }
      let number = path.split(separator: "/").last?.split(separator: ".").first.flatMap { Int($0) }
      return path.hasPrefix("/posters/")
        ? .file(TestPicture.jpeg(number ?? 0)) : FilmService.films(30, poster: server.base)
    }
  }
}

extension Player {
  /// Opens the settings of Movie Quiz from the start and chooses the films of the service.
  func chooseFilmsOfService() throws {
    try press("Up", "Right", "Right")
    try see(game: GameTitle(MovieQuizGame.id))
    try press("2")
    try see(SettingsRow.theme.title)
    try press("Down", "Down", "Right")
    try see(chosen: FilmsPhrase.service)
  }

  /// Waits for a question, about any rating.
  func seeQuestion() throws {
    // The example on the start screen has no number.
    try see("/10")
    let rating = try #require(FilmRating(tenths: 50))
    let sides = [MovieQuizQuestion.Side.above, .below].map { side in
      text(MovieQuizPhrase.question(side, rating))
    }
    try see(sides[0].start(sharedWith: sides[1]))
  }

  /// The lines of the poster, between the edges of its card.
  var poster: [String] {
    get throws {
      let isEdge = { (line: String) in line.contains("▄▄▄▄▄▄▄▄") }
      let lines = try screen.drop { !isEdge($0) }
      return Array(lines.dropFirst().prefix { !isEdge($0) })
    }
  }

  /// Answers all ten questions with yes, each when it is visible, and waits for the dialog.
  func answerQuiz() throws {
    for number in 1...10 {
      try see(" \(number)/10")
      try seeQuestion()
      let answer = number.isMultiple(of: 2) ? "Left" : "Right"
      try press(answer)
      var pressed = ContinuousClock.now
      let next = number < 10 ? " \(number + 1)/10" : text(MovieQuizPhrase.rightAnswers)
      try wait(until: next) {
        try continueIfPaused()
        // Faster than anyone can read: not counted, and the game asks to look first. On a busy
        // machine, the message may disappear before it is read.
        let now = ContinuousClock.now
        if try now > pressed + .milliseconds(400) && shows(PlayPhrase.tooSoon)
          || now > pressed + .seconds(5)
        {
          try press(answer)
          pressed = .now
        }
        return try shows(next)
      }
    }
  }
}
