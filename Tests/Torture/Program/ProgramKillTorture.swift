import GameRules
import Glibc
import PseudoTerminal
import ScreenBots

/// Kills the real program at random times while a bot plays it: the unfinished game must be
/// restored with at most one flip missing, and reported results must be saved.
struct ProgramKillTorture {
  let programs: Programs
  let workshop: Workshop
  let seed: UInt64

  func run(until deadline: Deadline) throws -> Report {
    var report = Report("kill -9 of the game itself")
    var chance = Generator(seed: seed)
    var kills = 0
    var resumed = 0
    var told = 0
    let complaints = try workshop.complaints { directory in
      var evening = BotEvening(ScreenBot(name: "Undaunted", recall: 100, seed: 1, stays: true))
      // The first game is played to its end, however long that takes.
      var complaints = try life(&evening, in: directory, milliseconds: nil)
      while complaints.isEmpty, !deadline.isOver {
        let milliseconds = 30 + Int(chance.below(1000))
        let before = evening.bot.resumed
        complaints += try life(&evening, in: directory, milliseconds: milliseconds)
        kills += 1
        resumed += evening.bot.resumed - before
        complaints += Self.complaints(
          about: &evening.bot, settled: evening.settledFlips, in: directory)
      }
      told = evening.bot.saved.count
      return complaints + Ledger().complaints(about: directory)
    }
    report.note("\(kills) kills, \(resumed) games went on, \(told) results said to be saved")
    complaints.forEach { report.complain($0) }
    return report
  }

  /// Runs one program, killed after some time; without a time it ends when a game is saved.
  private func life(
    _ evening: inout BotEvening, in directory: String, milliseconds: Int?
  ) throws -> [String] {
    var terminal = try PseudoTerminal(
      programs.game, Seat.plain, environment: Seat.environment(directory))
    let end = Deadline(seconds: Double(milliseconds ?? Seat.patience) / 1000)
    evening.startOver()
    evening.play(&terminal, games: milliseconds == nil ? 1 : .max, until: end)
    if let ending = terminal.checkEnding() { return ["it ended by itself: \(ending)"] }
    terminal.send(SIGKILL)
    while terminal.checkEnding() == nil { terminal.take(waiting: 1) }
    return milliseconds == nil && evening.bot.saved.isEmpty
      ? ["no first game: " + terminal.screen.lines.joined(separator: "\n")] : []
  }

  /// Compares the bot's observations with the disk.
  private static func complaints(
    about bot: inout ScreenBot, settled: Int, in directory: String
  ) -> [String] {
    var complaints: [String] = []
    let stored = Ledger.points(in: directory)
    var rest = stored
    for saved in bot.saved {
      guard let index = rest.firstIndex(of: saved.points) else {
        complaints.append("a result of \(saved.points) points was said to be saved and is lost")
        continue
      }
      rest.remove(at: index)
    }
    guard let flips = bot.flips, flips > 0 else { return complaints }
    let moves = Ledger.progress(in: directory)
    guard let kept = moves.first else {
      // Recorded before the screen could say so.
      if rest.isEmpty { complaints.append("a game of \(flips) flips is gone") }
      bot.hasLostSight(recorded: rest.last)
      return complaints
    }
    let count = kept.split(separator: " ").count
    if count < settled || count > flips + 1 {
      complaints.append(
        "\(flips) flips were on the screen, \(settled) for a while, and \(count) are kept")
    }
    bot.continues(from: count)
    return complaints
  }
}
