import Canvas
import GameCore
import Glibc
import PseudoTerminal

/// A person at a terminal: the real program, its keys and its screen.
///
/// Every step waits until the screen shows the expected text; nothing just sleeps.
final class Player {
  /// A text or state that did not appear, with the screen that appeared instead.
  struct NeverSeen: Error, CustomStringConvertible {
    let what: String
    let screen: [String]
    var description: String { "never seen: \(what)\n" + screen.joined(separator: "\n") }
  }

  /// The terminal of the program.
  enum Place {
    /// The tests' terminal: fast, and sufficient for the content of a screen.
    case pseudoTerminal
    /// A real terminal program, for modes, colors and job control.
    case tmux
    /// An interactive shell in tmux, in which `command` can be typed.
    case shell
  }

  /// The language of the screens.
  let language: Language
  /// The directory for the shell's notes about the program.
  let seat: String
  /// Stored, so that the data outlives the program.
  private let desk: Desk
  private let tmux: Tmux?
  private(set) var size: Size
  private var terminal: PseudoTerminal?

  /// Starts the program in a terminal of this size.
  init(
    _ language: Language = .english, columns: Int = 80, rows: Int = 24, arguments: String = "",
    environment: String = "",
    desk: Desk? = nil, in place: Place = .pseudoTerminal
  ) throws {
    let desk = try desk ?? Desk()
    size = Size(columns: columns, rows: rows)
    self.desk = desk
    self.language = language
    seat = try desk.seat()
    let isGame = arguments.isEmpty || arguments.hasPrefix("-")
    let arguments = isGame ? "--no-tutorial --lang \(language.rawValue) \(arguments)" : arguments
    let program = """
      ulimit -c 0; stty -g > \(seat)/before; \
      env \(environment) sh -c 'echo $$ > \(seat)/pid; exec \(try Desk.program()) \(arguments)'; \
      code=$?; echo exit=$code; stty -g > \(seat)/after; echo $code > \(seat)/exit; exec cat
      """
    // Under `swift test` a crash would otherwise stop for a backtrace and a question.
    let variables = [
      "FLIPSIDE_DATA": desk.data, "LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no",
    ]
    switch place {
    case .pseudoTerminal:
      tmux = nil
      terminal = try PseudoTerminal(
        "/bin/sh", ["-c", program],
        environment: EnvironmentVariables.variables.merging(variables) { $1 }
          .merging(["TERM": "xterm-256color"]) { $1 }.filter { $0.key != "TMUX" },
        columns: columns, rows: rows)
    case .tmux, .shell:
      tmux = try Tmux(
        socket: "flipside-\(getpid())-\(seat.split(separator: "-").last ?? "")",
        columns: columns, rows: rows, variables: variables,
        place == .shell ? "exec env PS1='ready$ ' bash --norc --noprofile -i" : program)
    }
  }

  /// Presses keys by tmux's names: `Enter`, `Up`, `C-c`, or a character.
  func press(_ keys: String...) throws { try press(keys) }

  func press(_ keys: [String]) throws {
    if let tmux { return try tmux.press(keys) }
    terminal?.type(keys.flatMap(Key.bytes))
  }

  /// Presses the left mouse button at a position of the screen, from 1, reported in the modern or
  /// the original format.
  func click(column: Int, row: Int, asX10: Bool) throws {
    try send(
      asX10
        ? [" ", "#"].flatMap {
          Array("\u{1B}[M\($0)".utf8) + [UInt8(32 + column), UInt8(32 + row)]
        }
        : Array("\u{1B}[<0;\(column);\(row)M\u{1B}[<0;\(column);\(row)m".utf8))
  }

  /// Sends bytes to the program, unchanged.
  func send(_ bytes: [UInt8]) throws {
    if let tmux { return try tmux.send(bytes) }
    terminal?.type(bytes)
  }

  /// Types text.
  func type(_ text: String) throws {
    if let tmux { return try tmux.type(text) }
    terminal?.type(text)
  }

  /// Pastes text with the brackets of terminals.
  func paste(_ text: String) throws {
    if let tmux { return try tmux.paste(text) }
    terminal?.type("\u{1B}[200~\(text)\u{1B}[201~")
  }

  func resize(columns: Int, rows: Int) throws {
    size = Size(columns: columns, rows: rows)
    if let tmux { return try tmux.resize(columns: columns, rows: rows) }
    terminal?.resize(columns: columns, rows: rows)
  }

  /// Sends a signal to the program.
  func signal(_ number: Int32) throws {
    let process = try process
    kill(process, number)
  }

  /// The number of the program's process.
  var process: pid_t {
    get throws {
      var process: pid_t?
      try wait(until: "the program to start") {
        process = Desk.text(seat + "/pid").split(separator: "\n").first.flatMap { pid_t($0) }
        return process != nil
      }
      return process ?? -1
    }
  }

  /// The rows of the screen, without spaces at their ends.
  var screen: [String] {
    get throws {
      if let tmux { return try tmux.screen }
      while terminal?.take(waiting: 0) == true {}
      return terminal?.screen.lines ?? []
    }
  }

  /// The colors on the screen, as numbers of their sequences; in tmux only.
  var colors: Set<Int> {
    get throws { try inTmux.colors }
  }

  /// Whether the terminal is in raw mode; in tmux only.
  var terminalIsRaw: Bool {
    get throws { try inTmux.modes(in: seat + "/stty").contains(" -icanon") }
  }

  /// Returns a fact about the pane, such as `alternate_on`; in tmux only.
  func pane(_ name: String) throws -> String { try inTmux.fact(name) }

  private var inTmux: Tmux {
    get throws {
      guard let tmux else { throw NeverSeen(what: "tmux", screen: try screen) }
      return tmux
    }
  }

  /// Waits until a text is on the screen.
  func see(_ text: String) throws {
    try wait(until: "‘\(text)’") { try screen.contains { $0.contains(text) } }
  }

  /// Waits until a text is no longer on the screen.
  func seeNoMore(_ text: String) throws {
    try wait(until: "no ‘\(text)’") { try !screen.contains { $0.contains(text) } }
  }

  /// Waits for the end of the program and returns its exit code.
  func exitCode(seconds: Int = 20) throws -> Int {
    var code: Int?
    try wait(until: "the exit code", seconds: seconds) {
      code = Desk.text(seat + "/exit").split(separator: "\n").first.flatMap { Int($0) }
      return code != nil
    }
    return code ?? -1
  }

  /// Waits until the terminal is in raw mode.
  func waitForTerminal() throws {
    try wait(until: "raw mode") { try terminalIsRaw }
  }

  /// Whether the modes of the terminal are those from before the program started.
  var terminalIsAsFound: Bool {
    get throws {
      try wait(until: "the modes after the program") { !Desk.text(seat + "/after").isEmpty }
      return Desk.text(seat + "/after") == Desk.text(seat + "/before")
    }
  }

  /// Checks repeatedly until `condition` is true, by default for at most 20 seconds.
  func wait(
    until what: String, seconds: Int = 20, _ condition: () throws -> Bool
  ) throws {
    var patience = Patience(milliseconds: 1000 * seconds)
    while try !condition() {
      guard !patience.isOver else { throw NeverSeen(what: what, screen: (try? screen) ?? []) }
      // Until the program writes, or a file may have changed.
      patience.wait { if tmux == nil { terminal?.take(waiting: 40) } else { usleep(10_000) } }
    }
  }
}
