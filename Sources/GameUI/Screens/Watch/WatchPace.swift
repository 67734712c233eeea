import GameCore

/// How fast a round is watched: half as fast as it was played, to eight times as fast.
enum WatchPace: Int, Hashable, CaseIterable, Sendable {
  /// The raw value counts halves.
  case half = 1
  case same = 2
  case twice = 4
  case fourTimes = 8
  case eightTimes = 16

  /// Milliseconds that so much of a round takes to be watched, rounded up.
  func milliseconds(for time: Elapsed) -> Int {
    (time.milliseconds * 2 + rawValue - 1) / rawValue
  }

  /// How much of a round is watched in so many milliseconds.
  func time(in milliseconds: Int) -> Elapsed {
    Elapsed(milliseconds: max(milliseconds, 0) * rawValue / 2)
  }

  /// The next faster one, or slower; the same at the ends.
  func changed(by step: Int) -> WatchPace {
    let all = Self.allCases
    let index = (all.firstIndex(of: self) ?? 0) + step
    return all[min(max(index, 0), all.count - 1)]
  }

  /// As it stands beside the bar.
  func text(_ look: RenderStyle) -> String {
    switch self {
    case .half: (look.unicode ? "½" : "1/2") + look.glyphs.times
    case .same: "1" + look.glyphs.times
    case .twice: "2" + look.glyphs.times
    case .fourTimes: "4" + look.glyphs.times
    case .eightTimes: "8" + look.glyphs.times
    }
  }
}

/// Whether a round goes on by itself, and from where that is counted.
enum WatchMotion: Hashable, Sendable {
  case standing
  /// The round stood at `time` at that moment.
  case running(since: Moment, from: Elapsed)
}
