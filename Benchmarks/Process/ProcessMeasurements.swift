import Glibc

/// Start, keys, wake-ups and memory of the real program, beside a C program and memoblocks.
struct ProcessMeasurements {
  private let subjects: [Subject]

  init(program: String) throws {
    var subjects: [Subject] = []
    if let yardstick = Yardstick.build() { subjects.append(yardstick) }
    if access(Subject.memoblocks.command[0], X_OK) == 0 { subjects.append(.memoblocks) }
    if access(program, X_OK) == 0 {
      subjects.append(.flipside(program))
    } else {
      Report.note("\(program) is not there: the lines of the game itself are left out")
    }
    self.subjects = subjects
  }

  func run() throws {
    var reference: (name: String, value: Double)?
    for subject in subjects {
      let start = try startToScreen(subject)
      Report.line(
        Line(
          name: "start to first screen, \(subject.name)", value: start, unit: "ms",
          reference: reference))
      if reference == nil { reference = (subject.name, start) }
    }
    for subject in subjects { try measureRunning(subject) }
  }

  private func startToScreen(_ subject: Subject) throws -> Double {
    let times = try (0..<21).map { _ in
      let began = ContinuousClock.now
      let terminal = try Terminal(subject.command)
      let output = terminal.read()
      return milliseconds(from: began, to: output.last)
    }
    return Timing.median(times)
  }

  private func measureRunning(_ subject: Subject) throws {
    let terminal = try Terminal(subject.command)
    _ = terminal.read()
    idle(terminal.process, "idle, \(subject.name)")
    for step in subject.toBoard {
      terminal.send(step.keys)
      _ = terminal.read(quiet: 60, wait: 300)
    }
    var times: [Double] = []
    var sizes: [Double] = []
    for move in 0..<60 {
      let began = ContinuousClock.now
      terminal.send(KeyScript.cursorMoves[move % 2])
      let output = terminal.read(quiet: 15, wait: 200)
      guard output.first != nil else { continue }
      times.append(milliseconds(from: began, to: output.last))
      sizes.append(Double(output.bytes.count))
    }
    guard !times.isEmpty else {
      Report.note("\(subject.name) answered no key")
      return
    }
    Report.line(
      Line(name: "key to screen, \(subject.name)", value: Timing.median(times), unit: "ms"))
    Report.line(
      Line(
        name: "bytes per cursor move, \(subject.name)", value: Timing.median(sizes),
        unit: "bytes", reference: ("aim", 40)))
    if !subject.toBoard.isEmpty {
      idle(terminal.process, "under the clock, \(subject.name)")
    }
    guard let memory = ProcessFacts.memory(of: terminal.process) else { return }
    Report.line(
      Line(
        name: "resident memory, \(subject.name)", value: memory.resident, unit: "MB",
        reference: ("aim", 12)))
    Report.line(
      Line(name: "PSS, \(subject.name)", value: memory.proportional, unit: "MB"))
  }

  private func idle(_ process: pid_t, _ name: String) {
    let before = ProcessFacts.sleeps(of: process)
    sleep(5)
    let wakes = Double(ProcessFacts.sleeps(of: process) - before) / 5
    Report.line(Line(name: "wake-ups \(name)", value: wakes, unit: "1/s"))
  }

  private func milliseconds(
    from began: ContinuousClock.Instant, to end: ContinuousClock.Instant?
  ) -> Double {
    guard let end else { return .infinity }
    return (end - began) / .milliseconds(1)
  }
}
