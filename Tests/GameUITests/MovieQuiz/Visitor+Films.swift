import Canvas
import MediaProtocol
import Pictures
import Testing

@testable import GameCore
@testable import GameUI

extension Visitor {
  /// Returns a visitor whose quizzes use films of a service, with a requested deal.
  static func onService(
    _ environment: App.LaunchEnvironment = App.LaunchEnvironment(), player: Player? = nil,
    key: String? = "k_1", deck: String = Settings().deck,
    columns: Int = 80, rows: Int = 24
  ) -> Visitor {
    var settings = Settings(game: "movie-quiz", setups: ["movie-quiz": "popular"])
    settings.deck = deck
    settings.filmsFromService = true
    settings.filmsKey = key.map(Secret.init)
    var visitor = Visitor(environment, columns: columns, rows: rows, settings: settings)
    if let player {
      visitor.logIn(player, settings)
    } else {
      visitor.enterAsGuest()
    }
    visitor.press(.character("3"), .enter)
    visitor.answer(.seed(7))
    return visitor
  }

  /// Answers the latest query to a service with a number of films.
  mutating func serveFilms(
    _ count: Int = 20, posters: Bool = true, age: Int = 0, stale: MediaError? = nil
  ) {
    reply(
      .success(
        ServiceReply(.films(Self.films(count, posters: posters)), age: age, stale: stale)))
  }

  static func films(_ count: Int, posters: Bool = true) -> [ListedFilm] {
    (0..<count).map { number in
      ListedFilm(
        id: "tt\(number)", title: "Film \(number)", year: 1950 + number,
        ratingTenths: 60 + number, poster: posters ? "https://example.org/\(number).jpg" : nil)
    }
  }

  /// Answers for one poster of a single color.
  mutating func deliverPoster(_ number: Int, failing: Bool = false, foreground: Color = .standard) {
    guard covers.indices.contains(number) else {
      Issue.record("poster \(number) was not requested")
      return
    }
    let (id, _, format) = covers[number]
    let cells = Array(
      repeating: Cell("#", Style(foreground: foreground)),
      count: format.size.columns * format.size.rows)
    let picture = Picture(columns: format.size.columns, rows: format.size.rows, cells: cells)
    let result: Result<Picture, MediaError> =
      failing ? .failure(.offline) : picture.map(Result.success) ?? .failure(.offline)
    send(.media(.picture(id, result)))
  }

  var quiz: MovieQuizPlay? { play as? MovieQuizPlay }

  /// Answers the question on the screen.
  mutating func answerOnly(rightly: Bool) {
    guard let question = quiz?.state.question else {
      Issue.record("no question to answer")
      return
    }
    press(question.isYes == rightly ? .right : .left)
  }

  /// Answers the question on the screen and skips the second after it.
  mutating func answerQuiz(rightly: Bool = true) {
    wait(3200)
    answerOnly(rightly: rightly)
    if let due = app.nextDeadline {
      now = due
      send(.deadline)
    }
  }

  /// Answers the request for the current time of a guest's latest game.
  mutating func dateGuest(_ now: Timestamp = Timestamp(milliseconds: 1_795_000_000_000)) {
    let asked = effects.compactMap { effect in
      if case .store(.date(let record)) = effect { record } else { nil }
    }
    if let record = asked.last { answer(.dated(record, now)) }
  }
}
