/// The seed of a board of the day: the same for everybody, on every machine, for ever.
///
/// FNV-1a of 64 bits, as published by Fowler, Noll and Vo, over the line
/// `flipside-daily 2026-11-22 pairs hard 1` (date in UTC, game, setup, ruleset), and the first
/// number of the project's generator from there, so that neighbouring days have nothing in common.
/// It is no secret: whoever wants can work a day's board out ahead (docs/daily.md).
public enum DailySeed {
  /// - Parameter date: the day in UTC, such as `2026-11-22`.
  public static func of(
    date: String, game: GameID, setup: String, revision: Int
  ) -> UInt64 {
    let line = "flipside-daily \(date) \(game) \(setup) \(revision)"
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in line.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    var generator = Generator(seed: hash)
    return generator.next()
  }
}
