import Bots
import Foundation
import GameCore
import Testing

@testable import CommandLineTool

@Suite("Records of games with content are exported, read back and verified")
struct ContentRecordTests {
  private func record(_ content: MovieQuizContent?, _ eligibility: Eligibility) throws
    -> ReplayRecord
  {
    try Round<MovieQuizGame>.answered(
      .popular, seed: 9, content: #require(content), eligibility: eligibility)
  }

  private func onPack() throws -> ReplayRecord {
    try record(.newestPack(for: .popular), .ranked)
  }

  private func onFilms() throws -> ReplayRecord {
    let films = (0..<12).compactMap { number in
      FilmRating(tenths: 60 + number).map {
        Film(id: "tt\(number)", title: "Кино \(number): a part 2", year: 2000, rating: $0)
      }
    }
    return try record(MovieQuizContent.drawn(from: films, seed: 9), .ownOnly)
  }

  private func exported(_ record: ReplayRecord) throws -> String {
    let store = try Samples.store([Samples.stored(record)])
    return try #require(try run("replay", "export", "1", store: store)).output
  }

  private func check(_ text: String, _ language: Language = .english) -> Report {
    Verification.report(on: .success(Array(text.utf8)), named: "a.txt", language)
  }

  @Test("Version 2 is written only for games with content, and reads back as the same record")
  func law() throws {
    for record in [try onPack(), try onFilms()] {
      let text = try exported(record)
      #expect(text.hasPrefix("flipside-replay 2\ngame movie-quiz\n"))
      #expect(try ExportedReplay(parsing: Array(text.utf8)).record == record)
      #expect(check(text).output == "1 round replayed: 1 verified, 0 failed\n")
      let mailed = text.split(separator: "\n").joined(separator: "\r\n") + "\r\n"
      #expect(check(mailed).status == .done)
    }
    #expect(try exported(try Samples.record()).hasPrefix("flipside-replay 1\n"))
  }

  @Test("Films from elsewhere are in the record, a line each, and its eligibility is own")
  func lines() throws {
    let lines = try exported(try onFilms()).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("content tt") } == 10)
    #expect(lines.contains("standing own"))
    #expect(lines[5].hasPrefix("content "))
  }

  @Test("The second example in docs/replay-format.md verifies")
  func documentedExample() throws {
    let root = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()
    let lines = try String(contentsOfFile: root + "/docs/replay-format.md", encoding: .utf8)
      .split(separator: "\n").filter { $0.hasPrefix("    ") }.map { String($0.dropFirst(4)) }
    let start = try #require(lines.firstIndex(of: "flipside-replay 2"))
    #expect(
      check(lines[start...].joined(separator: "\n") + "\n").output
        == "1 round replayed: 1 verified, 0 failed\n")
  }

  @Test(
    "Modified content is reported in both languages",
    arguments: [
      (
        "content pack popular-1", "content pack popular-9", "unknown pack 'popular-9'",
        "неизвестный набор"
      ),
      ("content pack popular-1 ", "content pack popular-1 0", "was changed", "изменён"),
      ("setup popular", "setup top", "unknown pack 'popular-1'", "неизвестный набор"),
      ("game movie-quiz", "game pairs", "unknown level 'popular'", "неизвестный уровень"),
      ("standing ranked", "standing own", "the content is missing", "нет содержимого"),
      ("content pack", "content\ncontent pack", "line 6: invalid content", "строка 6"),
      ("content pack", "content pack x\ncontent pack", "is unreadable", "не читается"),
    ])
  func changed(find: String, replacement: String, english: String, russian: String) throws {
    let text = try exported(try onPack())
    try #require(text.contains(find))
    let forged = text.replacingOccurrences(of: find, with: replacement)
    #expect(check(forged).errors.contains(english), "\(check(forged).errors)")
    #expect(check(forged, .russian).errors.contains(russian), "\(check(forged, .russian).errors)")
    #expect(check(forged).status == .failedCheck)
  }

  @Test(
    "A changed rating, swapped questions and a forged standing are reported",
    arguments: [
      (" >", " <", "question 1 doesn't match", "вопрос 1 не тот"),
      ("standing own", "standing ranked", "uses content from a service", "содержимое из сервиса"),
      (" 2000 ", " 2000\u{7} ", "invalid content", "недопустимое значение"),
    ])
  func forgedFilms(find: String, replacement: String, english: String, russian: String) throws {
    let text = try exported(try onFilms())
    let forged = text.replacingOccurrences(of: find, with: replacement)
    try #require(forged != text)
    let found = check(forged).errors
    #expect(found.contains(english) || (find == " >" && found.contains("doesn't match")))
    let russianFound = check(forged, .russian).errors
    #expect(russianFound.contains(russian) || (find == " >" && russianFound.contains("не тот")))
  }

  @Test("verify --all lists own rounds that verify")
  func stored() throws {
    let store = try Samples.store([
      Samples.stored(try onPack()), Samples.stored(try onFilms(), id: 2),
    ])
    #expect(
      try run("verify", store: store)?.output == "2 rounds replayed: 2 verified, 0 failed\n")
  }
}
