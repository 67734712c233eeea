/// Par: the average number of turns that a player with perfect memory needs.
///
/// Such a player flips an unseen card first and takes every known pair. The exact expectation
/// follows from a recursion over the pairs left and the singles known; for many pairs it approaches
/// (3 - 2 ln 2) n + 7/8 - 2 ln 2 (Velleman and Warrington, "What to expect in a game of memory",
/// American Mathematical Monthly 120(9)).
public enum Par {
  /// Returns the expectation for a board of `pairs` pairs (0 or more), in hundredths of a turn,
  /// rounded.
  public static func hundredths(pairs: Int) -> Int {
    (trillionths(pairs: pairs) + unit / 200) / (unit / 100)
  }

  /// Returns the expectation in units of 10^-12 turns, each step of the recursion rounded down.
  public static func trillionths(pairs: Int) -> Int {
    guard pairs > 0 else { return 0 }
    // smaller[k] is the expectation for one pair fewer and k singles known.
    var smaller = [0]
    for left in 1...pairs {
      var current = [Int](repeating: 0, count: left + 1)
      for singles in stride(from: left, through: 0, by: -1) {
        current[singles] = step(left: left, singles: singles, smaller: smaller, current: current)
      }
      smaller = current
    }
    return smaller[0]
  }

  private static let unit = 1_000_000_000_000

  /// Returns the expectation for `left` pairs, of which `singles` have one card known.
  private static func step(left: Int, singles: Int, smaller: [Int], current: [Int]) -> Int {
    let unseen = 2 * left - singles
    let fresh = unseen - singles
    // Every unseen card is the partner of a known one.
    guard fresh > 0 else { return unit + smaller[singles - 1] }
    var sum: Int128 = 0
    // The first card is the partner of a known one: the pair is taken.
    if singles > 0 { sum += Int128(singles * (unseen - 1)) * Int128(unit + smaller[singles - 1]) }
    // The second card is the partner of the first: luck.
    sum += Int128(fresh) * Int128(unit + smaller[singles])
    // The second card is the partner of a known one: a miss, and the pair is taken next turn.
    sum += Int128(fresh * singles) * Int128(2 * unit + smaller[singles])
    // The second card is new as well: a miss that leaves two more singles.
    if fresh > 2 { sum += Int128(fresh * (fresh - 2)) * Int128(unit + current[singles + 2]) }
    return Int(sum / Int128(unseen * (unseen - 1)))
  }
}
