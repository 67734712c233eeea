import GameCore

/// The speed of watching: from half to eight times the original one.
enum WatchPace: Int, Hashable, CaseIterable, Sendable {
  /// The raw value is the number of halves.
  case half = 1
  case same = 2
  case twice = 4
  case fourTimes = 8
  case eightTimes = 16

  /// Returns the milliseconds for watching a part of a round, rounded up.
  func milliseconds(for time: Elapsed) -> Int {
    (time.milliseconds * 2 + rawValue - 1) / rawValue
  }

  /// Returns the part of a round that is watched in some milliseconds.
  func time(in milliseconds: Int) -> Elapsed {
    Elapsed(milliseconds: max(milliseconds, 0) * rawValue / 2)
  }

  /// Returns the next faster or slower speed; the same at the ends.
  func changed(by step: Int) -> WatchPace {
    let all = Self.allCases
    let index = (all.firstIndex(of: self) ?? 0) + step
    return all[min(max(index, 0), all.count - 1)]
  }

  /// Returns the text next to the bar.
  func text(_ look: RenderStyle) -> String {
    let half = look.unicode ? "½" : "1/2"
    return (self == .half ? half : "\(rawValue / 2)") + look.glyphs.times
  }
}
