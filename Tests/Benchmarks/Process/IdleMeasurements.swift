import GameCore
import Glibc
import PseudoTerminal

/// The cost of an idle game: wake-ups, processor time, memory.
struct IdleMeasurements: ~Copyable {
  private let program: String
  private let directory: String
  private static let seconds: UInt32 = 4

  init(program: String, scratch: borrowing Scratch) {
    self.program = program
    directory = scratch.directory("idle")
  }

  func run() throws {
    var sitting = try Sitting.open(program: program, data: directory, settings: .defaults)
    // Whole seconds between the readings, so that each interval has as many ticks.
    measure(sitting.terminal.process, "under the clock", atMost: 1)
    let memory = ProcessFacts.memory(of: sitting.terminal.process)
    for (key, name) in [("1", "Rules"), ("2", "Settings"), ("4", "Leaderboard"), ("3", "Board")] {
      let before = sitting.terminal.screen.lines
      sitting.terminal.type(key)
      _ = sitting.terminal.answer(wait: 1000, quiet: 300)
      guard sitting.terminal.screen.lines != before else {
        throw CannotMeasure("the tab \(name) does not open")
      }
      // When the player returns to the board, the game stays paused.
      measure(sitting.terminal.process, name == "Board" ? "Board, paused" : name, atMost: 0)
    }
    guard let memory else { throw CannotMeasure("/proc tells nothing of memory") }
    Report.line(
      Line(name: "resident memory", value: memory.resident, unit: "MB", aim: .atMost(10)))
    Report.line(Line(name: "proportional memory", value: memory.proportional, unit: "MB"))
  }

  private func measure(_ process: pid_t, _ name: String, atMost limit: Double) {
    let before = ProcessFacts.activity(of: process)
    sleep(Self.seconds)
    let after = ProcessFacts.activity(of: process)
    let seconds = Double(Self.seconds)
    Report.line(
      Line(
        name: "wake-ups, \(name)", value: Double(after.sleeps - before.sleeps) / seconds,
        unit: "1/s", aim: .atMost(limit)))
    Report.line(
      Line(
        name: "processor time, \(name)",
        value: Double(after.nanoseconds - before.nanoseconds) / 1e6 / seconds, unit: "ms/s"))
  }
}
