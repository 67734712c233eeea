import GameCore

/// Draws the numbers of players and rounds. No row and no sequence orders them: a number is the
/// time in milliseconds and a bit of chance, so that rounds come in order of time on every reader,
/// and programs on any number of hosts draw without asking each other. Of two with the same number
/// the second is refused and draws again.
struct NumberSource {
  enum Kind {
    case player, round
  }

  private let kind: Numbering
  private var last = 0

  init(kind: Numbering) {
    self.kind = kind
  }

  /// Bits of chance in a number; with 41 of time it stays below 2^53, which JSON can say.
  private static let bits = 12
  /// The beginning of the year 2020.
  private static let epoch = 1_577_836_800_000

  mutating func next(at now: Timestamp) -> Int {
    let time = max(now.milliseconds &- Self.epoch, 0)
    let chance = Int(RandomBits.draw() & (1 << UInt64(Self.bits) - 1))
    let drawn = min(time, 1 << 41 - 1) << Self.bits | chance
    last = max(drawn, last + 1)
    return last
  }
}

/// How players and rounds get their numbers.
package enum Numbering: Sendable {
  /// By the clock and by chance.
  case byTime
  /// 1, 2, 3 from sequences that somebody has made: for tests that name numbers.
  case inOrder
}
