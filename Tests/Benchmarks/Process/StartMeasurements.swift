import GameCore
import Glibc
import PseudoTerminal

/// The time from the start of a program to its first screen; the programs take turns in each run.
struct StartMeasurements: ~Copyable {
  private let program: String
  private let directory: String
  private static let runs = 41

  init(program: String, scratch: borrowing Scratch) {
    self.program = program
    directory = scratch.directory("start")
  }

  func run() throws {
    mkdir("\(directory)/data", 0o700)
    try Scratch.player(in: try Scratch.store(in: "\(directory)/data"))
    let game = Subject.flipside(program, data: "\(directory)/data")
    var subjects = try Yardstick.build(
      drawing: Screens(settings: .defaults).canvas, in: directory, mark: game.mark)
    try checkSameScreen([game] + subjects)
    if access(Subject.memoblocks.path, X_OK) == 0 {
      subjects.append(.memoblocks)
    } else {
      Report.note("memoblocks (Debian's nbsdgames) is not installed: left out")
    }
    var times = [[Double]](repeating: [], count: subjects.count + 1)
    for _ in 0..<Self.runs {
      for (index, subject) in ([game] + subjects).enumerated() {
        times[index].append(try start(subject))
      }
    }
    let own = Timing.median(times[0])
    for (index, subject) in subjects.enumerated() {
      let aim: [String: Double] = ["C with database": 2, "memoblocks": 2.5]
      Report.line(
        Line(
          name: "start to first screen", value: own, unit: "ms",
          reference: (subject.name, Timing.median(times[index + 1])),
          aim: aim[subject.name].map { .timesReference($0) }))
    }
  }

  private func start(_ subject: Subject) throws -> Double {
    let began = ContinuousClock.now
    var terminal = try subject.start()
    while terminal.take(waiting: 2000) {
      let took = (ContinuousClock.now - began) / .milliseconds(1)
      if terminal.screen.shows(subject.mark) { return took }
    }
    throw CannotMeasure("\(subject.name) shows no first screen:\n\(terminal.picture)")
  }

  /// Checks that the C programs draw the same as the game, which paints full blocks as background.
  private func checkSameScreen(_ subjects: [Subject]) throws {
    var seen: [String] = []
    for subject in subjects {
      var terminal = try subject.start()
      try terminal.expect(subject.mark)
      let lines = terminal.screen.lines.map { $0.replacing("█", with: " ") }
      guard seen.isEmpty || seen == lines else {
        let rows = zip(seen, lines).filter { $0 != $1 }.map { "\($0)\n\($1)" }
        throw CannotMeasure(
          "\(subject.name) draws other rows:\n\(rows.joined(separator: "\n"))")
      }
      seen = lines
    }
  }
}
