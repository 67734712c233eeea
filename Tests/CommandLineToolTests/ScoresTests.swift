import SystemStrings
import Testing

@testable import CommandLineTool
@testable import GameCore

@Suite("Scores are printed")
struct ScoresTests {
  /// Returns a store with a round of each of these players.
  private func store(_ names: String...) throws -> Store {
    try Samples.store(
      names.enumerated().map { index, name in
        Samples.stored(
          try Samples.record(seed: UInt64(8 - index)), id: index + 1, of: index + 1, name: name)
      })
  }

  @Test("JSON has exactly the documented keys, one row in each line")
  func json() throws {
    let result = try Samples.record(seed: 8).claimed
    let turns = try #require(result.figures[.turns])
    let errors = try #require(result.figures[.memoryErrors])
    let report = try run("scores", "--json", store: store("Anna"))
    #expect(
      report?.output == """
        [
          {"rank":1,"player":"Anna","points":\(result.points),"level":"easy","turns":\(turns),\
        "timeMs":\(result.time.milliseconds),"memoryErrors":\(errors),\
        "date":"2026-11-21T01:50:05Z","verified":true}
        ]

        """)
    #expect(report?.status == .done)
  }

  @Test("A round of an earlier ruleset is marked, in the table and in JSON")
  func earlierRuleset() throws {
    let begun = Transcript(
      game: ColorMatchGame.id, revision: 1, setup: "30", seed: 5, eligibility: .ranked,
      moves: "Y@600 Y@1200 N@1800")
    var round = try Round<ColorMatchGame>(
      resuming: SavedRound(transcript: begun, elapsed: .seconds(2)))
    round.advance(to: .seconds(30))
    let old = try #require(round.record)
    let store = try Samples.store([Samples.stored(old)])
    let table = try #require(try run("scores", "--game", "color-match", store: store)?.output)
    #expect(table.contains("*\(old.claimed.points)"))
    #expect(table.hasSuffix("\n* under ruleset 1\n"))
    let json = try run("scores", "--game", "color-match", "--json", store: store)?.output
    #expect(json?.contains("\"ruleset\":1,") == true)
  }

  @Test("The table says of which game and levels it is")
  func title() throws {
    let store = try store("Anna")
    let table = try run("scores", "--game", "pairs", "--level", "easy", store: store)?.output
    #expect(table?.hasPrefix("Pairs, Easy\n") == true, "\(table ?? "")")
    #expect(try run("scores", store: store)?.output.hasPrefix("Pairs, all levels\n") == true)
  }

  @Test("Without results the output is an empty list or a sentence")
  func empty() throws {
    #expect(try run("scores", "--json")?.output == "[]\n")
    #expect(try run("scores")?.output == "No scores yet: Pairs, all levels.\n")
    #expect(
      try run("scores", "--lang", "ru")?.output == "Пока нет результатов: Пары, все уровни.\n")
    // Results that this version cannot verify still count as results.
    let newer = try Samples.newer()
    let store = try Samples.store(
      (1...3).map { Samples.stored(newer, id: $0, of: $0, name: "Anna\($0)") })
    let note = "3 results need a newer version of Flipside.\n"
    #expect(try run("scores", store: store) == Report(output: note))
    #expect(try run("scores", "--json", store: store) == Report(output: "[]\n", errors: note))
    #expect(
      try run("scores", "--lang", "ru", store: store)?.output
        == "3 результата — только в более новой версии Flipside.\n")
  }

  @Test("A game without ranks or daily boards is rejected with the reason, with --json too")
  func nothingToList() {
    func error(_ arguments: [String]) -> UsageError? {
      #expect(throws: UsageError.self) { try Invocation(arguments: arguments, environment: [:]) }
    }
    for json in [[], ["--json"]] {
      let unranked = error(["scores", "--game", "pairs-duel"] + json)
      #expect(unranked?.text(in: .english).hasPrefix("Duel isn't ranked, ") == true)
      #expect(
        unranked?.text(in: .english).hasSuffix("'flipside stats --game pairs-duel'") == true)
      #expect(unranked?.text(in: .russian).hasPrefix("в игре «Дуэль» рекордов нет") == true)
      let noDaily = error(["daily", "--game", "pairs-duel"] + json)
      #expect(noDaily?.text(in: .english) == "Duel has no daily board")
    }
  }

  @Test("Before the first game, the output is empty and no error")
  func nothingKept() throws {
    func report(_ arguments: String...) throws -> Report? {
      try run(arguments) {
        $0.openStore = { _, mustExist throws(StoreError) in
          if mustExist { throw .cannotOpen(path: "/mistyped") }
          return nil
        }
      }
    }
    #expect(try report("scores")?.output == "No scores yet: Pairs, all levels.\n")
    #expect(try report("scores", "--json") == Report(output: "[]\n"))
    #expect(try report("verify")?.status == .done)
    #expect(try report("replay", "export", "1")?.status == .failedCheck)
    #expect(try report("scores", "--data", "/mistyped")?.status == .noStore)
  }

  @Test("The table is aligned if a name is wide")
  func table() throws {
    let store = try store("花子花子", "Bob")
    let lines = try #require(try run("scores", store: store)).output
      .split(separator: "\n").dropFirst().map(String.init)
    try #require(lines.count == 3)
    #expect(lines[0].hasPrefix("Rank  Player    Points  Level  Turns  Memory errors"))
    #expect(lines[1].hasPrefix("   1  花子花子  "))
    #expect(lines[2].hasPrefix("   2  Bob       "))
    #expect(lines[1].hasSuffix(" 1"))
  }

  @Test(
    "Dates use the zone of the heading, and UTC in JSON; levels and thousands are formatted")
  func localTable() throws {
    let store = try store("Anna")
    func report(_ arguments: String..., seconds: Int) throws -> String {
      try run(arguments) {
        $0.offsetFromUTC = { seconds }
        $0.openStore = { _, _ in store }
      }?.output ?? ""
    }
    // 2026-11-21T01:50:05Z
    let table = try report("scores", seconds: -10_800)
    #expect(table.contains("(UTC-3)"))
    #expect(try report("scores", seconds: -10_800).contains("2026-11-20"))
    #expect(try report("scores", seconds: 20_700).contains("(UTC+5:45)"))
    #expect(try report("scores", "--json", seconds: -10_800).contains("2026-11-21T01:50:05Z"))
    #expect(try report("scores", "--lang", "ru", seconds: 0).contains("Лёгкий"))
    #expect(try report("scores", "--lang", "ru", seconds: -10_800).contains("20.11.2026"))
    #expect(Language.english.grouped(1_234_567) == "1,234,567")
    #expect(Language.russian.grouped(-12_345) == "-12\u{A0}345")
    #expect(
      Language.russian.grouped(1234) == "1234" && Language.english.grouped(7) == "7")
  }

  @Test("A level determines its game, one of another game is an error, and help is a command")
  func suggestions() throws {
    for (level, game) in [("30", "color-match"), ("popular", "movie-quiz"), ("hard", "pairs")] {
      let alone = try Invocation(arguments: ["scores", "--level", level], environment: [:])
      let named = try Invocation(
        arguments: ["scores", "--level", level, "--game", game], environment: [:])
      #expect(alone.command as? Scores == named.command as? Scores)
    }
    let other = #expect(throws: UsageError.self) {
      try run("scores", "--level", "30", "--game", "pairs")
    }
    #expect(
      other?.text(in: .english) == "'30' is a level of Color Match: use --game color-match")
    #expect(throws: UsageError.unknownCommand("opponents")) {
      try run("opponents")
    }
    #expect(
      UsageError.unknownCommand("opponents").text(in: .english)
        .hasSuffix("; did you mean stats --game pairs-duel?"))
    #expect(try run("help") == run("--help"))
    #expect(throws: UsageError.unknownCommand("me")) { try run("help", "me") }
    for language in Language.allCases {
      let about = try run("help", "scores", "--lang", language.rawValue)
      #expect(about == (try run("scores", "--help", "--lang", language.rawValue)))
      let text = about?.output ?? ""
      #expect(text.contains("flipside scores [") && text.contains("--level L"))
      #expect(!text.contains("--seed") && !text.contains("flipside verify"))
      #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }
  }

  @Test("--limit and --level reach the store")
  func limit() throws {
    let store = try store("Anna", "Bob")
    #expect(try run("scores", "--limit", "1", store: store)?.output.contains("Bob") == false)
    #expect(
      try run("scores", "--level", "hard", store: store)?.output
        == "No scores yet: Pairs, Hard.\n")
    // The level may have determined the game.
    #expect(
      try run("scores", "--level", "30", "--lang", "ru", store: store)?.output
        == "Пока нет результатов: Цвет и слово, 30 с.\n")
  }

  @Test("JSON escapes characters that could break a parser or a terminal")
  func escaping() {
    #expect(
      JSON.text("a\"b\\c\n\t\u{1B}\u{85}\u{202E}\u{2028}é😀").line
        == #""a\"b\\c\n\t\u001b\u0085\u202e\u2028é😀""#)
    #expect(JSON.text("\u{E0001}").line == #""\udb40\udc01""#)
    #expect(JSON.number(-3).line == "-3")
    #expect(JSON.object([]).line == "{}")
  }

  @Test("A store that cannot be used gives a message and status 4")
  func storeErrors() throws {
    let report = try #require(
      try run(["scores"], ["HOME": "/h"]) {
        $0.openStore = { path, _ throws(StoreError) in
          throw .notADatabase(path: path.text + "\u{1B}")
        }
      })
    #expect(report.status == .noStore)
    #expect(
      report.errors
        == "flipside: the file /h/.local/share/flipside\u{FFFD} is not a Flipside database\n")
    #expect(try run("scores", environment: ["HOME": ""])?.status == .noStore)
  }
}

@Suite("Dates")
struct DateTests {
  @Test(
    "Dates follow the calendar, including leap years and times before 1970",
    arguments: [
      (0, "1970-01-01T00:00:00.000Z"), (-1, "1969-12-31T23:59:59.999Z"),
      (951_782_400_000, "2000-02-29T00:00:00.000Z"),
      (4_107_542_400_000, "2100-03-01T00:00:00.000Z"),
      (1_795_225_805_123, "2026-11-21T01:50:05.123Z"),
    ])
  func calendar(milliseconds: Int, text: String) {
    let timestamp = Timestamp(milliseconds: milliseconds)
    #expect(CivilDate(timestamp).exactISO == text)
    #expect(Timestamp(exactISO: text) == timestamp)
  }

  @Test(
    "Invalid dates are rejected",
    arguments: [
      "", "2026-02-29T00:00:00.000Z", "2026-11-21T24:00:00.000Z", "2026-11-21 01:50:05.123Z",
      "2026-00-21T01:50:05.123Z", "2026-11-00T01:50:05.123Z", "2026-11-21T01:50:05.123z",
    ])
  func noDates(text: String) {
    #expect(Timestamp(exactISO: text) == nil)
  }
}
