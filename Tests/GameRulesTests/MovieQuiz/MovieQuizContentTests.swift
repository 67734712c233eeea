import Bots
import GameRules
import Testing

@Suite("The content of a quiz cannot be changed afterward")
struct MovieQuizContentTests {
  private let ranked: ReplayRecord
  private let own: ReplayRecord

  init() throws {
    var quiz = Round.quiz(.popular, seed: 5)
    try quiz.answerAll(after: 1500) { $0 != 3 }
    ranked = try #require(quiz.record)
    let content = try #require(MovieQuizContent.drawn(from: Films.fromService, seed: 5))
    var round = Round<MovieQuizGame>(.popular, seed: 5, content: content, eligibility: .ownOnly)
    try round.answerAll(after: 1500) { $0 != 3 }
    own = try #require(round.record)
  }

  private func altered(
    _ record: ReplayRecord, content: String? = nil, setup: String? = nil,
    eligibility: Eligibility? = nil
  ) -> ReplayRecord {
    let real = record.transcript
    return ReplayRecord(
      transcript: Transcript(
        game: real.game, revision: real.revision, setup: setup ?? real.setup, seed: real.seed,
        content: content ?? real.content, eligibility: eligibility ?? real.eligibility,
        moves: real.moves),
      claimed: record.claimed)
  }

  private func error(of record: ReplayRecord) -> ReplayError? {
    do throws(ReplayError) {
      _ = try Catalog.prove(record)
      return nil
    } catch {
      return error
    }
  }

  @Test("A round on a pack may be ranked; one on other films counts for its player only")
  func standing() throws {
    #expect(try Catalog.verify(ranked).record == ranked)
    guard case .ownOnly(let round) = try Catalog.prove(own) else {
      Issue.record("a round on films from elsewhere is ranked")
      return
    }
    #expect(round.record == own)
    #expect(throws: ReplayError.ownOnly) { try Catalog.verify(own) }
    #expect(error(of: altered(own, eligibility: .ranked)) == .ownOnly)
    #expect(error(of: altered(ranked, eligibility: .ownOnly)) == .content(.missing))
    #expect(error(of: altered(own, eligibility: .practice)) == .practice)
  }

  @Test("A pack that is unknown, changed, or of the other setup")
  func packs() {
    let words = ranked.transcript.content.split(separator: " ").map(String.init)
    #expect(words.prefix(2) == ["pack", "popular-1"])
    func error(_ content: String) -> ReplayError? {
      self.error(of: altered(ranked, content: content))
    }
    #expect(error("pack popular-7 \(words[2])") == .content(.unknownPack("popular-7")))
    #expect(error("pack popular-1 0123456789abcdef") == .content(.changedPack("popular-1")))
    #expect(error(FilmPack.top1.reference) == .content(.unknownPack("top-1")))
    #expect(self.error(of: altered(ranked, setup: "top")) == .content(.unknownPack("popular-1")))
    #expect(error("") == .content(.missing))
    #expect(error("pack popular-1") == .content(.unreadable(line: 1)))
    #expect(error(ranked.transcript.content + " ") == .content(.unreadable(line: 1)))
  }

  @Test("A changed rating, threshold or direction, and swapped questions")
  func questions() {
    let lines = own.transcript.content.split(separator: "\n").map(String.init)
    #expect(lines.count == 10)
    func error(_ changed: [String]) -> ReplayError? {
      self.error(of: altered(own, content: changed.joined(separator: "\n")))
    }
    func changed(_ number: Int, word: Int, _ change: (String) -> String) -> [String] {
      var words = lines[number].split(separator: " ").map(String.init)
      words[word] = change(words[word])
      return lines[..<number] + [words.joined(separator: " ")] + lines[(number + 1)...]
    }
    #expect(error(lines) == nil)
    #expect(error(changed(2, word: 1) { _ in "5.5" }) == .content(.wrongQuestion(number: 3)))
    #expect(
      error(changed(0, word: 2) { ($0.first == "<" ? ">" : "<") + $0.dropFirst() })
        == .content(.wrongQuestion(number: 1)))
    #expect(
      error(changed(9, word: 2) { "\($0.prefix(1))9.9" }) == .content(.wrongQuestion(number: 10)))
    var swapped = lines
    swapped.swapAt(3, 7)
    guard case .content(.wrongQuestion) = error(swapped) else {
      Issue.record("swapped questions are not noticed")
      return
    }
  }

  @Test("Too few or too many lines, the same film twice, or unreadable ones")
  func lines() {
    let lines = own.transcript.content.split(separator: "\n").map(String.init)
    func error(_ changed: [String]) -> ReplayError? {
      self.error(of: altered(own, content: changed.joined(separator: "\n")))
    }
    #expect(error(Array(lines.dropLast())) == .content(.unreadable(line: 10)))
    #expect(error(lines + ["tt1 5.5 >5.0 1999 x"]) == .content(.unreadable(line: 11)))
    #expect(error(lines.dropLast() + [lines[0]]) == .content(.unreadable(line: 10)))
    for bad in [
      "", "tt1", "tt1 5.5 >5.0 1999", "tt1 5.5 >5.0 1999 ", "tt1 5.5 >5.0 1999  x",
      "t@1 5.5 >5.0 1999 x",
      "tt1 1.2 >5.0 1999 x", "tt1 9.7 >5.0 1999 x", "tt1 5.5 >5.0 19999 x",
      "tt1 5.5 >5.0 1999 a\u{1B}b",
    ] {
      #expect(error([bad] + lines.dropFirst()) == .content(.unreadable(line: 1)), "\(bad)")
    }
  }

  @Test("A game without content accepts none")
  func unexpected() throws {
    let play = try RandomPlay<PairsProbe>.finished(.easy, seed: 1, content: NoContent())
    let record = try #require(play.record)
    #expect(error(of: altered(record, content: "x")) == .content(.unexpected))
  }

  @Test("Fewer than ten usable films are not enough for a quiz")
  func fewFilms() {
    let films = (0..<9).map { Films.film($0) }
    #expect(MovieQuizContent.drawn(from: films + films, seed: 1) == nil)
    #expect(MovieQuizContent.drawn(from: films + [Films.film(9)], seed: 1) != nil)
    #expect(MovieQuizContent.drawn(from: films + [Films.film(9, tenths: 99)], seed: 1) == nil)
  }
}
