import CFaultyDisk
import Glibc
import PseudoTerminal
import ScreenBots

/// The disk gets full while somebody plays: the result is kept on the screen
/// and is saved as soon as there is room again.
///
/// The disk is a small one in memory, mounted in a mount namespace of this process alone.
struct RoomTorture {
  let programs: Programs

  func run(until deadline: Deadline) throws -> Report {
    var report = Report("a disk without room")
    guard small_disk_allow() == 0 else {
      report.note("left out: mounting a small disk is not permitted here (errno \(errno))")
      return report
    }
    let complaints = try Scratch.directory { directory in
      guard small_disk_mount(directory) == 0 else {
        return ["a small disk cannot be mounted (errno \(errno))"]
      }
      defer { small_disk_unmount(directory) }
      return try game(in: directory, Deadline(seconds: max(deadline.left, 30)))
    }
    if complaints.isEmpty { report.note("full: the result was kept, and saved with room") }
    complaints.forEach { report.complain($0) }
    return report
  }

  private func game(in directory: String, _ deadline: Deadline) throws -> [String] {
    var terminal = try PseudoTerminal(
      programs.game, Seat.plain, environment: Seat.environment(directory))
    var evening = BotEvening(ScreenBot(name: "Roomless", recall: 100, seed: 3, stays: true))
    evening.play(&terminal, games: 1, until: deadline)
    while (evening.bot.flips ?? 0) < 3, !deadline.isOver { evening.step(&terminal, waiting: 20) }
    fill(directory)
    let failed = "[ Try again ]"
    let limit = Deadline(seconds: 20)
    var wasTold = false
    while !terminal.screen.shows(failed), !limit.isOver, terminal.checkEnding() == nil {
      if terminal.screen.shows("[ OK ]") {
        wasTold = true
        terminal.type("\r")
        _ = terminal.wait(milliseconds: 2000) { !$0.shows("[ OK ]") }
        evening.beginAnew()
      } else {
        evening.step(&terminal, waiting: 20)
      }
    }
    guard terminal.screen.shows(failed) else {
      return ["the failed saving is not told:\n" + terminal.screen.lines.joined(separator: "\n")]
    }
    // Once more in vain, then with room.
    terminal.type("\r")
    _ = terminal.wait(milliseconds: 500) { !$0.shows(failed) }
    guard terminal.wait(milliseconds: 20_000, until: { $0.shows(failed) }) else {
      return ["the second failure is not told"]
    }
    unlink(directory + "/ballast")
    terminal.type("\r")
    guard terminal.wait(milliseconds: 20_000, until: { $0.shows("Your place on this") }) else {
      return ["not saved with room:\n" + terminal.screen.lines.joined(separator: "\n")]
    }
    terminal.send(SIGTERM)
    _ = terminal.wait(milliseconds: 10_000) { _ in false }
    var complaints = Ledger().complaints(about: directory)
    let rows = Ledger.points(in: directory).count
    if rows != 2 { complaints.append("\(rows) results are in the table, 2 were played") }
    if !wasTold { complaints.append("flips that were not kept were passed over in silence") }
    return complaints
  }

  private func fill(_ directory: String) {
    let file = open(directory + "/ballast", O_CREAT | O_WRONLY, 0o600)
    let block = [UInt8](repeating: 7, count: 4096)
    while block.withUnsafeBytes({ write(file, $0.baseAddress, $0.count) }) > 0 {}
    close(file)
  }
}
