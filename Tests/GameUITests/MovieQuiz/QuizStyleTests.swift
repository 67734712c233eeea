import Canvas
import MediaProtocol
import Testing

@testable import GameCore
@testable import GameUI

@Suite("Movie Quiz in color")
struct QuizStyleTests {
  private typealias Screens = [(name: String, canvas: Canvas)]

  @Test("the bundled films, at every depth", arguments: Tone.all)
  func bundled(tone: Tone) {
    expectStyles(tone, "movie-quiz") { environment in
      let settings = Settings(game: "movie-quiz", setups: ["movie-quiz": "popular"])
      var visitor = Visitor(environment, settings: settings)
      visitor.enterAsGuest()
      visitor.deal(9)
      visitor.wait(1700)
      var screens: Screens = [("asked", visitor.canvas)]
      visitor.answerOnly(rightly: true)
      screens.append(("right", visitor.canvas))
      visitor.type("x")
      visitor.wait(4000)
      visitor.answerOnly(rightly: false)
      screens.append(("wrong", visitor.canvas))
      visitor.type("p")
      screens.append(("paused", visitor.canvas))
      visitor.type(" ")
      visitor.now = visitor.app.nextDeadline ?? visitor.now
      visitor.send(.deadline)
      for _ in 2..<10 { visitor.answerQuiz() }
      visitor.dateGuest()
      screens.append(("the end", visitor.canvas))
      visitor.click(button: MovieQuizPhrase.films)
      screens.append(("the ten films", visitor.canvas))
      return screens
    }
  }

  @Test("the films of a service, at every depth", arguments: Tone.all)
  func service(tone: Tone) {
    expectStyles(tone, "films") { environment in
      var visitor = Visitor.onService(environment)
      visitor.now = visitor.app.nextDeadline ?? visitor.now
      visitor.send(.deadline)
      var screens: Screens = [("asking", visitor.canvas)]
      visitor.reply(.failure(.offline))
      screens.append(("failed", visitor.canvas))
      visitor.press(.enter)
      visitor.serveFilms(age: 5 * 86_400, stale: .offline)
      screens.append(("poster on its way", visitor.canvas))
      visitor.deliverPoster(0, foreground: tone.foreground)
      screens.append(("poster", visitor.canvas))
      return screens
    }
  }

  @Test("the drawn poster, as each depth draws it", arguments: Tone.all)
  func drawn(tone: Tone) {
    let settings = Settings(game: "movie-quiz", setups: ["movie-quiz": "top"])
    var visitor = Visitor(tone.environment(), settings: settings)
    visitor.enterAsGuest()
    visitor.deal(7)
    expectDescribed(visitor, "movie-quiz-drawn-\(tone.name)")
  }
}
