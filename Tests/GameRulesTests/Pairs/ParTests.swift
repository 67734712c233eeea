import Bots
import Testing

@testable import GameRules

@Suite("Par is what perfect memory needs on average")
struct ParTests {
  /// The exact expectation for 0 to 24 pairs, from the recursion in rational numbers, truncated to
  /// 10^-12 of a turn.
  private static let exact = [
    0, 1_000_000_000_000, 2_666_666_666_666,
    4_333_333_333_333, 5_923_809_523_809, 7_552_380_952_380,
    9_162_481_962_481, 10_779_242_979_242, 12_392_984_792_984,
    14_007_567_595_802, 15_621_650_038_987, 17_235_777_844_446,
    18_849_790_540_892, 20_463_769_550_919, 22_077_702_909_405,
    23_691_606_918_960, 25_305_484_783_593, 26_919_342_094_933,
    28_533_182_059_291, 30_147_007_583_418, 31_760_820_843_903,
    33_374_623_641_767, 34_988_417_427_702, 36_602_203_401_073,
    38_215_982_555_784,
  ]

  @Test("The recursion agrees with rational arithmetic", arguments: exact.indices)
  func agrees(pairs: Int) {
    let error = Self.exact[pairs] - Par.trillionths(pairs: pairs)
    #expect((0...10_000).contains(error))
    #expect(Par.hundredths(pairs: pairs) == (Self.exact[pairs] + 5_000_000_000) / 10_000_000_000)
  }

  @Test("The levels have the par of the recursion", arguments: PairsLevel.allCases)
  func levels(level: PairsLevel) {
    #expect(level.par == Par.hundredths(pairs: level.pairs))
  }

  @Test("It follows the published asymptote and never passes 2n - 1")
  func asymptote() {
    // 3 - 2 ln 2 and 7/8 - 2 ln 2, in hundredths.
    for pairs in [24, 100, 1000] {
      let published = 161.370_563_888 * Double(pairs) - 51.129_436_112
      #expect(abs(Double(Par.hundredths(pairs: pairs)) - published) < 1.5)
    }
    for pairs in 1...24 {
      #expect((pairs * 100...(2 * pairs - 1) * 100).contains(Par.hundredths(pairs: pairs)))
    }
  }

  @Test(
    "A perfect memory needs par on average, and at most 2n - 1 turns",
    arguments: PairsLevel.allCases)
  func perfect(level: PairsLevel) throws {
    let sample = try turns(level, boards: 600) { _ in PerfectMemory(level) }
    #expect(sample.allSatisfy { (level.pairs...(2 * level.pairs - 1)).contains($0) })
    #expect(withinThreeErrors(sample, of: Double(level.par) / 100))
  }

  @Test("Without any memory it takes n squared turns")
  func noMemory() throws {
    let sample = try turns(.easy, boards: 1500) { Forgetful(recall: 0, seed: $0 + 5) }
    #expect(withinThreeErrors(sample, of: 36))
  }

  private func turns(
    _ level: PairsLevel, boards: UInt64, by player: (UInt64) -> some PairsPlayer
  ) throws -> [Int] {
    try (1...boards).map { seed in
      let pace = Pace.steady(Elapsed(milliseconds: 700))
      let round = try Round<PairsGame>(level, seed: seed, playedBy: player(seed), pace: pace)
      #expect(level != .easy || (round.record.map { (try? Catalog.verify($0)) != nil } ?? false))
      return round.state.turns
    }
  }

  private func withinThreeErrors(_ sample: [Int], of mean: Double) -> Bool {
    let count = Double(sample.count)
    let found = Double(sample.reduce(0, +)) / count
    let squares = sample.reduce(0.0) { $0 + (Double($1) - found) * (Double($1) - found) }
    return abs(found - mean) < 3 * (squares / (count - 1) / count).squareRoot()
  }
}
