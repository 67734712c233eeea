/// The clock of an unfinished game, and the seed that identifies the game.
public struct SavedClock: Hashable, Sendable {
  public let seed: UInt64
  public let elapsed: Elapsed

  public init(seed: UInt64, elapsed: Elapsed) {
    self.seed = seed
    self.elapsed = elapsed
  }

  /// The number of bytes of a stored mark.
  static let size = 16

  /// Reads a stored mark; nil if it is invalid.
  init?(bytes: [UInt8]) {
    guard bytes.count == Self.size, let time = Int(exactly: Self.number(bytes[8...])) else {
      return nil
    }
    self.init(seed: Self.number(bytes[..<8]), elapsed: Elapsed(milliseconds: time))
  }

  var bytes: [UInt8] {
    [seed, UInt64(clamping: elapsed.milliseconds)].flatMap { number in
      (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
