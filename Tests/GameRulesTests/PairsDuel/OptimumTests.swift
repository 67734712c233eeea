import Bots
import Testing

@testable import GameRules

@Suite("The optimum for two players")
struct OptimumTests {
  @Test(
    "The value of a new board matches Zwick and Paterson",
    arguments: [(6, 17), (12, -195), (18, -145), (24, -107)])
  func values(pairs: Int, expected: Int) throws {
    let value = try #require(Optimum.value(pairs: pairs, known: 0))
    let rounded = (value + (value < 0 ? -50_000_000 : 50_000_000)) / 100_000_000
    #expect(rounded == expected)
  }

  @Test("Small boards have the values computed by hand")
  func byHand() {
    let unit = 1_000_000_000_000
    #expect(Optimum.value(pairs: 1, known: 0) == unit)
    #expect(Optimum.value(pairs: 1, known: 1) == unit)
    // After a first card, one of three others: the pair and the other one, or the other player
    // knows all.
    #expect(Optimum.value(pairs: 2, known: 0) == -2 * unit / 3)
    #expect(Optimum.value(pairs: 2, known: 1) == 2 * unit / 3)
    // Every unseen card is the partner of a seen one.
    for pairs in 1...Optimum.mostPairs {
      #expect(Optimum.value(pairs: pairs, known: pairs) == pairs * unit)
    }
  }

  @Test("The example of the rules: three pairs, one card known, a new one turned")
  func example() {
    let choice = Optimum.branches(
      3, 1, smaller: { Optimum.value(pairs: 2, known: $0) ?? 0 },
      same: { Optimum.value(pairs: 3, known: $0) ?? 0 })
    #expect(choice.new == -1_500_000_000_000)
    #expect(choice.known == -333_333_333_333)
    #expect(Optimum.plan(pairs: 3, known: 1) == .newThenKnown)
  }

  @Test("The plans do not change")
  func plans() throws {
    let file = GoldenFile(name: "pairs-duel-plans.txt")
    let lines = (1...Optimum.mostPairs).map { pairs in
      let signs = (0...pairs).map { Self.sign(Optimum.plan(pairs: pairs, known: $0)) }
      return "\(pairs) \(signs.joined()) \(Optimum.value(pairs: pairs, known: 0) ?? 0)"
    }
    try file.recordIfAsked { lines }
    #expect(try file.lines() == lines)
  }

  /// Returns the number of new cards of a turn, as Zwick and Paterson count.
  private static func sign(_ plan: Optimum.Plan) -> String {
    switch plan {
    case .pass: "0"
    case .newThenKnown: "1"
    case .newOnly: "2"
    }
  }

  @Test("Exact fractions choose the same, as far as they can be represented")
  func exactly() throws {
    var values: [[Fraction]] = [[Fraction(0, 1)]]
    for pairs in 1...7 {
      var row = [Fraction](repeating: Fraction(0, 1), count: pairs + 1)
      for known in stride(from: pairs, through: 0, by: -1) {
        let (value, plan) = Fraction.best(pairs, known, values[pairs - 1], row)
        row[known] = value
        #expect(Optimum.plan(pairs: pairs, known: known) == plan, "\(pairs) \(known)")
        let rounded = try #require(Optimum.value(pairs: pairs, known: known))
        let exact = Double(value.top) / Double(value.bottom) * 1e12
        #expect(abs(Double(rounded) - exact) < 1000)
      }
      values.append(row)
    }
  }

  @Test("Against itself through the rules it has the expected value, and it beats Granite")
  func played() throws {
    let even = try DuelSample.play(.marble, .marble, on: .easy, games: 1500)
    #expect(even.isWithin(3, of: 0.0017))
    let ahead = try DuelSample.play(.marble, .granite, on: .normal, games: 1000)
    #expect(ahead.mean > 3 * ahead.standardError)
  }
}

/// A fraction in lowest terms.
private struct Fraction: Equatable {
  let top: Int128
  let bottom: Int128

  init(_ top: Int128, _ bottom: Int128) {
    var (one, other) = (top.magnitude, bottom.magnitude)
    while other != 0 { (one, other) = (other, one % other) }
    let common = Int128(max(one, 1))
    self.top = top / common
    self.bottom = bottom / common
  }

  static func + (left: Self, right: Self) -> Self {
    Self(left.top * right.bottom + right.top * left.bottom, left.bottom * right.bottom)
  }
  static func += (left: inout Self, right: Self) { left = left + right }
  static func * (left: Self, right: Self) -> Self {
    Self(left.top * right.top, left.bottom * right.bottom)
  }
  static prefix func - (value: Self) -> Self { Self(-value.top, value.bottom) }
  static func < (left: Self, right: Self) -> Bool {
    left.top * right.bottom < right.top * left.bottom
  }

  /// Computes the recursion of the decision record independently.
  static func best(
    _ pairs: Int, _ known: Int, _ smaller: [Fraction], _ same: [Fraction]
  ) -> (Fraction, Optimum.Plan) {
    func odds(_ part: Int, _ whole: Int) -> Fraction { Fraction(Int128(part), Int128(whole)) }
    let one = Fraction(1, 1)
    let unseen = 2 * pairs - known
    let fresh = unseen - known
    let taken =
      known == 0 ? Fraction(0, 1) : odds(known, unseen) * (one + smaller[known - 1])
    guard fresh > 0 else { return (taken, .newOnly) }
    var new = odds(1, unseen - 1) * (one + smaller[known])
    new += odds(known, unseen - 1) * -(one + smaller[known])
    if fresh > 2 { new += odds(fresh - 2, unseen - 1) * -same[known + 2] }
    var best = (taken + odds(fresh, unseen) * new, Optimum.Plan.newOnly)
    let other = taken + odds(fresh, unseen) * -same[known + 1]
    if known >= 1, best.0 < other { best = (other, .newThenKnown) }
    if known >= 2, best.0 < Fraction(0, 1) { best = (Fraction(0, 1), .pass) }
    return best
  }
}
