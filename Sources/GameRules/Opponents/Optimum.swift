/// The best strategy for two players who forget nothing: Zwick and Paterson, "The memory game",
/// Theoretical Computer Science 110, 1993. docs/decisions/0013-opponents.md derives the recursion.
///
/// It uses integers only, so that every machine chooses the same move.
enum Optimum {
  /// The best plan for a turn in which no pair is known.
  enum Plan: Hashable, Sendable {
    /// Turns two known cards, which reveals nothing.
    case pass
    /// Turns a new card and, if its partner is unknown, a known one.
    case newThenKnown
    /// Turns a new card and, if its partner is unknown, another new one.
    case newOnly
  }

  /// The number of pairs of the largest board.
  static let mostPairs = 24

  /// Returns the best plan with `pairs` left, of which `known` have one known card.
  static func plan(pairs: Int, known: Int) -> Plan {
    step(pairs, known)?.plan ?? .newOnly
  }

  /// Returns the average number of pairs by which the player to move will lead, in units of 10^-12
  /// pairs; nil for an impossible state.
  static func value(pairs: Int, known: Int) -> Int? {
    pairs == 0 && known == 0 ? 0 : step(pairs, known)?.value
  }

  private struct Step: Sendable {
    let plan: Plan
    let value: Int
  }

  private static let unit = 1_000_000_000_000
  /// The difference up to which two values count as equal; the plan that continues the game is then
  /// preferred.
  private static let tie = unit / 1_000_000

  /// The steps by pairs left, from 1, and known cards.
  private static let steps: [[Step]] = {
    var rows: [[Step]] = []
    for pairs in 1...mostPairs {
      let smaller = rows.last?.map(\.value) ?? [0]
      // From most known cards to none: no turn reduces their number, unless it takes a pair.
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
    // The new card is the partner of a known one: the pair is taken, and the turn continues.
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
    // Passing leaves the other player the same state. If that helps neither, both pass, and no
    // one gets the remaining pairs.
    if known >= 2, best.value < -tie { best = Step(plan: .pass, value: 0) }
    return best
  }

  /// Returns the average leads if a known or a new card follows a new one whose partner is unknown.
  static func branches(
    _ pairs: Int, _ known: Int, smaller: (Int) -> Int, same: (Int) -> Int
  ) -> (known: Int, new: Int) {
    let rest = 2 * pairs - known - 1
    // The partner of the first card: luck, and the turn continues.
    var new = Int128(unit + smaller(known))
    // The partner of a known card: a miss, and the other player takes that pair.
    if known > 0 { new -= Int128(known) * Int128(unit + smaller(known)) }
    // Another new card: two more are known.
    let others = rest - 1 - known
    if others > 0 { new -= Int128(others) * Int128(same(known + 2)) }
    return (known: -same(known + 1), new: Int(new / Int128(rest)))
  }
}
