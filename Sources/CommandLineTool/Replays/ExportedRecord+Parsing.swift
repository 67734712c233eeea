import GameCore

/// Why a file is not an exported record.
enum ExportFault: Error, Hashable {
  /// The file does not begin with `flipside-replay`.
  case notARecord
  /// It is one of another version of the format.
  case otherVersion
  /// A line does not begin with the name that is due there; lines count from 1.
  case misplaced(line: Int, expected: String)
  /// A line has the right name and a value that cannot be.
  case badValue(line: Int, name: String)
  /// The file ends after a line, where more is due.
  case cutOff(after: Int, expected: String)
  /// Text behind `end`.
  case trailing(line: Int)
}

extension ExportedRecord {
  /// Reads `text` back, which must be exactly as `text` writes it but for where moves wrap
  /// and for the ends of lines.
  init(parsing bytes: [UInt8]) throws(ExportFault) {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .notARecord }
    var lines = ExportedLines(text)
    guard let heading = lines.next() else { throw .notARecord }
    guard let version = Version.allCases.first(where: { $0.heading == heading }) else {
      throw Self.isHeading(heading) ? .otherVersion : .notARecord
    }
    let game = try lines.value(.game) { Self.word($0).map(GameID.init) }
    let revision = try lines.value(.revision, Self.integer)
    let setup = try lines.value(.setup, Self.word)
    let seed = try lines.value(.seed) { text in
      Decimal.number(text).flatMap { "\($0)" == text ? $0 : nil }
    }
    let content = version == .withContent ? try lines.content() : ""
    let eligibility = try lines.value(.eligibility) { text in
      Eligibility(rawValue: text).flatMap { version == .plain && $0 == .ownOnly ? nil : $0 }
    }
    let player = try lines.value(.player) { Clean.line($0, limit: 60) == $0 ? $0 : nil }
    let date = try lines.value(.date, Timestamp.init(exactISO:))
    let points = try lines.value(.points, Self.integer)
    let time = try lines.value(.time) { text in
      Self.integer(text).map(Elapsed.init(milliseconds:)).flatMap {
        "\($0.milliseconds)" == text ? $0 : nil
      }
    }
    let figures = try lines.value(.figures) { text in
      Figures(text).flatMap { $0.description == text ? $0 : nil }
    }
    let moves = try lines.moves()
    try lines.end()
    self.init(
      record: ReplayRecord(
        transcript: Transcript(
          game: game, revision: revision, setup: setup, seed: seed, content: content,
          eligibility: eligibility, moves: moves),
        claimed: RoundResult(points: points, time: time, figures: figures)),
      player: player, finishedAt: date)
  }

  /// Whether a line is the first of a record of any version.
  private static func isHeading(_ line: String) -> Bool {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    return words.count == 2 && words[0] == "flipside-replay"
      && Decimal.number(String(words[1])) != nil
  }

  private static func integer(_ text: String) -> Int? {
    Int(text).flatMap { "\($0)" == text ? $0 : nil }
  }

  /// Names of games and setups: anything short that prints.
  private static func word(_ text: String) -> String? {
    text.isEmpty || text.contains(" ") || Clean.line(text, limit: 60) != text ? nil : text
  }
}

/// The lines of an exported record, taken one after the other.
private struct ExportedLines {
  private var rest: ArraySlice<Substring>
  private var number = 0

  /// Mail programs and editors change the ends of lines, which say nothing: into those of DOS, one
  /// character to Swift, or of old Macs; with blanks before them; the last line without one.
  init(_ text: String) {
    let isOfOldMac = !text.utf8.contains(UInt8(ascii: "\n"))
    let lines = text.split(omittingEmptySubsequences: false) {
      $0 == "\n" || $0 == "\r\n" || isOfOldMac && $0 == "\r"
    }
    rest = lines.map(Self.withoutBlanksAtTheEnd)[...]
  }

  private static func withoutBlanksAtTheEnd(_ line: Substring) -> Substring {
    guard let last = line.lastIndex(where: { $0 != " " && $0 != "\t" }) else { return "" }
    return line[...last]
  }

  mutating func next() -> String? {
    number += 1
    return rest.popFirst().map(String.init)
  }

  /// The next line, which is not the empty one behind the last line's end.
  private mutating func line(dueFor expected: String) throws(ExportFault) -> String {
    let isOver = rest.allSatisfy(\.isEmpty)
    guard !isOver, let line = next() else { throw .cutOff(after: number, expected: expected) }
    return line
  }

  /// The value of the next line, which must be called `field`.
  mutating func value<Value>(
    _ field: ExportedRecord.Field, _ read: (String) -> Value?
  ) throws(ExportFault) -> Value {
    let line = try line(dueFor: field.rawValue)
    guard let text = Self.value(of: line, field) else {
      throw .misplaced(line: number, expected: field.rawValue)
    }
    guard let value = read(text) else { throw .badValue(line: number, name: field.rawValue) }
    return value
  }

  /// All lines of moves, joined; only a line that is alone can be empty.
  mutating func moves() throws(ExportFault) -> String {
    var moves = [try value(.moves, Self.words)]
    while let line = rest.first, Self.value(of: String(line), .moves) != nil {
      moves.append(try value(.moves, Self.words))
      guard !moves.contains("") else { throw .badValue(line: number, name: "moves") }
    }
    return moves.joined(separator: " ")
  }

  /// All lines of content, joined; none is empty.
  mutating func content() throws(ExportFault) -> String {
    var content: [String] = []
    repeat {
      content.append(
        try value(.content) { text in
          !text.isEmpty && Clean.line(text, limit: text.unicodeScalars.count) == text ? text : nil
        })
    } while rest.first.map { Self.value(of: String($0), .content) != nil } ?? false
    return content.joined(separator: "\n")
  }

  /// Words that print with single spaces between them, as they are written.
  private static func words(_ text: String) -> String? {
    text.split(separator: " ").joined(separator: " ") == text
      && Clean.line(text, limit: text.unicodeScalars.count) == text ? text : nil
  }

  /// The last line, with nothing behind it but empty ones.
  mutating func end() throws(ExportFault) {
    guard try line(dueFor: "end") == "end" else {
      throw .misplaced(line: number, expected: "end")
    }
    while let line = next() {
      guard line.isEmpty else { throw .trailing(line: number) }
    }
  }

  private static func value(of line: String, _ field: ExportedRecord.Field) -> String? {
    if line == field.rawValue { return "" }
    guard line.hasPrefix(field.rawValue + " ") else { return nil }
    let value = String(line.dropFirst(field.rawValue.count + 1))
    return value.isEmpty ? nil : value
  }
}
