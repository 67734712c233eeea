import GameCore

/// A generator of the numbers of players and rounds: the time in milliseconds followed by random
/// bits, so that rounds are in order of time, and programs on any number of hosts need no
/// coordination. Of two equal numbers the second is rejected and drawn again.
struct NumberSource {
  private var last = 0

  /// The number of random bits: with 41 bits of time less than 2^53, which JSON can represent.
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

/// The numbering of players and rounds.
package enum Numbering: Sendable {
  /// By time and chance.
  case byTime
  /// 1, 2, 3 from existing sequences: for tests that expect certain numbers.
  case inOrder
}
