import Canvas
import GameCore
import MediaProtocol
import Testing

@testable import GameUI

@Suite("A quiz on films from elsewhere")
struct OwnFilmsTests {
  @Test("Films from elsewhere are asked about at once if posters are drawn, and never ranked")
  func ownFilms() throws {
    let films = (0..<12).map { number in
      ListedFilm(
        id: "tt\(number)", title: "Film\u{202E} \(number)", year: 2000, ratingTenths: 50 + number,
        poster: nil)
    }
    var choices = DealChoices(
      setup: "top", deck: .symbols, inkTextures: false, best: nil, motion: false)
    choices.films = ServiceFilms(films: films, age: 0, isStale: false)
    var now = Moment(milliseconds: 0)
    let dealt = MovieQuizDescriptor.deal(choices, seed: 3, eligibility: .ranked, at: now)
    var quiz = try #require(dealt as? MovieQuizPlay)
    #expect(quiz.table.round.eligibility == .ownOnly)
    let area = Rect(column: 0, row: 0, columns: 80, rows: 21)
    var records: [ReplayRecord] = []
    for _ in 0..<10 {
      _ = quiz.advance(to: now)
      guard case .asked = quiz.state.phase else {
        Issue.record("a question waits although its poster is drawn")
        return
      }
      var canvas = Canvas(size: Size(columns: 80, rows: 21), style: .plain)
      quiz.draw(into: &canvas, in: area, at: now, look: RenderStyle())
      #expect(!canvas.lines.joined().unicodeScalars.contains("\u{202E}"))
      for input in [Input.key(.right), .key(.enter)] {
        now = now.advanced(by: 500)
        for case .finished(let proven, let record) in quiz.handle(
          input, at: now, in: area, look: RenderStyle())
        {
          #expect(proven?.ranked == nil && proven != nil)
          records.append(record)
        }
      }
    }
    #expect(records.count == 1)
    guard case .ownOnly = try Catalog.prove(#require(records.first)) else {
      Issue.record("not the player's own")
      return
    }
  }
}
