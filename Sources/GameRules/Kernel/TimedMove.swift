/// A move and its time. As text `F12@1530`, with milliseconds after the `@`.
public struct TimedMove<Move: GameMove>: Hashable, Sendable {
  public let move: Move
  public let time: Elapsed
}

extension TimedMove: LosslessStringConvertible {
  public init?(_ description: String) {
    self.init(description.utf8Span.span)
  }

  init?(_ text: Span<UInt8>) {
    guard let mark = text.indices.last(where: { text[$0] == UInt8(ascii: "@") }),
      let move = Move(text: text.extracting(..<mark)),
      let milliseconds = Int(digits: text.extracting((mark + 1)...), most: 9)
    else { return nil }
    self.init(move: move, time: Elapsed(milliseconds: milliseconds))
  }

  public var description: String { "\(move)@\(time.milliseconds)" }
}

extension Int {
  /// Reads a number of at most `most` digits; only digits and no leading zeros, so that no two
  /// texts mean the same number.
  init?(digits: Span<UInt8>, most: Int) {
    guard (1...most).contains(digits.count), digits.count == 1 || digits[0] != UInt8(ascii: "0")
    else { return nil }
    var value = 0
    for index in digits.indices {
      let digit = digits[index]
      guard digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9") else { return nil }
      value = value * 10 + Int(digit - UInt8(ascii: "0"))
    }
    self = value
  }
}

/// A type with few values is read by comparing their texts.
extension LosslessStringConvertible where Self: CaseIterable {
  public init?(_ description: String) {
    guard let value = Self.allCases.first(where: { $0.description == description }) else {
      return nil
    }
    self = value
  }
}

/// An enum with texts as raw values is written as these.
extension LosslessStringConvertible where Self: RawRepresentable<String> {
  public var description: String { rawValue }
}

/// The text of a list of moves, separated by single spaces.
enum MoveList {
  static func text<Move>(_ moves: [TimedMove<Move>]) -> String {
    // A key path would look up the conformance of each type of moves at run time.
    moves.map { $0.description }.joined(separator: " ")
  }

  static func parse<Move>(_ text: String) throws(ReplayError) -> [TimedMove<Move>] {
    guard !text.isEmpty else { return [] }
    let bytes = text.utf8Span.span
    var moves: [TimedMove<Move>] = []
    moves.reserveCapacity(bytes.count / 8)
    var start = 0
    while true {
      var end = start
      while end < bytes.count, bytes[end] != UInt8(ascii: " ") { end += 1 }
      guard let move = TimedMove<Move>(bytes.extracting(start..<end)) else {
        throw .unreadableMove(number: moves.count + 1)
      }
      moves.append(move)
      guard end < bytes.count else { return moves }
      start = end + 1
    }
  }
}
