import Canvas
import GameCore
import Glibc
import PseudoTerminal

/// The instructions of a start, a cursor move, a flip and a tick of the clock, compared with C
/// programs that draw the same screens with ncurses.
///
/// Each line has a budget of about 5 % more than the largest count so far, and a run that exceeds
/// one fails. Keys and ticks are counted in one run of the game, from a point where it is idle to
/// the next, because frames at the start vary with the load of the machine.
struct InstructionMeasurements: ~Copyable {
  private let program: String
  private let directory: String
  private let data: String
  private static let moves = 52
  private static let flips = 8
  private static let lines = 10
  private static let ticks = 12

  init(program: String, scratch: borrowing Scratch) {
    self.program = program
    directory = scratch.directory("instructions")
    data = "\(directory)/data"
    mkdir(data, 0o700)
  }

  func run() throws {
    guard let callgrind = Callgrind(in: directory) else {
      Report.note("valgrind is not installed: no instructions are counted")
      return
    }
    let start = try start(callgrind)
    let (move, flip, tick) = try board(callgrind)
    let screens = Self.screens()
    let title = [Screens(settings: .defaults).canvas]
    report(
      "start to first screen and end", start,
      try reference(title, callgrind, options: ["-DDATABASE", "-lsqlite3"]), "C with database",
      budget: 9000)
    let ownMove = try reference(screens.moves, keys: Self.moves, callgrind)
    report("cursor move", move, ownMove, aim: .atMost(200), budget: 100)
    let ownFlip = try reference(screens.flips, keys: 2 * Self.flips, callgrind) * 2 - ownMove
    report("flip, kept on disk", flip, ownFlip, budget: 470)
    report(
      "clock tick", tick, try reference(screens.ticks, keys: 4, callgrind), budget: 75)
    for (tab, name) in [("1", "rules"), ("2", "settings")] as [(Character, String)] {
      let key = try cursorDown(callgrind, tab)
      Report.line(
        Line(
          name: "instructions, cursor down in the \(name)", value: key / 1000, unit: "1000",
          aim: .atMost(1000)))
    }
  }

  /// Returns the instructions of a cursor down on a tab.
  private func cursorDown(_ callgrind: Callgrind, _ tab: Character) throws -> Double {
    var sitting = try sitting(callgrind)
    press([tab], &sitting.terminal)
    _ = try callgrind.count(sitting.terminal)
    press((0..<Self.lines).map { _ in "j" }, &sitting.terminal)
    let count = try callgrind.count(sitting.terminal)
    _ = try callgrind.total(&sitting.terminal)
    return count / Double(Self.lines)
  }

  private func report(
    _ name: String, _ own: Double, _ reference: Double, _ program: String = "C ncurses",
    aim: Aim? = nil, budget: Double
  ) {
    Report.line(
      Line(
        name: "instructions, \(name)", value: own / 1000, unit: "1000",
        reference: (program, reference / 1000), aim: aim, budget: budget))
  }

  private static let moveKeys = (0..<moves).map { Array("ljhk")[$0 % 4] }
  private static let flipKeys = (0..<2 * flips).map { $0.isMultiple(of: 2) ? Character(" ") : "l" }

  /// Returns the instructions from the start to the title and the end.
  private func start(_ callgrind: Callgrind) throws -> Double {
    _ = try Scratch.store(in: data)
    let subject = callgrind.subject(.flipside(program, data: data))
    var terminal = try subject.start()
    try terminal.expect(subject.mark)
    return try callgrind.total(&terminal)
  }

  /// Returns the instructions of a cursor move, a flip and a tick of the clock on a board.
  private func board(
    _ callgrind: Callgrind
  ) throws -> (move: Double, flip: Double, tick: Double) {
    var sitting = try sitting(callgrind)
    func count(
      typing keys: [Character] = [], thenTicks ticks: Int = 1
    ) throws -> (count: Double, ticks: Double) {
      let began = Self.seconds(of: sitting.terminal.screen.lines)
      press(keys, &sitting.terminal)
      try awaitTicks(ticks, &sitting.terminal)
      let passed = Self.seconds(of: sitting.terminal.screen.lines) - began
      return (try callgrind.count(sitting.terminal), Double(passed))
    }
    _ = try count()
    let waited = try count(thenTicks: Self.ticks)
    let tick = waited.count / waited.ticks
    let moved = try count(typing: Self.moveKeys)
    let move = (moved.count - moved.ticks * tick) / Double(Self.moves)
    let flipped = try count(typing: Self.flipKeys)
    let flip = (flipped.count - flipped.ticks * tick) / Double(Self.flips) - move
    _ = try callgrind.total(&sitting.terminal)
    return (move, flip, tick)
  }

  private func sitting(_ callgrind: Callgrind) throws -> Sitting {
    try .open(
      callgrind.subject(.flipside(program, data: data)), data: data, settings: .defaults)
  }

  private func press(_ keys: [Character], _ terminal: inout PseudoTerminal) {
    for key in keys {
      terminal.type(String(key))
      _ = terminal.answer(wait: 2000, quiet: 60)
    }
  }

  /// Ends right after a tick, so that every count has a whole number of them.
  private func awaitTicks(_ ticks: Int, _ terminal: inout PseudoTerminal) throws {
    for _ in 0..<ticks {
      let shown = Self.seconds(of: terminal.screen.lines)
      let isNew = terminal.wait(milliseconds: 10_000) { Self.seconds(of: $0.lines) != shown }
      guard isNew else { throw CannotMeasure("the clock stands still") }
      _ = terminal.answer(wait: 50)
    }
  }

  /// Returns the seconds on the clock next to the board.
  private static func seconds(of lines: [String]) -> Int {
    let clock = lines.lazy.compactMap { $0.split(separator: " ").last?.split(separator: ":") }
      .first { $0.count == 2 && $0.allSatisfy { part in Int(part) != nil } }
    return (clock ?? []).reduce(0) { $0 * 60 + (Int($1) ?? 0) }
  }

  /// Returns the instructions of a key in a C program; without keys, those from start to end.
  private func reference(
    _ screens: [Canvas], keys: Int = 0, _ callgrind: Callgrind, options: [String] = []
  ) throws -> Double {
    let built = try Yardstick.build(
      "C ncurses", drawing: screens, in: directory, options: options, file: "reference",
      mark: "quit")
    let subject = callgrind.subject(built)
    var terminal = try subject.start()
    try terminal.expect(subject.mark)
    guard keys > 0 else { return try callgrind.total(&terminal, typing: "q") }
    _ = try callgrind.count(terminal)
    press((0..<keys).map { _ in "x" }, &terminal)
    let count = try callgrind.count(terminal)
    _ = try callgrind.total(&terminal, typing: "q")
    return count / Double(keys)
  }

  /// Returns the screens after the keys, created without a terminal.
  private static func screens() -> (moves: [Canvas], flips: [Canvas], ticks: [Canvas]) {
    var model = Screens(settings: .defaults)
    for key in Screens.toTabs + [.enter] { model.press(key) }
    var ticking = model
    var flipping = model
    let ticks = (0..<5).map { _ in
      defer { ticking.wait(milliseconds: 1000) }
      return ticking.canvas
    }
    let moves = moveKeys.prefix(4).map { key in
      defer { model.press(.character(key)) }
      return model.canvas
    }
    var flips = [flipping.canvas]
    for key in flipKeys {
      flipping.press(.character(key))
      flips.append(flipping.canvas)
    }
    return (moves, flips, ticks)
  }
}
