import Foundation
import GameCore
import Testing

@testable import CommandLineTool

@Suite("Records are exported, read back and verified")
struct ReplayTests {
  private func exported(seed: UInt64 = 7) throws -> String {
    let store = try Samples.store([Samples.stored(try Samples.record(seed: seed))])
    return try #require(try run("replay", "export", "1", store: store)).output
  }

  private func check(_ text: String) -> Report {
    Verification.report(on: .success(Array(text.utf8)), named: "a.txt", .english)
  }

  @Test("An export reads back as the same record, whatever the seed", arguments: 1...25)
  func law(seed: UInt64) throws {
    let record = ExportedReplay(Samples.stored(try Samples.record(seed: seed)))
    #expect(try ExportedReplay(parsing: Array(record.text.utf8)) == record)
    for line in record.text.split(separator: "\n") { #expect(line.utf8.count <= 80) }
  }

  @Test("An export has the documented lines")
  func lines() throws {
    let lines = try exported().split(separator: "\n")
    #expect(
      lines.prefix(8) == [
        "flipside-replay 1", "game pairs", "revision 1", "setup easy", "seed 7",
        "standing ranked", "player Anna", "date 2026-11-21T01:50:05.123Z",
      ])
    #expect(lines.last == "end")
  }

  @Test("A record of today's board, which would reveal its cards, needs an option to be exported")
  func boardOfToday() throws {
    func report(_ days: Int, _ arguments: String...) throws -> Report {
      let daily = try #require(
        Daily(
          on: Daily.today(at: Samples.date).adding(days: days), game: PairsGame.id, setup: "easy"))
      let store = try Samples.store([Samples.stored(try Samples.record(seed: daily.seed))])
      return try #require(
        try run(["replay", "export", "1"] + arguments) { $0.openStore = { _, _ in store } })
    }
    for days in [0, 1, 7] {
      let refused = try report(days)
      #expect(refused.status == .failedCheck && refused.output.isEmpty)
      #expect(refused.errors.hasSuffix("or add --spoil\n"))
      #expect(try report(days, "--lang", "ru").errors.hasSuffix("добавьте --spoil\n"))
      #expect(try report(days, "--spoil").output.hasPrefix("flipside-replay 1\n"))
    }
    #expect(try report(-1).output.hasPrefix("flipside-replay 1\n"))
    #expect(try report(8).output.hasPrefix("flipside-replay 1\n"))
  }

  @Test("The example in docs/replay-format.md verifies")
  func documentedExample() throws {
    let root = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()
    let lines = try String(contentsOfFile: root + "/docs/replay-format.md", encoding: .utf8)
      .split(separator: "\n").filter { $0.hasPrefix("    ") }.map { $0.dropFirst(4) }
      .prefix { $0 != "flipside-replay 2" }
    let report = check(lines.joined(separator: "\n") + "\n")
    let yes = Report(output: "1 round replayed: 1 verified, 0 failed\n")
    #expect(report == yes)
  }

  @Test("A true file verifies")
  func trueFile() throws {
    let report = check(try exported())
    let yes = Report(output: "1 round replayed: 1 verified, 0 failed\n")
    #expect(report == yes)
    let mailed = try exported().split(separator: "\n").joined(separator: "\r\n") + "\r\n"
    #expect(check(mailed) == yes)
  }

  @Test(
    "A modified file is rejected with its line, or fails to verify",
    arguments: [
      ("flipside-replay 1", "flipside-replay 3", "different format version"),
      ("flipside-replay 1", "flipside-replay 2", "line 6: expected 'content'"),
      ("seed 7\n", "seed 7\ncontent x\n", "line 6: expected 'standing'"),
      ("standing ranked", "standing own", "line 6: invalid standing"),
      ("flipside-replay 1", "hello", "is not an exported round"),
      ("game pairs\n", "", "line 2: expected 'game'"),
      ("game pairs", "game ", "line 2: invalid game"),
      ("revision 1", "revision +1", "line 3: invalid revision"),
      ("seed 7", "seed 007", "line 5: invalid seed"),
      ("seed 7", "seed 99999999999999999999", "line 5: invalid seed"),
      ("standing ranked", "standing best", "line 6: invalid standing"),
      ("player Anna", "player A\u{1B}[2J", "line 7: invalid player"),
      ("T01:50", "T99:50", "line 8: invalid date"),
      ("\nend\n", "\n", "expected 'end'"),
      ("\nend\n", "\nend\nmore\n", "unexpected text after the end"),
      ("game pairs", "game chess", "unknown game 'chess'"),
      ("revision 1", "revision 2", "unknown ruleset 2"),
      ("setup easy", "setup mad", "unknown level 'mad'"),
      ("setup easy", "setup hard", "the moves end before the game does"),
      ("moves F0@", "moves F99@", "move 1 breaks the rules"),
      ("moves F0@", "moves X0@", "move 1 is unreadable"),
      ("moves F0@", "moves  F0@", "line 12: invalid moves"),
      ("moves F0@", "moves \rF0@", "line 12: invalid moves"),
      ("moves F0@", "moves\nmoves F0@", "line 13: invalid moves"),
      ("\nend\n", "\nmoves\nend\n", "invalid moves"),
      ("standing ranked", "standing practice", "a practice game is never ranked"),
    ])
  func changed(find: String, replacement: String, sentence: String) throws {
    let text = try exported()
    let pieces = text.split(separator: find, omittingEmptySubsequences: false)
    try #require(pieces.count > 1)
    let report = check(pieces.joined(separator: replacement))
    #expect(report.errors.contains(sentence))
    #expect(report.status == .failedCheck)
  }

  @Test("Line ends do not matter: mail programs and editors change them")
  func lineEnds() throws {
    let text = try exported()
    let yes = Report(output: "1 round replayed: 1 verified, 0 failed\n")
    #expect(check(String(text.dropLast())) == yes)
    for ending in ["\r", "\r\n", " \n", "\t \r\n", "  \r"] {
      let other = text.split(separator: "\n").joined(separator: ending)
      #expect(check(other) == yes)
      #expect(check(other + ending) == yes)
      #expect(check(other + ending + ending) == yes)
    }
  }

  @Test(
    "A truncated record is reported as ending after its last line", arguments: ["", "\n", "\r\n"])
  func cutOff(ending: String) throws {
    let lines = try exported().split(separator: "\n")
    for kept in 1..<lines.count {
      let text = lines.prefix(kept).joined(separator: "\n") + ending
      #expect(check(text).errors.contains("ends after line \(kept): expected"))
    }
  }

  @Test(
    "Only a record of another version is reported as such",
    arguments: [
      ("flipside-replay 3", true), ("flipside-replay 12", true), ("flipside-replay", false),
      ("flipside-replay one", false), ("flipside-replay 1 2", false), ("flipside-replay 1x", false),
    ])
  func otherVersion(heading: String, isOther: Bool) throws {
    let exported = try exported()
    let text = heading + exported.drop { $0 != "\n" }
    #expect(check(text).errors.contains("different format version") == isOther)
    #expect(check(text).errors.contains("is not an exported round") == !isOther)
  }

  @Test("The error names the line with text after the end")
  func trailing() throws {
    let text = try exported() + "\n\nmore\n"
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let number = try #require(lines.firstIndex(of: "more")) + 1
    #expect(check(text).errors.contains("line \(number): unexpected text after the end"))
  }

  @Test("Any garbage is rejected with one message", arguments: 0..<200)
  func garbage(seed: UInt64) throws {
    var generator = Generator(seed: seed)
    var bytes = seed % 2 == 0 ? Array(try exported().utf8) : []
    for _ in 0..<8 {
      let byte = UInt8(truncatingIfNeeded: generator.next())
      if bytes.isEmpty || seed % 2 == 1 {
        bytes.append(byte)
      } else {
        bytes[Int(generator.below(UInt64(bytes.count)))] = byte
      }
    }
    let report = Verification.report(on: .success(bytes), named: "a.txt", .english)
    #expect(report.status == .failedCheck || (try? ExportedReplay(parsing: bytes)) != nil)
    #expect(report.errors.unicodeScalars.allSatisfy { $0 == "\n" || $0 >= " " })
  }

  @Test("A round without a player is counted and named, even if its replay is right")
  func ownerless() throws {
    let stored = Samples.stored(try Samples.record(), id: 12, name: nil)
    let report = try #require(try run("verify", "--all", store: try Samples.store([stored])))
    #expect(report.output == "1 round replayed: 0 verified, 1 failed\n")
    #expect(report.errors == "round 12: failed: its player 1 is not in the database\n")
    #expect(report.status == .failedCheck)
  }

  @Test("Missing, endless and huge files give a message")
  func files() throws {
    let missing = try #require(try run("verify", "/nonexistent/\u{1B}file"))
    #expect(
      missing.errors
        == "flipside: cannot read '/nonexistent/\u{FFFD}file': No such file or directory\n")
    #expect(missing.status == .failedCheck)
    #expect(
      try run("verify", "/dev/zero")?.errors
        == "flipside: '/dev/zero' is too large for an exported round (over 1048576 bytes)\n")
    #expect(
      try run("verify", "--lang=ru", "/nowhere")?.errors
        == "flipside: не удаётся прочитать '/nowhere': такого файла нет\n")
    #expect(try run("verify", "/")?.errors == "flipside: cannot read '/': Is a directory\n")
    #expect(
      try run("verify", "/dev/null")?.errors
        == "flipside: '/dev/null' is not an exported round\n")
  }

  @Test("verify names the records that fail, with reasons, and exits with status 1")
  func verifyAll() throws {
    let forged = try Samples.forged()
    let points = forged.claimed.points
    let store = try Samples.store([
      Samples.stored(try Samples.record(), id: 1),
      Samples.stored(forged, id: 2, of: 2, name: "E\u{202E}ve"),
    ])
    let rest = "time=\(forged.claimed.time.milliseconds) \(forged.claimed.figures)"
    #expect(
      try run("verify", store: store)
        == Report(
          output: "2 rounds replayed: 1 verified, 1 failed\n",
          errors: "round 2 (E\u{FFFD}ve): failed: stored points=\(points) \(rest), "
            + "but the replay gave points=\(points - 1) \(rest)\n",
          status: .failedCheck))
    #expect(
      try run("verify", "--lang", "ru", store: store)?.output
        == "проверено партий: 2; подтверждено: 1, с ошибками: 1\n")
    #expect(try run("verify")?.status == .done)
    let all = try #require(try run("verify", "--all", store: store))
    #expect(all.output == "round 1 (Anna): verified\n2 rounds replayed: 1 verified, 1 failed\n")
    #expect(try run("verify", store: store)?.errors == all.errors)
  }

  @Test("A record that is missing or damaged is not exported")
  func refusals() throws {
    #expect(
      try run("replay", "export", "9")
        == Report(errors: "flipside: there is no round 9\n", status: .failedCheck))
    let record = try Samples.record()
    let broken = ReplayRecord(
      transcript: Transcript(
        game: record.transcript.game, revision: 1, setup: "easy\nseed 1", seed: 7,
        eligibility: .ranked, moves: record.transcript.moves),
      claimed: record.claimed)
    let report = try run(
      "replay", "export", "1", store: try Samples.store([Samples.stored(broken)]))
    #expect(report?.output.isEmpty == true)
    #expect(report?.status == .failedCheck)
  }
}
