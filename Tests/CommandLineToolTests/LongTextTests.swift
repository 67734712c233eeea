import Canvas
import Fixtures
import GameCore
import SystemStrings
import Testing

@testable import CommandLineTool

@Suite("Files, arguments and names are read in linear time")
struct LongTextTests {
  private static func verify(_ bytes: [UInt8]) {
    _ = Verification.report(on: .success(bytes), named: "a", .english)
  }

  @Test("A file that is not a record")
  func files() {
    #expect(LongText.slow(60_000, Self.verify) == [])
  }

  /// Returns a record with `bytes` for one of its values.
  private static func record(_ field: ExportedReplay.Field) throws -> ([UInt8]) -> [UInt8] {
    let record = ExportedReplay(Samples.stored(try Samples.record()))
    let lines = record.text.split(separator: "\n")
    let heading = field == .content ? "flipside-replay 2" : "flipside-replay 1"
    let before = [heading[...]] + lines.dropFirst().prefix { !$0.hasPrefix(field.rawValue + " ") }
    let behind = lines.drop { !$0.hasPrefix(field.rawValue + " ") }.dropFirst()
    let head = Array((before.joined(separator: "\n") + "\n\(field.rawValue) ").utf8)
    let rest = Array("\n\(behind.joined(separator: "\n"))\n".utf8)
    return { head + $0 + rest }
  }

  @Test("A record with any text for each of its values", arguments: ExportedReplay.Field.allCases)
  func values(_ field: ExportedReplay.Field) throws {
    let record = try Self.record(field)
    #expect(LongText.slow { Self.verify(record($0)) } == [])
  }

  @Test(
    "The largest accepted record takes a few seconds at most",
    arguments: [ExportedReplay.Field.player, .figures, .moves, .content])
  func largest(_ field: ExportedReplay.Field) throws {
    let record = try Self.record(field)
    let endless = LongText.endless(InputFile.limit - 2000) { Self.verify(record($0)) }
    #expect(endless == [])
  }

  @Test("A record of many lines", arguments: ["moves a", "content a"])
  func lines(_ line: String) throws {
    let text = ExportedReplay(Samples.stored(try Samples.record())).text
    let name = line.hasPrefix("moves") ? "moves " : "standing "
    var head = text.split(separator: "\n").prefix { !$0.hasPrefix(name) }.joined(separator: "\n")
    if name != "moves " { head = "flipside-replay 2" + head.dropFirst(17) }
    let unit = Array((line + "\n").utf8)
    let many = { (count: Int) in
      Array((head + "\n").utf8) + (0..<count / unit.count).flatMap { _ in unit }
    }
    #expect(LongText.slow(InputFile.limit / 8, many, Self.verify) == [])
    #expect(LongText.endless(InputFile.limit, many, Self.verify) == [])
  }

  @Test("Arguments and variables")
  func arguments() {
    for start in ["", "-", "--", "--lang=", "--seed=", "--data=", "--data=postgres://", "--color="]
    {
      let slow = LongText.slow { bytes in
        let argument = SystemString(start) + SystemString(bytes: bytes)
        _ = try? Invocation(arguments: [argument], environment: [:])
        _ = Invocation.language(arguments: [argument], environment: [:])
      }
      #expect(slow == [], "\(start)")
    }
    for name in ["LANG", "LC_ALL", "LC_MESSAGES", "XDG_DATA_HOME", "HOME", "TERM", "NO_COLOR"] {
      let slow = LongText.slow { bytes in
        let environment = [name: SystemString("/") + SystemString(bytes: bytes)]
        _ = try? Invocation(arguments: [SystemString](), environment: environment)
        _ = Invocation.language(arguments: [SystemString](), environment: environment)
      }
      #expect(slow == [], "\(name)")
    }
  }

  /// The functions that read typed or stored texts.
  private static let readers: [(name: String, read: @Sendable (String) -> Void)] = [
    ("a line", { _ = TextSanitizer.line($0) }),
    ("a long line", { _ = TextSanitizer.line($0, limit: $0.unicodeScalars.count) }),
    ("a paste", { _ = TextSanitizer.pasted($0) }),
    ("a pasted password", { _ = TextSanitizer.password($0) }),
    ("a player's name", { _ = try? PlayerName($0) }),
    ("a stored name", { _ = PlayerName(stored: $0) }),
    ("a name to log in", { _ = LoginName($0) }),
    ("an address", { _ = try? Email($0) }),
    ("a password", { _ = try? Password($0) }),
    ("a strength", { _ = PasswordStrength(of: $0) }),
    ("a code", { _ = try? RecoveryCode($0) }),
    ("a given name", { _ = try? GivenName($0) }),
    ("a phone number", { _ = try? PhoneNumber($0, language: .russian) }),
    ("a note", { _ = RoundNote($0) }),
    ("the length of a note", { _ = RoundNote.holds($0) }),
    (
      "a title",
      {
        // The maximum length of stored titles.
        let title = String($0.unicodeScalars.prefix(400))
        _ = TitleOrder(.english).key(of: title) < TitleOrder(.english).key(of: title + "x")
      }
    ),
    (
      "a date",
      {
        let style = DateStyle(order: .dayMonthYear, firstWeekday: .monday)
        _ = try? BirthDate($0, style: style, today: CalendarDate(daysSince1970: 20_000))
      }
    ),
    ("a width", { _ = TextWidth.of($0) }),
    ("wrapped text", { _ = TextWrap.lines($0.withShortRuns, width: 60) }),
    ("text that is cut", { _ = TextWrap.cut($0, width: 60, mark: "...") }),
    ("figures", { _ = Figures(String(outside: Array($0.utf8))) }),
  ]

  @Test("Typed, pasted and shown texts", arguments: 0..<readers.count)
  func typed(_ number: Int) {
    let (name, read) = Self.readers[number]
    #expect(LongText.slow { read(String(decoding: $0, as: UTF8.self)) } == [], "\(name)")
  }

  @Test("A field with a long pasted text")
  func pasted() {
    for isMasked in [false, true] {
      let slow = LongText.slow { bytes in
        let text = String(decoding: bytes, as: UTF8.self)
        var field = Field(isMasked: isMasked)
        let pasted = isMasked ? TextSanitizer.password(text) : TextSanitizer.pasted(text)
        _ = field.handle(.paste(pasted))
        var canvas = Canvas(size: Size(columns: 80, rows: 1))
        for key in [Key.left, .control("w"), .home, .end, .backspace] {
          _ = field.handle(.key(key))
          field.draw(into: &canvas, at: Point(column: 0, row: 0), width: 40, style: .plain)
        }
      }
      #expect(slow == [], "masked: \(isMasked)")
    }
  }

  @Test(
    "Transcripts with any text in their fields are replayed in linear time",
    arguments: [PairsGame.id, PairsDuelGame.id, MovieQuizGame.id])
  func transcripts(_ game: GameID) throws {
    let setup = try #require(Catalog.setups(of: game).first)
    for place in 0..<4 {
      let slow = LongText.slow { bytes in
        let text = String(outside: bytes)
        let transcript = Transcript(
          game: place == 0 ? GameID(text) : game, revision: 1, setup: place == 1 ? text : setup,
          seed: 1, content: place == 2 ? text : "", eligibility: .ranked,
          moves: place == 3 ? text : "")
        _ = try? Catalog.result(of: transcript)
      }
      #expect(slow == [], "\(place)")
    }
  }
}
