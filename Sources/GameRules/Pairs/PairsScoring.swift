/// The points for a finished board of Pairs, ruleset 1, computed in integers.
public enum PairsScoring {
  /// Returns `100 × pairs × min(par / turns, 5/4) × min(par time / time, 2)`, rounded half up, at
  /// least 1.
  ///
  /// - Parameters:
  ///   - turns: turns taken; fewer than the pairs on the board count as that many.
  ///   - time: from the deal to the last flip; zero counts as a millisecond.
  public static func points(level: PairsLevel, turns: Int, time: Elapsed) -> Int {
    let memory = memory(level: level, turns: turns)
    let speed = speed(level: level, time: time)
    let top = Int128(100 * level.pairs) * memory.top * speed.top
    let bottom = memory.bottom * speed.bottom
    return max(1, Int((2 * top + bottom) / (2 * bottom)))
  }

  /// Returns the factor for the turns in thousandths, rounded half up.
  public static func turnsFactor(level: PairsLevel, turns: Int) -> Int {
    memory(level: level, turns: turns).thousandths
  }

  /// Returns the factor for the time in thousandths, rounded half up.
  public static func timeFactor(level: PairsLevel, time: Elapsed) -> Int {
    speed(level: level, time: time).thousandths
  }

  private static func memory(level: PairsLevel, turns: Int) -> Fraction {
    Fraction(Int128(level.par), Int128(100) * Int128(max(turns, level.pairs)))
      .atMost(Fraction(5, 4))
  }

  private static func speed(level: PairsLevel, time: Elapsed) -> Fraction {
    Fraction(Int128(level.parTime.milliseconds), Int128(max(time.milliseconds, 1)))
      .atMost(Fraction(2, 1))
  }

  private struct Fraction {
    let top: Int128
    let bottom: Int128

    init(_ top: Int128, _ bottom: Int128) {
      self.top = top
      self.bottom = bottom
    }

    var thousandths: Int { Int((2000 * top + bottom) / (2 * bottom)) }

    func atMost(_ limit: Fraction) -> Fraction {
      top * limit.bottom > limit.top * bottom ? limit : self
    }
  }
}
