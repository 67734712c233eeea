import CFaultyDisk
import Glibc
import PseudoTerminal
import ScreenBots

/// The disk becomes unwritable during a game: the result stays on the screen and is saved as soon
/// as possible.
struct RoomTorture {
  let programs: Programs
  let workshop: Workshop

  func run(until _: Deadline) throws -> Report {
    var report = Report("a disk that cannot be written during a game")
    if let library = programs.readOnlyDisk {
      let complaints = try workshop.complaints { place in try readOnly(library, place) }
      report.note("read-only: one game")
      complaints.forEach { report.complain("read-only: \($0)") }
    }
    guard small_disk_allow() == 0 else {
      report.note("full: left out, mounting is not permitted here (\(Self.why()))")
      return report
    }
    let complaints = try workshop.directory { directory -> [String] in
      guard small_disk_mount(directory) == 0 else { return ["no small disk: \(Self.why())"] }
      defer { small_disk_unmount(directory) }
      return try full(directory)
    }
    report.note("full: one game")
    complaints.forEach { report.complain("full: \($0)") }
    return report
  }

  private static func why() -> String { String(cString: strerror(errno)) }

  /// A memory disk, mounted for this process alone, that is filled up.
  private func full(_ directory: String) throws -> [String] {
    try game(in: directory, Seat.environment(directory), reporting: "The disk is full") {
      let file = open(directory + "/ballast", O_CREAT | O_WRONLY | O_CLOEXEC, 0o600)
      let block = [UInt8](repeating: 7, count: 4096)
      while block.withUnsafeBytes({ write(file, $0.baseAddress, $0.count) }) > 0 {}
      close(file)
    } heal: {
      unlink(directory + "/ballast")
    }
  }

  /// A disk that becomes read-only, as after an error.
  private func readOnly(_ library: String, _ place: String) throws -> [String] {
    let directory = place + "/data"
    let sign = place + "/read-only"
    mkdir(directory, 0o700)
    let more = ["LD_PRELOAD": library, "FLIPSIDE_READ_ONLY": sign]
    let environment = Seat.environment(directory).merging(more) { $1 }
    return try game(in: directory, environment, reporting: "The database is read-only") {
      close(open(sign, O_CREAT | O_WRONLY | O_CLOEXEC, 0o600))
    } heal: {
      unlink(sign)
    }
  }

  /// Plays two games; the disk fails in the second and works again when its result is not saved.
  private func game(
    in directory: String, _ environment: [String: String], reporting reason: String,
    hurt: () -> Void, heal: () -> Void
  ) throws -> [String] {
    var terminal = try PseudoTerminal(programs.game, Seat.plain, environment: environment)
    var evening = BotEvening(ScreenBot(name: "Roomless", recall: 100, seed: 3, stays: true))
    let patience = Double(Seat.patience) / 1000
    evening.play(&terminal, games: 1, until: Deadline(seconds: patience))
    let begin = Deadline(seconds: patience)
    while (evening.bot.flips ?? 0) < 3, !begin.isOver { evening.step(&terminal, waiting: 20) }
    guard evening.bot.flips == 3 else { return ["no second game:\n" + Self.text(of: terminal)] }
    hurt()
    guard let wasReported = Self.playOn(&evening, &terminal, reporting: reason) else {
      return ["the failed saving is not reported:\n" + Self.text(of: terminal)]
    }
    var complaints = wasReported ? [] : ["flips that were not kept were passed over in silence"]
    // Once more without success, then with it.
    terminal.type("\r")
    _ = terminal.wait(milliseconds: 500) { !$0.shows(Self.failed) }
    guard terminal.wait(milliseconds: Seat.patience, until: { $0.shows(Self.failed) }) else {
      return complaints + ["the second failure is not reported:\n" + Self.text(of: terminal)]
    }
    heal()
    terminal.type("\r")
    guard
      terminal.wait(
        milliseconds: Seat.patience,
        until: { screen in
          ["Now you have a score", "Previous best:", "short of your best", "You matched"]
            .contains { screen.shows($0) }
        })
    else { return complaints + ["not saved afterwards:\n" + Self.text(of: terminal)] }
    terminal.send(SIGTERM)
    _ = terminal.wait(milliseconds: Seat.patience) { _ in false }
    complaints += Ledger().complaints(about: directory)
    let rows = Ledger.points(in: directory).count
    if rows != 2 { complaints.append("\(rows) results are in the table, 2 were played") }
    return complaints
  }

  private static let failed = "[ Try again ]"

  /// Plays until the result is reported as not saved, and returns whether `reason` was reported
  /// before; nil if the game does not get that far.
  private static func playOn(
    _ evening: inout BotEvening, _ terminal: inout PseudoTerminal, reporting reason: String
  ) -> Bool? {
    let limit = Deadline(seconds: Double(Seat.patience) / 1000)
    var wasReported = false
    var (flips, quiet) = (evening.bot.flips, Deadline(seconds: 10))
    while !limit.isOver, terminal.checkEnding() == nil {
      if terminal.screen.shows(failed) { return terminal.screen.shows(reason) ? wasReported : nil }
      if terminal.screen.shows(button: "OK") {
        wasReported = wasReported || terminal.screen.shows(reason)
        terminal.type("\r")
        _ = terminal.wait(milliseconds: 2000) { !$0.shows(button: "OK") }
        // The dialog may have hidden the effect of the last key.
        evening.startOver()
        evening.bot.continues(from: evening.bot.flips ?? 0)
      } else {
        evening.step(&terminal, waiting: 20)
        if evening.bot.flips != flips {
          (flips, quiet) = (evening.bot.flips, Deadline(seconds: 10))
        } else if quiet.isOver {
          // A key on its way has closed the dialog before the bot could read it.
          wasReported = true
          evening.startOver()
          evening.bot.continues(from: evening.bot.flips ?? 0)
          quiet = Deadline(seconds: 10)
        }
      }
    }
    return nil
  }

  private static func text(of terminal: borrowing PseudoTerminal) -> String {
    terminal.screen.lines.joined(separator: "\n")
  }
}
