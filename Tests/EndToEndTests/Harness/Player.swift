import Glibc
import PseudoTerminal

/// A person at a terminal: the real program, its keys and its screen.
///
/// Everything waits until the screen shows what is expected; nothing sleeps for luck.
final class Player {
  /// What a test waited for in vain, with what was on the screen instead.
  struct NeverSeen: Error, CustomStringConvertible {
    let what: String
    let screen: [String]
    var description: String { "never seen: \(what)\n" + screen.joined(separator: "\n") }
  }

  /// What the program runs in.
  enum Place {
    /// The tests' own terminal: quick, and enough for what a screen says.
    case pseudoTerminal
    /// A real terminal program, for what only that can tell: modes, colors, job control.
    case tmux
    /// An interactive shell in tmux, in which `command` may be typed.
    case shell
  }

  /// A directory where the shell notes what it sees of the program.
  let seat: String
  /// Kept, so that the data outlives the program.
  private let desk: Desk
  private let tmux: Tmux?
  private var terminal: PseudoTerminal?

  /// Sits down at a terminal of this size and starts the program there.
  init(
    columns: Int = 80, rows: Int = 24, arguments: String = "", environment: String = "",
    desk: Desk? = nil, in place: Place = .pseudoTerminal
  ) throws {
    let desk = try desk ?? Desk()
    self.desk = desk
    seat = try desk.seat()
    let isGame = arguments.isEmpty || arguments.hasPrefix("-")
    let arguments = isGame ? "--no-tutorial \(arguments)" : arguments
    let program = """
      ulimit -c 0; stty -g > \(seat)/before; \
      env \(environment) sh -c 'echo $$ > \(seat)/pid; exec \(try Desk.program()) \(arguments)'; \
      code=$?; echo exit=$code; stty -g > \(seat)/after; echo $code > \(seat)/exit; exec cat
      """
    // Under `swift test` a crash would otherwise stop to show a backtrace and ask what to do.
    let variables = [
      "FLIPSIDE_DATA": desk.data, "LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no",
    ]
    switch place {
    case .pseudoTerminal:
      tmux = nil
      terminal = try PseudoTerminal(
        "/bin/sh", ["-c", program],
        environment: ProcessEnvironment.variables.merging(variables) { $1 }
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

  /// Presses the left button of the mouse at a place of the screen, from 1, as newer terminals
  /// report it or as the first ones did.
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

  /// Pastes text in brackets, as terminals do.
  func paste(_ text: String) throws {
    if let tmux { return try tmux.paste(text) }
    terminal?.type("\u{1B}[200~\(text)\u{1B}[201~")
  }

  func resize(columns: Int, rows: Int) throws {
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

  /// The colors on the screen, as numbers of the sequences that set them; in tmux only.
  var colors: Set<Int> {
    get throws { try inTmux.colors }
  }

  /// Whether the program has taken the terminal over: keys come one by one; in tmux only.
  var terminalIsRaw: Bool {
    get throws { try inTmux.modes(in: seat + "/stty").contains(" -icanon") }
  }

  /// A fact about the pane, such as `alternate_on`; in tmux only.
  func pane(_ name: String) throws -> String { try inTmux.fact(name) }

  private var inTmux: Tmux {
    get throws {
      guard let tmux else { throw NeverSeen(what: "tmux", screen: try screen) }
      return tmux
    }
  }

  /// Waits for a text on the screen.
  func see(_ text: String) throws {
    try wait(until: "‘\(text)’") { try screen.contains { $0.contains(text) } }
  }

  /// Waits for a text to leave the screen.
  func seeNoMore(_ text: String) throws {
    try wait(until: "no ‘\(text)’") { try !screen.contains { $0.contains(text) } }
  }

  /// Waits for the program's end and gives its exit code.
  func exitCode(seconds: Int = 20) throws -> Int {
    var code: Int?
    try wait(until: "the exit code", seconds: seconds) {
      code = Desk.text(seat + "/exit").split(separator: "\n").first.flatMap { Int($0) }
      return code != nil
    }
    return code ?? -1
  }

  /// Waits until the program has taken the terminal over.
  func waitForTerminal() throws {
    try wait(until: "raw mode") { try terminalIsRaw }
  }

  /// Whether the modes of the terminal are what they were before the program started.
  var terminalIsAsFound: Bool {
    get throws {
      try wait(until: "the modes after the program") { !Desk.text(seat + "/after").isEmpty }
      return Desk.text(seat + "/after") == Desk.text(seat + "/before")
    }
  }

  /// Looks again and again until `condition` holds, for 20 seconds at most where nothing else is
  /// said.
  func wait(
    until what: String, seconds: Int = 20, _ condition: () throws -> Bool
  ) throws {
    let end = ContinuousClock.now + .seconds(seconds)
    while try !condition() {
      guard ContinuousClock.now < end else {
        throw NeverSeen(what: what, screen: (try? screen) ?? [])
      }
      // Until the program writes, or a file may have changed.
      if tmux == nil { terminal?.take(waiting: 10) } else { usleep(10_000) }
    }
  }
}
