/// The random generator from which every deal follows, given its seed, on every machine.
///
/// SplitMix64, as published by Steele, Lea and Flood, "Fast Splittable Pseudorandom Number
/// Generators", OOPSLA 2014. Frozen: changing a line here changes every deal, which only a new
/// ruleset revision may do.
public struct Generator: Hashable, Sendable {
  private var state: UInt64

  /// Creates a generator at the start of the sequence of `seed`.
  public init(seed: UInt64) {
    state = seed
  }

  /// Returns a generator for the appearance of a game, independent of the one for its rules.
  public static func forLooks(seed: UInt64) -> Generator {
    Generator(seed: seed ^ 0x6C6F_6F6B_732D_6F6E)
  }

  /// Returns the next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number in `0..<bound`, each equally likely; 0 for a bound of 0.
  ///
  /// Multiply and reject: Lemire, "Fast Random Integer Generation in an Interval", ACM TOMACS
  /// 29(1).
  public mutating func below(_ bound: UInt64) -> UInt64 {
    guard bound > 1 else { return 0 }
    var product = next().multipliedFullWidth(by: bound)
    if product.low < bound {
      let threshold = (0 &- bound) % bound
      while product.low < threshold {
        product = next().multipliedFullWidth(by: bound)
      }
    }
    return product.high
  }

  /// Shuffles `items`, each order equally likely.
  ///
  /// Fisher and Yates, from the last position down to the second.
  public mutating func arrange<Item>(_ items: inout [Item]) {
    for last in stride(from: items.count - 1, to: 0, by: -1) {
      let other = Int(below(UInt64(last + 1)))
      items.swapAt(last, other)
    }
  }
}
