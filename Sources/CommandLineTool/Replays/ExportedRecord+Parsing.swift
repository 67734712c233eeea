import GameCore
import SystemStrings

/// The reason why a file is not an exported record.
enum ExportError: Error, Hashable {
  /// The file cannot be read; with the system's error number.
  case unreadable(Int32)
  case tooLarge
  /// The file does not begin with `flipside-replay`.
  case notARecord
  /// It has another version of the format.
  case otherVersion
  /// A line does not begin with the expected name. The first line is number 1.
  case misplaced(line: Int, expected: String)
  /// A line has the right name and an invalid value.
  case badValue(line: Int, name: String)
  /// The file ends after a line although more is expected.
  case cutOff(after: Int, expected: String)
  /// There is text after `end`.
  case trailing(line: Int)
}

extension ExportedRecord {
  /// Parses a record, which must be exactly as `text` writes it except for the wrapping of moves
  /// and the ends of lines.
  init(parsing bytes: [UInt8]) throws(ExportError) {
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
    let player = try lines.value(.player) { TextSanitizer.line($0, limit: 60) == $0 ? $0 : nil }
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

  /// Returns whether a line is the first one of a record of any version.
  private static func isHeading(_ line: String) -> Bool {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    return words.count == 2 && words[0] == "flipside-replay"
      && Decimal.number(String(words[1])) != nil
  }

  private static func integer(_ text: String) -> Int? {
    Int(text).flatMap { "\($0)" == text ? $0 : nil }
  }

  /// Returns the name of a game or setup: any short printable word.
  private static func word(_ text: String) -> String? {
    text.isEmpty || text.contains(" ") || TextSanitizer.line(text, limit: 60) != text ? nil : text
  }
}

/// The lines of an exported record, read one after the other.
private struct ExportedLines {
  private var rest: ArraySlice<ArraySlice<UInt8>>
  private var number = 0

  /// Splits the lines. Mail programs and editors may have changed their ends to those of DOS or old
  /// Macs, added blanks, or removed the last one.
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

  /// Returns the next line, but not the empty one at the end.
  private mutating func line(dueFor expected: String) throws(ExportError) -> String {
    let isOver = rest.allSatisfy(\.isEmpty)
    guard !isOver, let line = next() else { throw .cutOff(after: number, expected: expected) }
    return line
  }

  /// Returns the value of the next line, whose name must be `field`.
  mutating func value<Value>(
    _ field: ExportedRecord.Field, _ read: (String) -> Value?
  ) throws(ExportError) -> Value {
    let line = try line(dueFor: field.rawValue)
    guard let text = Self.value(of: line, field) else {
      throw .misplaced(line: number, expected: field.rawValue)
    }
    guard let value = read(text) else { throw .badValue(line: number, name: field.rawValue) }
    return value
  }

  /// Returns all lines of moves, joined; only a single line can be empty.
  mutating func moves() throws(ExportError) -> String {
    var moves = [try value(.moves, Self.words)]
    while let line = rest.first, Self.hasName(.moves, line) {
      moves.append(try value(.moves, Self.words))
      guard moves.first?.isEmpty == false, moves.last?.isEmpty == false else {
        throw .badValue(line: number, name: "moves")
      }
    }
    return moves.joined(separator: " ")
  }

  /// Returns all lines of content, joined; none is empty.
  mutating func content() throws(ExportError) -> String {
    var content: [String] = []
    repeat {
      content.append(
        try value(.content) { text in
          !text.isEmpty && TextSanitizer.line(text, limit: text.unicodeScalars.count) == text
            ? text : nil
        })
    } while rest.first.map { Self.hasName(.content, $0) } ?? false
    return content.joined(separator: "\n")
  }

  /// Returns printable words separated by single spaces, unchanged.
  private static func words(_ text: String) -> String? {
    var before = UInt8(ascii: " ")
    for byte in text.utf8 {
      guard byte != UInt8(ascii: " ") || before != byte else { return nil }
      before = byte
    }
    return TextSanitizer.line(text, limit: text.unicodeScalars.count) == text ? text : nil
  }

  /// Reads the last line, after which there may only be empty ones.
  mutating func end() throws(ExportError) {
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

  /// Returns whether a line is the name of a field, alone or followed by a space and a value.
  private static func hasName(
    _ field: ExportedRecord.Field, _ line: some Collection<UInt8>
  ) -> Bool {
    guard line.starts(with: field.rawValue.utf8) else { return false }
    let behind = line.dropFirst(field.rawValue.utf8.count).first
    return behind == nil || behind == UInt8(ascii: " ")
  }
}
