/// A move and its time. As text `F12@1530`, with milliseconds after the `@`.
public struct TimedMove<Move: Hashable & Sendable & LosslessStringConvertible>: Hashable, Sendable {
  public let move: Move
  public let time: Elapsed

  public init(_ move: Move, at time: Elapsed) {
    self.move = move
    self.time = time
  }
}

extension TimedMove: LosslessStringConvertible {
  public init?(_ description: String) {
    self.init(description.utf8Span.span) { Move(text: $0) }
  }

  /// Reads `text`; `read` reads the part before the `@`.
  init?(_ text: Span<UInt8>, read: (Span<UInt8>) -> Move?) {
    guard let mark = text.indices.last(where: { text[$0] == UInt8(ascii: "@") }),
      let move = read(text.extracting(..<mark)),
      let milliseconds = Self.number(text.extracting((mark + 1)...))
    else { return nil }
    self.init(move, at: Elapsed(milliseconds: milliseconds))
  }

  public var description: String { "\(move)@\(time.milliseconds)" }

  /// Reads a time in the range of `Elapsed`; only digits, so that no two texts mean the same time.
  private static func number(_ digits: Span<UInt8>) -> Int? {
    guard (1...9).contains(digits.count), digits.count == 1 || digits[0] != UInt8(ascii: "0")
    else { return nil }
    var value = 0
    for index in digits.indices {
      let digit = digits[index]
      guard digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9") else { return nil }
      value = value * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return value
  }
}

/// An enum with texts as raw values is written as these.
extension LosslessStringConvertible where Self: RawRepresentable<String> {
  public init?(_ description: String) {
    self.init(rawValue: description)
  }

  public var description: String { rawValue }
}

extension LosslessStringConvertible {
  /// Reads the UTF-8 of `description`.
  init?(text: Span<UInt8>) {
    self.init(text.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) })
  }
}

/// The text of a list of moves, separated by single spaces.
enum MoveList {
  static func text<Move>(_ moves: [TimedMove<Move>]) -> String {
    // A key path would look up the conformance of each type of moves at run time.
    moves.map { $0.description }.joined(separator: " ")
  }

  /// Reads the moves of `text`, each with `read`.
  static func parse<Move>(
    _ text: String, read: (Span<UInt8>) -> Move?
  ) throws(ReplayError) -> [TimedMove<Move>] {
    guard !text.isEmpty else { return [] }
    let bytes = text.utf8Span.span
    var moves: [TimedMove<Move>] = []
    moves.reserveCapacity(bytes.count / 8)
    var start = 0
    while true {
      var end = start
      while end < bytes.count, bytes[end] != UInt8(ascii: " ") { end += 1 }
      guard let move = TimedMove(bytes.extracting(start..<end), read: read) else {
        throw .unreadableMove(number: moves.count + 1)
      }
      moves.append(move)
      guard end < bytes.count else { return moves }
      start = end + 1
    }
  }
}
