import GameRules
import Testing

@Suite("Movie Quiz does not change")
struct MovieQuizGoldenTests {
  @Test("Seeds 1 to 25 ask the same questions as always, on both packs")
  func questions() throws {
    let file = GoldenFile(name: "movie-quiz-questions.txt")
    let asked = [FilmPack.top1, .popular1].flatMap { pack in
      (UInt64(1)...25).map { seed in
        let questions = MovieQuizGame.deal(pack.setup, seed: seed, content: .pack(pack)).questions
        return "\(pack.name) \(seed) \(questions.map(word).joined(separator: " "))"
      }
    }
    try file.recordIfAsked { asked }
    #expect(try file.lines() == asked)
  }

  @Test("Saved rounds still verify as they were recorded")
  func replays() throws {
    let file = GoldenFile(name: "movie-quiz-replays.txt")
    try file.recordIfAsked { try playedNow().map(RecordLine.text) }
    let lines = try file.lines()
    #expect(lines.count == 9)
    for line in lines {
      let record = try #require(RecordLine.record(line))
      #expect(try Catalog.prove(record).record == record)
    }
  }

  /// Returns the film's number in its pack, direction and threshold.
  private func word(_ question: MovieQuizQuestion) -> String {
    let number = question.film.id.split(separator: "-").last ?? ""
    return "\(number)\(question.side.rawValue)\(question.threshold)"
  }

  /// Returns rounds of players who make some mistakes, sometimes skip, and whose posters are late
  /// or missing.
  private func playedNow() throws -> [ReplayRecord] {
    try (1...3).flatMap { (number: UInt64) in
      let seed = number &* 0x9E37_79B9_7F4A_7C15
      let films = try #require(MovieQuizContent.drawn(from: Films.fromService, seed: seed))
      return try [
        (MovieQuizSetup.top, MovieQuizContent.newestPack(for: .top), Eligibility.ranked),
        (.popular, .newestPack(for: .popular), .ranked), (.top, films, .ownOnly),
      ].map { setup, content, eligibility in
        var round = Round<MovieQuizGame>(
          setup, seed: seed, content: content, eligibility: eligibility)
        var chance = Generator(seed: number)
        while round.result == nil {
          round.advance(to: round.latest + Elapsed(milliseconds: 200 + Int(chance.below(2300))))
          switch round.state.phase {
          case .waiting: try round.play(.show, at: round.latest)
          case .asked:
            round.advance(to: round.latest + Elapsed(milliseconds: 300))
            let isRight = chance.below(100) >= 15 * number
            try round.play(round.state.question.isYes == isRight ? .yes : .no, at: round.latest)
          case .answered: try round.play(.skip, at: round.latest)
          case .over: break
          }
        }
        return try Catalog.prove(#require(round.record)).record
      }
    }
  }
}
