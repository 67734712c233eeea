/// The best strategy for two players who forget nothing: Zwick and Paterson, "The memory game",
/// Theoretical Computer Science 110, 1993. Docs/decisions say how the recursion is derived.
///
/// Whole numbers throughout, so that every machine chooses alike.
enum Optimum {
  /// What is best in a turn in which no pair is known.
  enum Plan: Hashable, Sendable {
    /// Turns two known cards: gives nothing away.
    case pass
    /// Turns a new card, and where its partner is not known a known one.
    case newThenKnown
    /// Turns a new card, and where its partner is not known another new one.
    case newOnly
  }

  /// The most pairs of a board.
  static let mostPairs = 24

  /// The plan with `pairs` left, of which `known` have one card known.
  static func plan(pairs: Int, known: Int) -> Plan {
    step(pairs, known)?.plan ?? .newOnly
  }

  /// By how many pairs whoever is to move will have more than the other on average, in units of
  /// 10^-12 pairs; nil for what cannot be.
  static func value(pairs: Int, known: Int) -> Int? {
    pairs == 0 && known == 0 ? 0 : step(pairs, known)?.value
  }

  /// What follows on average from a new card whose partner is not known, in the same units: from
  /// turning a known card after it, and from turning another new one. Nil where there is no choice.
  static func choice(pairs: Int, known: Int) -> (known: Int, new: Int)? {
    guard (1...mostPairs).contains(pairs), (1..<pairs).contains(known) else { return nil }
    return branches(
      pairs, known, smaller: { value(pairs: pairs - 1, known: $0) ?? 0 },
      same: { value(pairs: pairs, known: $0) ?? 0 })
  }

  private struct Step: Sendable {
    let plan: Plan
    let value: Int
  }

  private static let unit = 1_000_000_000_000
  /// Where two plans are worth the same but for rounding, the game goes on.
  private static let tie = unit / 1_000_000

  /// By the pairs left, from 1, and the cards known.
  private static let steps: [[Step]] = {
    var rows: [[Step]] = []
    for pairs in 1...mostPairs {
      let smaller = rows.last?.map(\.value) ?? [0]
      // From most known to none: a turn never makes fewer known.
      var row = [Step](repeating: Step(plan: .newOnly, value: 0), count: pairs + 1)
      for known in stride(from: pairs, through: 0, by: -1) {
        row[known] = best(pairs, known, smaller: { smaller[$0] }, same: { row[$0].value })
      }
      rows.append(row)
    }
    return rows
  }()

  private static func step(_ pairs: Int, _ known: Int) -> Step? {
    guard (1...mostPairs).contains(pairs), (0...pairs).contains(known) else { return nil }
    return steps[pairs - 1][known]
  }

  private static func best(
    _ pairs: Int, _ known: Int, smaller: (Int) -> Int, same: (Int) -> Int
  ) -> Step {
    let unseen = 2 * pairs - known
    let fresh = unseen - known
    // The new card is the partner of a known one: the pair is taken, and the turn goes on.
    let taken = known > 0 ? Int128(known) * Int128(unit + smaller(known - 1)) : 0
    guard fresh > 0 else { return Step(plan: .newOnly, value: Int(taken / Int128(unseen))) }
    let (withKnown, withNew) = branches(pairs, known, smaller: smaller, same: same)
    func value(_ second: Int) -> Int {
      Int((taken + Int128(fresh) * Int128(second)) / Int128(unseen))
    }
    var best = Step(plan: .newOnly, value: value(withNew))
    if known >= 1, value(withKnown) > best.value + tie {
      best = Step(plan: .newThenKnown, value: value(withKnown))
    }
    // Who passes leaves the other the same: where that is to nobody's advantage, both pass, and
    // what lies there is nobody's.
    if known >= 2, best.value < -tie { best = Step(plan: .pass, value: 0) }
    return best
  }

  /// What follows from a known and from a new card, after a new one whose partner is not known.
  private static func branches(
    _ pairs: Int, _ known: Int, smaller: (Int) -> Int, same: (Int) -> Int
  ) -> (known: Int, new: Int) {
    let rest = 2 * pairs - known - 1
    // The partner of the first: luck, and the turn goes on.
    var new = Int128(unit + smaller(known))
    // The partner of a known card: a miss, and the other takes that pair.
    if known > 0 { new -= Int128(known) * Int128(unit + smaller(known)) }
    // Another new one: two more are known.
    let others = rest - 1 - known
    if others > 0 { new -= Int128(others) * Int128(same(known + 2)) }
    return (known: -same(known + 1), new: Int(new / Int128(rest)))
  }
}
