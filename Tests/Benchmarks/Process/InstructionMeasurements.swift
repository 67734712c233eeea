import Canvas
import GameCore
import Glibc
import PseudoTerminal

/// The instructions of a start, a cursor move, a flip and a tick of the clock, compared with C
/// programs that draw the same screens with ncurses.
///
/// Each line has a budget of about 5 % more than the largest count so far, and a run that exceeds
/// one fails. Starts repeat to a thousandth; the others vary with the work in the background.
struct InstructionMeasurements: ~Copyable {
  private let program: String
  private let directory: String
  private let data: String
  private static let moves = 52
  private static let flips = 8
  private static let lines = 10

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
    let start = try game(callgrind, toBoard: false)
    let board = try least { try game(callgrind) }
    // Every run includes seconds of the clock; the cost of a second is subtracted.
    let waited = try least { try game(callgrind, waiting: 12) }
    let tick = (waited.count - board.count) / Double(max(waited.seconds - board.seconds, 1))
    let moved = try least { try game(callgrind, typing: Self.moveKeys) }
    let move = Self.each(moved, board, tick, Self.moves)
    let flipped = try least { try game(callgrind, typing: Self.flipKeys) }
    let flip = Self.each(flipped, board, tick, Self.flips) - move

    let screens = Self.screens()
    let title = [Screens(settings: Settings()).canvas]
    report(
      "start to first screen and end", start.count,
      try reference(title, 0, callgrind, options: ["-DDATABASE", "-lsqlite3"]), "C with database",
      budget: 9900)
    let still = try reference(screens.moves, 0, callgrind)
    let drawn = try reference(screens.moves, Self.moves, callgrind)
    let ownMove = (drawn - still) / Double(Self.moves)
    report("cursor move", move, ownMove, aim: .atMost(200), budget: 105)
    let turned = try reference(screens.flips, 2 * Self.flips, callgrind)
    let ownFlip = (turned - still) / Double(Self.flips) - ownMove
    report("flip, kept on disk", flip, ownFlip, budget: 470)
    let ticked = try reference(screens.ticks, 4, callgrind)
    report("clock tick", tick, (ticked - still) / 4, budget: 110)
    for (tab, name) in [("1", "rules"), ("2", "settings")] as [(Character, String)] {
      let keys = (0..<Self.lines).map { _ in Character("j") }
      let key =
        (try screen(callgrind, [tab] + keys) - screen(callgrind, [tab])) / Double(Self.lines)
      Report.line(
        Line(
          name: "instructions, cursor down in the \(name)", value: key / 1000, unit: "1000",
          aim: .atMost(1000)))
    }
  }

  /// Counts the instructions of a run that types keys on the board, which they may leave.
  private func screen(_ callgrind: Callgrind, _ keys: [Character]) throws -> Double {
    let subject = callgrind.subject(.flipside(program, data: data))
    var sitting = try Sitting.open(subject, data: data, settings: Settings())
    for key in keys {
      sitting.terminal.type(String(key))
      _ = sitting.terminal.answer(wait: 2000, quiet: 60)
    }
    return try callgrind.count(&sitting.terminal) { $0.send(SIGTERM) }
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

  private typealias Counted = (count: Double, seconds: Int)

  /// Returns the smallest of three counts: work in the background, and other work on the machine,
  /// only add.
  private func least(_ run: () throws -> Counted) throws -> Counted {
    var least = try run()
    for _ in 0..<2 {
      let next = try run()
      if next.count < least.count { least = next }
    }
    return least
  }

  private static func each(
    _ counted: Counted, _ before: Counted, _ tick: Double, _ times: Int
  ) -> Double {
    let ticks = Double(counted.seconds - before.seconds) * tick
    return (counted.count - before.count - ticks) / Double(times)
  }

  private static let moveKeys = (0..<moves).map { Array("ljhk")[$0 % 4] }
  private static let flipKeys = (0..<2 * flips).map { $0.isMultiple(of: 2) ? Character(" ") : "l" }

  /// Runs the game from its start to its end, on the board by default.
  private func game(
    _ callgrind: Callgrind, toBoard: Bool = true, typing keys: [Character] = [],
    waiting ticks: Int = 0
  ) throws -> Counted {
    let subject = callgrind.subject(.flipside(program, data: data))
    guard toBoard else {
      _ = try Scratch.store(in: data)
      var terminal = try subject.start()
      try terminal.expect(subject.mark)
      return (try callgrind.count(&terminal) { $0.send(SIGTERM) }, 0)
    }
    var sitting = try Sitting.open(subject, data: data, settings: Settings())
    for key in keys {
      sitting.terminal.type(String(key))
      _ = sitting.terminal.answer(wait: 2000, quiet: 60)
    }
    // Ends right after a tick, so that the ticks of two runs differ by whole numbers.
    for _ in 0...ticks {
      let shown = Self.seconds(of: sitting.terminal.screen.lines)
      let isNew = sitting.terminal.wait(milliseconds: 10_000) {
        Self.seconds(of: $0.lines) != shown
      }
      guard isNew else { throw CannotMeasure("the clock stands still") }
    }
    let seconds = Self.seconds(of: sitting.terminal.screen.lines)
    return (try callgrind.count(&sitting.terminal) { $0.send(SIGTERM) }, seconds)
  }

  /// Returns the seconds on the clock next to the board.
  private static func seconds(of lines: [String]) -> Int {
    let clock = lines.lazy.compactMap { $0.split(separator: " ").last?.split(separator: ":") }
      .first { $0.count == 2 && $0.allSatisfy { part in Int(part) != nil } }
    return (clock ?? []).reduce(0) { $0 * 60 + (Int($1) ?? 0) }
  }

  private func reference(
    _ screens: [Canvas], _ keys: Int, _ callgrind: Callgrind, options: [String] = []
  ) throws -> Double {
    let built = try Yardstick.build(
      "C ncurses", drawing: screens, in: directory, options: options, file: "reference",
      mark: "quit")
    let subject = callgrind.subject(built)
    var terminal = try subject.start()
    try terminal.expect(subject.mark)
    for _ in 0..<keys {
      terminal.type("x")
      _ = terminal.answer(wait: 2000, quiet: 60)
    }
    return try callgrind.count(&terminal) { $0.type("q") }
  }

  /// Returns the screens after the keys, created without a terminal.
  private static func screens() -> (moves: [Canvas], flips: [Canvas], ticks: [Canvas]) {
    var model = Screens(settings: Settings())
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
