import Glibc
import PseudoTerminal
import ScreenBots

/// The real program on a host, whose bot also answers what a failover puts on the screen.
final class FailoverPlayer {
  let name: String
  private var terminal: PseudoTerminal
  private var evening: BotEvening
  /// The content of the screen without clocks, and since when it has been the same.
  private var still: (lines: [String], since: ContinuousClock.Instant) = ([], .now)

  init(on host: String, of programs: Programs, at address: String, in directory: String) throws {
    name = "Player \(host)"
    let home = "\(directory)/\(host)"
    mkdir(home, 0o700)
    terminal = try PseudoTerminal(
      programs.game, Seat.plain,
      environment: Seat.environment(home).merging(["FLIPSIDE_DATA": address]) { $1 })
    evening = BotEvening(ScreenBot(name: name, recall: 100, seed: 1, stays: true))
  }

  /// The points of the results that the screen called saved.
  var saved: [Int] { evening.bot.saved.map(\.points) }

  func step() {
    evening.step(&terminal, waiting: 10)
    let lines = terminal.screen.lines.map { $0.filter { !$0.isNumber } }
    if lines != still.lines { still = (lines, .now) }
    guard still.since.advanced(by: .seconds(2)) < .now else { return }
    still.since = .now
    // A message, a result to try again, or a screen that could not be loaded.
    let isDialog = ["OK", "Try again"].contains { terminal.screen.shows(button: $0) }
    terminal.type(isDialog ? "\r" : "3")
    // The dialog may have taken the last key.
    evening.startOver()
  }

  /// Ends the program; returns what is wrong.
  func end() -> [String] {
    var complaints: [String] = []
    if let ending = terminal.checkEnding() {
      complaints.append("\(name) ended by itself: \(ending)")
    } else {
      terminal.send(SIGKILL)
      while terminal.checkEnding() == nil { terminal.take(waiting: 1) }
    }
    if evening.bot.saved.isEmpty {
      complaints.append(
        "\(name) saved nothing:\n" + terminal.screen.lines.joined(separator: "\n"))
    }
    return complaints
  }
}
