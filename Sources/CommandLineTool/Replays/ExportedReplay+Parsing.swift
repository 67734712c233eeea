import GameCore
import SystemStrings

/// The reason why a file is not an exported record.
enum ReplayFileError: Error, Hashable {
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
  case trailing(line: Int)
}

extension ExportedReplay {
  /// Parses a record, which must be exactly as `text` writes it except for the wrapping of moves
  /// and the ends of lines.
  init(parsing bytes: [UInt8]) throws(ReplayFileError) {
    guard let text = SystemString(bytes: bytes).exactText else { throw .notARecord }
    var lines = ExportedLines(text)
    let version = try lines.version()
    let game = try lines.value(.game) { Self.word($0).map(GameID.init) }
    let revision = try lines.value(.revision, Self.exact { Int($0) })
    let setup = try lines.value(.setup, Self.word)
    let seed = try lines.value(.seed, Self.exact { Decimal.number($0) })
    let content =
      try version == .withContent ? lines.values(.content) { $0.isEmpty ? nil : Self.line($0) } : []
    let eligibility = try lines.value(.eligibility) { text in
      Eligibility(rawValue: text).flatMap { version == .plain && $0 == .ownOnly ? nil : $0 }
    }
    let player = try lines.value(.player) { $0.shown == $0 ? $0 : nil }
    let date = try lines.value(.date, Timestamp.init(exactISO:))
    let points = try lines.value(.points, Self.exact { Int($0) })
    let time = try lines.value(
      .time, Self.exact { Int($0).map { Elapsed(milliseconds: $0).milliseconds } })
    let figures = try lines.value(.figures, Self.exact { Figures($0) })
    let moves = try lines.values(.moves, Self.words)
    try lines.end()
    self.init(
      record: ReplayRecord(
        transcript: Transcript(
          game: game, revision: revision, setup: setup, seed: seed,
          content: content.joined(separator: "\n"), eligibility: eligibility,
          moves: moves.joined(separator: " ")),
        claimed: RoundResult(
          points: points, time: Elapsed(milliseconds: time), figures: figures)),
      player: player, finishedAt: date)
  }

  /// Returns a reader that accepts a text only if its value is written as the same text.
  private static func exact<Value: CustomStringConvertible>(
    _ read: @escaping (String) -> Value?
  ) -> (String) -> Value? {
    { text in read(text).flatMap { $0.description == text ? $0 : nil } }
  }

  /// Returns the name of a game or setup: any short printable word.
  private static func word(_ text: String) -> String? {
    text.isEmpty || text.contains(" ") || text.shown != text ? nil : text
  }

  /// Returns a printable text of any length.
  private static func line(_ text: String) -> String? {
    TextSanitizer.line(text, limit: text.unicodeScalars.count) == text ? text : nil
  }

  /// Returns printable words separated by single spaces, unchanged.
  private static func words(_ text: String) -> String? {
    text.utf8.first == UInt8(ascii: " ")
      || zip(text.utf8, text.utf8.dropFirst())
        .contains { $0 == UInt8(ascii: " ") && $1 == $0 }
      ? nil : line(text)
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
        return Self.trimmingTrailingBlanks(isOfDOS ? line.dropLast() : line)
      }[...]
  }

  private static func trimmingTrailingBlanks(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let last = line.lastIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    return last.map { line[...$0] } ?? []
  }

  mutating func version() throws(ReplayFileError) -> ExportedReplay.Version {
    let words = next()?.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false) ?? []
    guard words.count == 2, words[0].elementsEqual("flipside-replay".utf8) else {
      throw .notARecord
    }
    let number = String(decoding: words[1], as: UTF8.self)
    guard Decimal.number(number) != nil else { throw .notARecord }
    guard let version = ExportedReplay.Version.allCases.first(where: { "\($0.rawValue)" == number })
    else { throw .otherVersion }
    return version
  }

  private mutating func next() -> ArraySlice<UInt8>? {
    number += 1
    return rest.popFirst()
  }

  /// Returns the next line, but not the empty one at the end.
  private mutating func line(dueFor expected: String) throws(ReplayFileError) -> ArraySlice<UInt8> {
    let isOver = rest.allSatisfy(\.isEmpty)
    guard !isOver, let line = next() else { throw .cutOff(after: number, expected: expected) }
    return line
  }

  /// Returns the value of the next line, whose name must be `field`.
  mutating func value<Value>(
    _ field: ExportedReplay.Field, _ read: (String) -> Value?
  ) throws(ReplayFileError) -> Value {
    guard let text = Self.value(of: try line(dueFor: field.rawValue), field) else {
      throw .misplaced(line: number, expected: field.rawValue)
    }
    guard let value = read(String(decoding: text, as: UTF8.self)) else {
      throw .badValue(line: number, name: field.rawValue)
    }
    return value
  }

  /// Returns the values of all lines with the name `field`; only a single one can be empty.
  mutating func values(
    _ field: ExportedReplay.Field, _ read: (String) -> String?
  ) throws(ReplayFileError) -> [String] {
    var values: [String] = []
    repeat {
      values.append(try value(field, read))
      guard values.count == 1 || values.first?.isEmpty == false && values.last?.isEmpty == false
      else {
        throw .badValue(line: number, name: field.rawValue)
      }
    } while rest.first.flatMap { Self.value(of: $0, field) } != nil
    return values
  }

  /// Reads the last line, after which there may only be empty ones.
  mutating func end() throws(ReplayFileError) {
    guard try line(dueFor: "end").elementsEqual("end".utf8) else {
      throw .misplaced(line: number, expected: "end")
    }
    while let line = next() {
      guard line.isEmpty else { throw .trailing(line: number) }
    }
  }

  /// Returns what follows the name of a field and a space; nil if a line has another name.
  private static func value(
    of line: ArraySlice<UInt8>, _ field: ExportedReplay.Field
  ) -> ArraySlice<UInt8>? {
    let value = line.dropFirst(field.rawValue.utf8.count)
    let isNamed = line.starts(with: field.rawValue.utf8)
    return isNamed && value.first ?? UInt8(ascii: " ") == UInt8(ascii: " ")
      ? value.dropFirst() : nil
  }
}
