import GameRules
import Testing

@Suite("Points of a finished board")
struct ScoringTests {
  /// Level, turns, milliseconds and points, computed separately in rational numbers.
  private static let table: [(PairsLevel, Int, Int, Int)] = [
    // The caps: 5/4 for turns, 2 for time.
    (.easy, 6, 0, 1500), (.easy, 6, 1, 1500), (.easy, 6, 9160, 1500), (.easy, 6, 9161, 1500),
    (.normal, 12, 18_850, 3000), (.hard, 18, 28_530, 4500), (.expert, 24, 38_220, 6000),
    // Par time.
    (.easy, 9, 18_320, 611), (.normal, 15, 37_700, 1500), (.hard, 21, 57_060, 2250),
    (.expert, 27, 76_440, 3000),
    // The most turns of a perfect memory, and the mean without any memory.
    (.easy, 11, 22_900, 400), (.normal, 23, 47_125, 787), (.hard, 35, 71_325, 1174),
    (.expert, 47, 95_550, 1561), (.easy, 36, 54_960, 51), (.expert, 576, 229_320, 53),
    (.hard, 36, 100_000, 814), (.expert, 48, 100_000, 1461),
    // Halves, rounded up.
    (.easy, 6, 24_000, 573), (.easy, 6, 40_000, 344), (.normal, 12, 20_000, 2828),
    (.normal, 12, 23_200, 2438), (.hard, 18, 30_000, 4280), (.expert, 24, 41_600, 5513),
    // Any finished board has at least one point.
    (.easy, 1_000_000, 60_000, 1), (.expert, 24, 999_999_999, 1), (.easy, .max, 1, 1),
    // Fewer turns than pairs are impossible, and count as that many.
    (.easy, 0, 0, 1500), (.easy, -7, -7, 1500),
  ]

  @Test("They are the same on every machine", arguments: table)
  func points(level: PairsLevel, turns: Int, time: Int, points: Int) {
    let elapsed = Elapsed(milliseconds: time)
    #expect(PairsScoring.points(level: level, turns: turns, time: elapsed) == points)
  }

  @Test("No result exceeds the maximum", arguments: PairsLevel.allCases)
  func most(level: PairsLevel) {
    let most = PairsScoring.points(level: level, turns: level.pairs, time: .zero)
    #expect(PairsProbe.possiblePoints(for: level) == 1...most)
  }

  @Test("One more turn or a longer time never gives more points", arguments: PairsLevel.allCases)
  func monotone(level: PairsLevel) {
    var last = Int.max
    for turns in level.pairs...(level.pairs * 4) {
      let points = PairsScoring.points(level: level, turns: turns, time: .seconds(70))
      #expect(points <= last)
      last = points
    }
    last = .max
    for seconds in 0...400 {
      let points = PairsScoring.points(level: level, turns: 30, time: .seconds(seconds))
      #expect(points <= last)
      last = points
    }
  }
}
