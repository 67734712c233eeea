import Bots
import Foundation
import GameCore
import SystemStrings
import Testing

@testable import CommandLineTool

@Suite("An exported record is shown as text after a replay")
struct WatchTests {
  /// A temporary file.
  private final class File {
    let path = "/tmp/flipside-watch-\(RandomBits.draw())"

    init(_ text: String) throws {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  private func report(
    _ text: String, _ language: String = "en", options: [String] = ["--text"],
    faces: @escaping (Transcript) -> FaceNames = { _ in FaceNames() }
  ) throws -> Report {
    let file = try File(text)
    return try #require(
      try run(["watch", file.path, "--lang", language] + options) { $0.faces = faces })
  }

  private func exported(_ record: ReplayRecord) -> String {
    ExportedReplay(Samples.stored(record)).text
  }

  @Test("each move has its time and effect, in both languages")
  func pairs() throws {
    let record = try VerifiedRound.expertly(.easy, seed: 5).record
    let english = try report(exported(record)).output.split(separator: "\n")
    #expect(english.first == "Pairs, Easy; Anna; 2026-11-21")
    #expect(english[1] == "3 rows of 4 cards, 6 pairs; par: 9.16 turns")
    #expect(english.count == record.transcript.moves.split(separator: " ").count + 3)
    #expect(english[2].hasPrefix("0:00.900  A1"))
    #expect(english.contains { $0.hasSuffix("6 of 6 pairs") })
    let points = Language.english.grouped(record.claimed.points)
    #expect(english.last?.hasPrefix("\(points) points in ") == true)
    #expect(english.last?.contains("Turns: ") == true)
    let russian = try report(exported(record), "ru").output
    #expect(russian.contains("А1") && russian.contains("пар 6 из 6"))
    #expect(russian.hasPrefix("Пары, Лёгкий; Anna; 21.11.2026\n"))
    #expect(russian.contains("Пары, Лёгкий") && russian.contains("норма: 9,16 хода"))
    #expect(russian.contains("очк") && russian.contains("Ошибки памяти: 0."))
  }

  @Test("cards have the names of their faces")
  func names() throws {
    let record = try VerifiedRound.expertly(.easy, seed: 5).record
    let names = (1...6).map { Name(english: "Face \($0)", russian: "Лицо \($0)") }
    let report = try report(exported(record)) { _ in FaceNames(names) }
    let lines = report.output.split(separator: "\n")
    #expect(
      lines.dropFirst(2).dropLast().allSatisfy { $0.contains(": Face ") || $0.contains("  Face ") })
  }

  private struct Name: Phrase {
    let english: String
    let russian: String

    func text(in say: Language) -> String { say(english, russian) }
  }

  @Test("there are two spaces between the columns of every round, however long its lines")
  func columns() throws {
    for seed in UInt64(1)...12 {
      let record = try VerifiedRound.expertly(.expert, seed: seed).record
      let names = (1...30).map {
        Name(english: "A long name of the face of a card, \($0)", russian: "\($0)")
      }
      let round = try Catalog.replay(record)
      #expect(!round.record.transcript.moves.isEmpty)
      let report = try report(exported(record)) { _ in FaceNames(names) }
      let lines = report.output.split(separator: "\n").dropFirst(2).dropLast()
      #expect(lines.contains { $0.count > 80 })
      #expect(
        lines.allSatisfy {
          $0.contains("  A long name") && CardName(String($0.split(separator: " ")[1])) != nil
        })
    }
  }

  @Test("a game of Duel has its players and the winner, and no points")
  func duel() throws {
    let seats = try #require(DuelSeats([.person(DuelName("Anna")), .person(nil)]))
    var round = Round<PairsDuelGame>(.easy, seed: 1, content: seats, eligibility: .ownOnly)
    while round.record == nil, round.moves.count < 200 {
      let state = round.state
      let place: Int?
      if case .oneUp(let up) = state.board.turn {
        place = (0..<12).first { $0 != up && state.board.face(at: $0) == state.board.face(at: up) }
      } else {
        place = (0..<12).first { state.owner(of: $0) == nil }
      }
      try round.play(.flip(#require(place)), at: .seconds(round.moves.count + 1))
    }
    let text = exported(try #require(round.record))
    let lines = try report(text).output.split(separator: "\n")
    #expect(lines[1] == "3 rows of 4 cards, 6 pairs; players: Anna, Player 2")
    let moves = lines.dropFirst(2).dropLast()
    #expect(moves.allSatisfy { $0.contains("  Anna: ") || $0.contains("  Player 2: ") })
    let end = try #require(lines.last)
    #expect(
      end.hasPrefix("Player 2 wins. Pairs: Anna 0, Player 2 6. Turns: 6. Time: "), "\(end)")
    #expect(!end.contains("point"))
    let russian = try report(text, "ru").output
    #expect(russian.contains("играют: Anna, Игрок 2") && russian.contains("Победа: Игрок 2."))
  }

  @Test("every game of the catalog has lines")
  func others() throws {
    let quiz = try Round<MovieQuizGame>.answered(
      .popular, seed: 8, content: .newestPack(for: .popular), eligibility: .ranked)
    #expect(try report(exported(quiz)).output.split(separator: "\n").count == 12)
    var match = Round<ColorMatchGame>(.thirty, seed: 8, eligibility: .ranked)
    try match.play(.yes, at: .seconds(1))
    match.advance(to: .seconds(30))
    let lines = try report(exported(#require(match.record))).output.split(separator: "\n")
    #expect(lines.count == 3 && lines[1].contains("ink"))
  }

  @Test(
    "a forged file is rejected with the reason and not shown",
    arguments: [
      ("points ", "points 1", "but the replay gave"), ("seed 5", "seed 6", "failed: "),
      ("game pairs", "game chess", "unknown game 'chess'"),
      ("\nend\n", "\n", "expected 'end'"), ("flipside-replay 1", "x", "not an exported round"),
      ("F0@900", "F0@900 F0@901", "breaks the rules"),
      ("standing ranked", "standing practice", "a practice game is never ranked"),
    ])
  func forged(old: String, new: String, reason: String) throws {
    let text = exported(try VerifiedRound.expertly(.easy, seed: 5).record)
      .replacingOccurrences(of: old, with: new)
    let report = try report(text)
    #expect(report.output.isEmpty && report.status == .failedCheck)
    #expect(report.errors.contains(reason), "\(report.errors)")
  }

  @Test("for the screen it is replayed too, and a forged one is not shown")
  func screen() throws {
    let text = exported(try VerifiedRound.expertly(.easy, seed: 5).record)
    let forged = text.replacingOccurrences(of: "seed 5", with: "seed 6")
    for (text, isTrue) in [(text, true), (forged, false)] {
      let file = try File(text)
      let invocation = try Invocation(arguments: ["watch", file.path], environment: [:])
      switch CommandContext(invocation).run() {
      case .play(_, let watched): #expect(watched != nil && isTrue)
      case .report(let report): #expect(report.status == .failedCheck && !isTrue)
      }
    }
  }

  @Test("a file is required, and standard input only works with text")
  func usage() throws {
    for arguments in [["watch"], ["watch", "-"]] {
      let error = #expect(throws: UsageError.self) {
        try Invocation(arguments: arguments, environment: [:])
      }
      #expect(error?.text(in: .english).hasSuffix("or 'flipside watch --text -'") == true)
    }
    let invocation = try Invocation(arguments: ["watch", "--text", "-"], environment: [:])
    let watch = try #require(invocation.command as? Watch)
    #expect(watch.file == "-" && watch.isText)
    #expect(throws: UsageError.self) {
      try Invocation(arguments: ["watch", "a", "--json"], environment: [:])
    }
  }
}
