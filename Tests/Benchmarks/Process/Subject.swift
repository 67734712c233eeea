import Canvas
import PseudoTerminal

/// A program to measure.
struct Subject {
  let name: String
  let path: String
  var arguments: [String] = []
  /// The last text of the first screen.
  let mark: String

  static let memoblocks = Subject(
    name: "memoblocks", path: "/usr/games/nbmemoblocks", mark: "mqqqqqqqqqqqqqqqqj")

  /// Returns the game with a data directory, without motion except the clock.
  static func flipside(_ program: String, data: String) -> Subject {
    Subject(
      name: "flipside", path: program,
      arguments: ["--data", data, "--lang", "en", "--no-motion", "--no-mouse", "--seed", "7"],
      mark: "[ Play as guest ]")
  }

  /// Starts it in a terminal.
  func start() throws -> PseudoTerminal {
    try PseudoTerminal(
      path, arguments,
      environment: ["TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"],
      columns: Screens.size.columns, rows: Screens.size.rows)
  }
}

extension PseudoTerminal {
  /// Waits for `text` to be shown.
  mutating func expect(_ text: String) throws {
    let isShown = wait(milliseconds: 20_000) { $0.shows(text) }
    guard isShown else { throw CannotMeasure("'\(text)' was never shown:\n\(picture)") }
    _ = answer(wait: 50)
  }

  /// Returns what the program writes until it is quiet, and the milliseconds until the last byte.
  mutating func answer(wait: Int32 = 300, quiet: Int32 = 15) -> (bytes: Int, milliseconds: Double)?
  {
    let began = ContinuousClock.now
    var bytes = 0
    var last = began
    while true {
      let count = hear(waiting: bytes == 0 ? wait : quiet).count
      guard count > 0 else { break }
      bytes += count
      last = ContinuousClock.now
    }
    return bytes == 0 ? nil : (bytes, (last - began) / .milliseconds(1))
  }

  /// The screen as text.
  var picture: String { screen.lines.joined(separator: "\n") }
}
