public import GameRules

/// The distribution of points, in bars of equal width.
public struct Histogram: Hashable, Sendable {
  /// The points at which the first bar begins.
  public let start: Int
  /// The points covered by one bar; the next begins right after it.
  public let width: Int
  /// The number of rounds in each bar.
  public let counts: [Int]
  /// The least points for platinum; nil if there is none.
  public let platinum: Int?
  /// The bar that contains the least points for platinum; nil if there is none.
  public var platinumBar: Int? { platinum.map(bar) }

  /// The maximum number of bars.
  public static let mostBars = 20
  /// The maximum number of bars of fewer rounds than that.
  private static let fewBars = 8

  /// Returns the bar of some points.
  public func bar(of points: Int) -> Int { (points - start) / width }

  init(_ points: [Int], platinum: Int?) {
    guard let least = points.min(), let most = points.max() else {
      (start, width, counts, self.platinum) = (0, 1, [], nil)
      return
    }
    let low = min(least, platinum ?? least)
    let high = max(most, platinum ?? most)
    let width = Self.width(
      for: high - low + 1, bars: points.count < Self.fewBars ? Self.fewBars : Self.mostBars)
    let start = low - ((low % width) + width) % width
    var counts = [Int](repeating: 0, count: (high - start) / width + 1)
    for value in points { counts[(value - start) / width] += 1 }
    self.start = start
    self.width = width
    self.counts = counts
    self.platinum = platinum
  }

  /// Returns the smallest of 1, 2, 5, 10, 20, 50, ... that needs at most `bars` bars.
  private static func width(for span: Int, bars: Int) -> Int {
    var unit = 1
    while true {
      for factor in [1, 2, 5] where span <= unit * factor * (bars - 1) { return unit * factor }
      unit *= 10
    }
  }
}

/// The positions at which cards are flipped and forgotten.
public struct HeatMap: Hashable, Sendable {
  public let level: PairsLevel
  /// The number of flips at each position, row by row.
  public let flips: [Int]
  /// The number of times that the card at each position was forgotten, row by row.
  public let forgotten: [Int]

  public var columns: Int { level.columns }
  public var rows: Int { level.rows }

  /// Adds up the traces; nil without rounds of that level.
  init?(_ level: PairsLevel, traces: [PairsTrace]) {
    let traces = traces.filter { $0.level == level }
    guard !traces.isEmpty else { return nil }
    self.level = level
    flips = Self.sum(traces, of: \.flips, count: level.cards)
    forgotten = Self.sum(traces, of: \.forgotten, count: level.cards)
  }

  static func sum(
    _ traces: [PairsTrace], of counters: KeyPath<PairsTrace, [UInt8]>, count: Int
  ) -> [Int] {
    var sums = [Int](repeating: 0, count: count)
    for trace in traces {
      for (index, value) in trace[keyPath: counters].enumerated() { sums[index] += Int(value) }
    }
    return sums
  }
}

/// The rate of forgetting cards seen some number of turns ago.
public struct ForgettingRatePoint: Hashable, Sendable {
  /// The number of turns ago; the last range ends with `PairsTrace.longest`, which includes all
  /// longer ones.
  public let turnsAgo: ClosedRange<Int>
  /// The number of turns in which such a card could have been remembered.
  public let observations: Int
  /// The number of those in which it was not.
  public let errors: Int

  /// The rate of errors in thousandths, rounded half up.
  public var errorRate: Int { (2000 * errors + observations) / (2 * max(observations, 1)) }

  private static let stretches = [
    1...1, 2...2, 3...3, 4...4, 5...6, 7...9, 10...14, 15...PairsTrace.longest,
  ]

  /// Returns a point for each range with observations.
  static func curve(of traces: [PairsTrace]) -> [ForgettingRatePoint] {
    let recalled = HeatMap.sum(traces, of: \.recalled, count: PairsTrace.longest + 1)
    let missed = HeatMap.sum(traces, of: \.missed, count: PairsTrace.longest + 1)
    return stretches.compactMap { stretch in
      let errors = missed[stretch].reduce(0, +)
      let observations = recalled[stretch].reduce(0, +) + errors
      guard observations > 0 else { return nil }
      return ForgettingRatePoint(turnsAgo: stretch, observations: observations, errors: errors)
    }
  }
}
