import Canvas
import GameCore
import MediaProtocol
import Testing

@testable import GameUI

@Suite("Posters of films from elsewhere")
struct PosterTests {
  private func started(columns: Int = 80, rows: Int = 24) -> Visitor {
    var visitor = Visitor.onService(columns: columns, rows: rows)
    visitor.serveFilms()
    return visitor
  }

  @Test("a question waits for its poster, and its clock starts when both are shown")
  func waits() throws {
    var visitor = started()
    #expect(!visitor.isAsked && visitor.sees(FilmsPhrase.posterComes))
    let film = try #require(visitor.quiz?.state.question.film)
    #expect(!visitor.sees(film.title))
    visitor.wait(900)
    visitor.deliverPoster(0)
    #expect(visitor.isAsked && visitor.sees(film.title) && visitor.sees("####"))
    #expect(visitor.sees(" 0 s"))
    visitor.answerQuiz()
    #expect(visitor.quiz?.state.answers.first?.time == Elapsed(milliseconds: 3200))
  }

  @Test("after two seconds it is asked with a drawn poster, which the late one replaces")
  func late() throws {
    var visitor = started()
    let start = visitor.now
    visitor.now = try #require(visitor.app.nextDeadline)
    #expect(visitor.now == start.advanced(by: 2000))
    visitor.send(.deadline)
    #expect(visitor.isAsked && !visitor.sees("####"))
    visitor.deliverPoster(0)
    #expect(visitor.sees("####"))
  }

  @Test("a missing poster is drawn, without a delay")
  func failed() {
    var visitor = started()
    visitor.wait(100)
    visitor.deliverPoster(0, failing: true)
    #expect(visitor.isAsked && !visitor.sees("####"))
    visitor.wait(50)
    visitor.send(.resized(Size(columns: 80, rows: 24)))
    #expect(visitor.covers.count == 2, "it is not asked for again")
  }

  @Test("the next poster is downloaded during a question, so that there is no wait")
  func ahead() throws {
    var visitor = started()
    #expect(visitor.covers.count == 2)
    let films = try #require(visitor.quiz?.state.questions).prefix(2).map(\.film)
    #expect(
      visitor.covers.map(\.address)
        == films.map { film in
          "https://example.org/\(film.id.dropFirst(2)).jpg"
        })
    visitor.deliverPoster(0)
    visitor.deliverPoster(1)
    visitor.answerQuiz()
    #expect(visitor.isAsked && visitor.sees(films[1].title) && visitor.sees("####"))
    #expect(visitor.covers.count == 3)
  }

  @Test("after a resize posters are requested again, and the question stays")
  func resized() {
    var visitor = started()
    visitor.deliverPoster(0)
    visitor.send(.resized(Size(columns: 120, rows: 40)))
    #expect(visitor.covers.count == 4)
    #expect(visitor.isAsked && !visitor.sees("####"))
    visitor.deliverPoster(2)
    #expect(visitor.sees("####"))
  }

  @Test("a resumed quiz shows its posters, without a query for films")
  func resumed() throws {
    var visitor = started()
    visitor.deliverPoster(0)
    visitor.wait(3200)
    visitor.answerOnly(rightly: true)
    let saved = try #require(
      visitor.effects.compactMap { effect in
        if case .store(.keepProgress(let saved, _)) = effect { saved } else { nil }
      }.last)
    var later = Visitor()
    later.logIn(try Deals.player())
    later.answer(.progress(saved, of: .player(PlayerID(1))))
    later.press(.enter)
    #expect(later.quiz?.isPaused == false && later.queries.isEmpty)
    #expect(later.covers.map(\.address) == visitor.covers.map(\.address))
    later.deliverPoster(0)
    later.deliverPoster(1)
    #expect(
      later.sees(visitor.text(ColorMatchPhrase.right) + ", +1") && later.sees("####"),
      "\(later.screen)")
    later.type("x")
    #expect(later.sees(" 2/10") && later.isAsked && later.sees("####"))
    #expect(later.quiz?.appearance == visitor.quiz?.appearance)
  }

  @Test("invalid parts of a saved quiz's posters are ignored")
  func strangeLooks() {
    let film = FilmPack.top1.films[0]
    for appearance in ["", "covers 1\n\(film.id)\tx", "posters 1", "posters 1\n\(film.id)"] {
      #expect(Posters(appearance: appearance).appearance(of: [film]).isEmpty, "\(appearance)")
    }
    let appearance = "posters 1\n\(film.id)\thttps://example.org/a.jpg"
    #expect(Posters(appearance: appearance).appearance(of: [film]) == appearance)
    let long = ListedFilm(
      id: film.id, title: "A", year: 2000, ratingTenths: 70,
      poster: "https://example.org/" + String(repeating: "a", count: 3000))
    #expect(Posters(of: [long]).appearance(of: [film]).isEmpty)
  }

  @Test("a pause hides a poster, and one that arrives meanwhile is shown after it")
  func paused() {
    var visitor = started()
    visitor.type("p")
    visitor.deliverPoster(0)
    #expect(!visitor.sees("####") && visitor.app.nextDeadline == nil)
    visitor.wait(60_000)
    visitor.type(" ")
    if let due = visitor.app.nextDeadline {
      visitor.now = max(visitor.now, due)
      visitor.send(.deadline)
    }
    #expect(visitor.sees("####") && visitor.sees(" 0 s"))
  }
}
