import Glibc
import ScreenBots

/// The printed results of a run.
struct LoadReport {
  let crowd: Crowd
  let audit: Audit

  /// Prints everything. Returns whether nothing was wrong.
  func show() -> Bool {
    let visitors = crowd.visitors
    let saved = visitors.reduce(0) { $0 + $1.bot.saved.count }
    let looks = visitors.reduce(0) { $0 + $1.bot.looksAtBoard }
    var used = rusage()
    getrusage(RUSAGE_CHILDREN.rawValue, &used)
    var own = rusage()
    getrusage(RUSAGE_SELF.rawValue, &own)
    let wall = crowd.time / .seconds(1)
    print("load: \(visitors.count) players, \(crowd.together) at once, \(Self.round(wall)) s")
    print("  games: \(saved) said to be saved, \(audit.rows) in the table, all replayed")
    let people = visitors.reduce(0) { $0 + $1.bot.looksAtPeople }
    print("  looks at the leaderboard: \(looks), at players, cards and statistics: \(people)")
    for (purpose, name) in [
      (ScreenBot.Purpose.key, "key to screen"), (.save, "saving a game"),
      (.board, "opening the leaderboard"), (.people, "reading players and statistics"),
      (.deal, "dealing"),
      (.register, "registering, all together"),
    ] {
      let waits = visitors.flatMap { $0.waits[purpose] ?? [] }.sorted()
      guard let longest = waits.last else { continue }
      print(
        "  \(name): \(waits.count) times, median \(Self.ms(waits[waits.count / 2])),"
          + " 99th percentile \(Self.ms(waits[waits.count * 99 / 100])),"
          + " longest \(Self.ms(longest))")
    }
    let seconds = Self.seconds(used)
    print(
      "  CPU: programs \(Self.round(seconds)) s (\(Self.round(seconds / wall * 100)) % of one"
        + " core), bots \(Self.round(Self.seconds(own))) s")
    print(
      "  memory taken at most: \((crowd.memoryBefore - crowd.leastMemory) / 1024) MiB;"
        + " largest program \(used.ru_maxrss / 1024) MiB")
    for complaint in audit.complaints.prefix(20) { print("  WRONG: \(complaint)") }
    if audit.complaints.count > 20 { print("  ... and \(audit.complaints.count - 20) more") }
    if saved == 0 { print("  WRONG: no game was finished") }
    return audit.complaints.isEmpty && saved > 0
  }

  private static func seconds(_ used: rusage) -> Double {
    Double(used.ru_utime.tv_sec + used.ru_stime.tv_sec)
      + Double(used.ru_utime.tv_usec + used.ru_stime.tv_usec) / 1e6
  }

  private static func ms(_ time: Duration) -> String { "\(round(time / .milliseconds(1))) ms" }

  private static func round(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
