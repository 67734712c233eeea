/// The seed of a daily board: the same for every player, on every machine, permanently.
///
/// It is the 64-bit FNV-1a hash of the line `flipside-daily
/// 2026-11-22 pairs hard 1` (date in UTC, game, setup, ruleset), followed by one step of
/// `Generator`, so that consecutive days have nothing in common. It is not secret: anyone can
/// compute a daily board in advance (docs/daily.md).
public enum DailySeed {
  /// Returns the seed of the daily board of `game`.
  ///
  /// - Parameter date: the day in UTC, such as `2026-11-22`.
  public static func of(
    date: String, game: GameID, setup: String, revision: Int
  ) -> UInt64 {
    let line = "flipside-daily \(date) \(game) \(setup) \(revision)"
    var generator = Generator(seed: line.fnv1a)
    return generator.next()
  }
}

extension String {
  /// The 64-bit FNV-1a hash of the text, as published by Fowler, Noll and Vo.
  var fnv1a: UInt64 {
    utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
