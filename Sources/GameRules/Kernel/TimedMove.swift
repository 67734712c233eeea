/// A move and when it was made; as text `F12@1530`, milliseconds after the `@`.
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
    self.init(description.utf8[...])
  }

  init?(_ text: Substring.UTF8View) {
    guard let mark = text.lastIndex(of: UInt8(ascii: "@")),
      let move = Move(String(Substring(text[..<mark]))),
      let milliseconds = Self.number(text[text.index(after: mark)...])
    else { return nil }
    self.init(move, at: Elapsed(milliseconds: milliseconds))
  }

  public var description: String { "\(move)@\(time.milliseconds)" }

  /// Digits only and inside the range of `Elapsed`, so that no two texts mean the same time.
  private static func number(_ digits: Substring.UTF8View) -> Int? {
    guard let first = digits.first, digits.count <= 9,
      first != UInt8(ascii: "0") || digits.count == 1
    else { return nil }
    var value = 0
    for digit in digits {
      guard digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9") else { return nil }
      value = value * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return value
  }
}

/// The text of a list of moves: one word a move, single spaces between them.
enum MoveList {
  static func text<Move>(_ moves: [TimedMove<Move>]) -> String {
    moves.map(\.description).joined(separator: " ")
  }

  static func parse<Move>(_ text: String) throws(ReplayFault) -> [TimedMove<Move>] {
    guard !text.isEmpty else { return [] }
    let bytes = text.utf8
    var moves: [TimedMove<Move>] = []
    moves.reserveCapacity(bytes.count / 8)
    var start = bytes.startIndex
    while true {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: " ")) ?? bytes.endIndex
      guard let move = TimedMove<Move>(bytes[start..<end]) else {
        throw .unreadableMove(number: moves.count + 1)
      }
      moves.append(move)
      if end == bytes.endIndex { return moves }
      start = bytes.index(after: end)
    }
  }
}
