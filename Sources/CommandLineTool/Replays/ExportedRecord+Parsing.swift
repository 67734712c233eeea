import GameCore
import SystemStrings

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
    guard let text = SystemString(bytes: bytes).exactText else { throw .notARecord }
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
  private var rest: ArraySlice<ArraySlice<UInt8>>
  private var number = 0

  /// Mail programs and editors change the ends of lines, which say nothing: into those of DOS or of
  /// old Macs; with blanks before them; the last line without one.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    let isOfOldMac = !bytes.contains(UInt8(ascii: "\n"))
    let end = UInt8(ascii: isOfOldMac ? "\r" : "\n")
    let lines = bytes.split(separator: end, omittingEmptySubsequences: false)
    rest =
      lines.enumerated().map { index, line in
        let isOfDOS = index < lines.count - 1 && line.last == UInt8(ascii: "\r")
        return Self.withoutBlanksAtTheEnd(isOfDOS ? line.dropLast() : line)
      }[...]
  }

  private static func withoutBlanksAtTheEnd(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let last = line.lastIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    return last.map { line[...$0] } ?? []
  }

  mutating func next() -> String? {
    number += 1
    return rest.popFirst().map { String(decoding: $0, as: UTF8.self) }
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
    while let line = rest.first, Self.hasName(.moves, line) {
      moves.append(try value(.moves, Self.words))
      guard moves.first?.isEmpty == false, moves.last?.isEmpty == false else {
        throw .badValue(line: number, name: "moves")
      }
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
    } while rest.first.map { Self.hasName(.content, $0) } ?? false
    return content.joined(separator: "\n")
  }

  /// Words that print with single spaces between them, as they are written.
  private static func words(_ text: String) -> String? {
    var before = UInt8(ascii: " ")
    for byte in text.utf8 {
      guard byte != UInt8(ascii: " ") || before != byte else { return nil }
      before = byte
    }
    return Clean.line(text, limit: text.unicodeScalars.count) == text ? text : nil
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
    guard hasName(field, line.utf8) else { return nil }
    return String(decoding: line.utf8.dropFirst(field.rawValue.utf8.count + 1), as: UTF8.self)
  }

  /// Whether a line is the name of a field, alone or with a value behind a space.
  private static func hasName(
    _ field: ExportedRecord.Field, _ line: some Collection<UInt8>
  ) -> Bool {
    guard line.starts(with: field.rawValue.utf8) else { return false }
    let behind = line.dropFirst(field.rawValue.utf8.count).first
    return behind == nil || behind == UInt8(ascii: " ")
  }
}
