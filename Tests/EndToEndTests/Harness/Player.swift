import Glibc

/// A person at a terminal: the real program inside tmux, its keys and its screen.
///
/// Everything waits until the screen shows what is expected; nothing sleeps for luck.
final class Player {
  /// Never came, with what was on the screen instead.
  struct NeverSeen: Error, CustomStringConvertible {
    let what: String
    let screen: [String]
    var description: String { "never seen: \(what)\n" + screen.joined(separator: "\n") }
  }

  private let socket: String
  private let desk: Desk
  /// Where the shell notes what it sees of the program.
  let seat: String

  /// Sits down at a terminal of this size and starts the program there, unless `shell` is asked
  /// for: then an interactive shell runs and `command` may be typed into it.
  init(
    columns: Int = 80, rows: Int = 24, arguments: String = "", environment: String = "",
    desk: Desk? = nil, shell: Bool = false
  ) throws {
    let desk = try desk ?? Desk()
    self.desk = desk
    seat = try desk.seat()
    socket = "flipside-\(getpid())-\(seat.split(separator: "-").last ?? "")"
    let isGame = arguments.isEmpty || arguments.hasPrefix("-")
    let arguments = isGame ? "--no-tutorial \(arguments)" : arguments
    let script =
      shell
      ? "exec env PS1='ready$ ' bash --norc --noprofile -i"
      : """
      ulimit -c 0; stty -g > \(seat)/before; \
      env \(environment) sh -c 'echo $$ > \(seat)/pid; exec \(try Desk.program()) \(arguments)'; \
      code=$?; echo exit=$code; stty -g > \(seat)/after; echo $code > \(seat)/exit; exec cat
      """
    // Under `swift test` a crash would otherwise stop to show a backtrace and ask what to do.
    try tmux(
      "-f", "/dev/null", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)",
      "-e", "FLIPSIDE_DATA=\(desk.data)", "-e", "LANG=C.UTF-8",
      "-e", "SWIFT_BACKTRACE=enable=no", script)
  }

  deinit {
    _ = try? Command.run(["tmux", "-L", socket, "kill-server"])
  }

  /// Presses keys by tmux's names: `Enter`, `Up`, `C-c`, or a character.
  func press(_ keys: String...) throws { try press(keys) }

  func press(_ keys: [String]) throws {
    try Command.run(["tmux", "-L", socket, "send-keys"] + keys)
  }

  /// Presses the left button of the mouse at a place of the screen, from 1, as newer terminals
  /// report it or as the first ones did.
  func click(column: Int, row: Int, asX10: Bool) throws {
    let report =
      asX10
      ? [" ", "#"].flatMap { Array("\u{1B}[M\($0)".utf8) + [UInt8(32 + column), UInt8(32 + row)] }
      : Array("\u{1B}[<0;\(column);\(row)M\u{1B}[<0;\(column);\(row)m".utf8)
    try press(hexadecimal: report.map { String($0, radix: 16) })
  }

  /// Sends bytes as they stand, each in hexadecimal.
  func press(hexadecimal bytes: [String]) throws {
    _ = try Command.run(["tmux", "-L", socket, "send-keys", "-H"] + bytes)
  }

  /// Types text as it stands.
  func type(_ text: String) throws {
    try tmux("send-keys", "-l", text)
  }

  /// Pastes text in brackets, as terminals do.
  func paste(_ text: String) throws {
    try tmux("set-buffer", text)
    try tmux("paste-buffer", "-p")
  }

  func resize(columns: Int, rows: Int) throws {
    try tmux("resize-window", "-x", "\(columns)", "-y", "\(rows)")
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
      let output = try tmux("capture-pane", "-p")
      return output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// The colours that are on the screen, as numbers of the sequences that set them.
  var colors: Set<Int> {
    get throws {
      let parts = try tmux("capture-pane", "-p", "-e").split(separator: "\u{1B}[").dropFirst()
      let numbers = parts.flatMap { part in
        part.prefix { $0 != "m" }.split(separator: ";").compactMap { Int($0) }
      }
      return Set(numbers.filter { (30...38).contains($0) || (40...48).contains($0) || $0 >= 90 })
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
  func exitCode() throws -> Int {
    var code: Int?
    try wait(until: "the exit code") {
      code = Desk.text(seat + "/exit").split(separator: "\n").first.flatMap { Int($0) }
      return code != nil
    }
    return code ?? -1
  }

  /// Whether the program has taken the terminal over: keys come one by one.
  var terminalIsRaw: Bool {
    get throws {
      try tmux("run-shell", "stty -a < '#{pane_tty}' > \(seat)/stty")
      return Desk.text(seat + "/stty").contains(" -icanon")
    }
  }

  /// Waits until the program has taken the terminal over.
  func waitForTerminal() throws {
    try wait(until: "raw mode") { try terminalIsRaw }
  }

  /// A fact about the pane, such as `alternate_on`.
  func pane(_ name: String) throws -> String {
    try tmux("display-message", "-p", "#{\(name)}").split(separator: "\n").first.map(String.init)
      ?? ""
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
      usleep(4000)
    }
  }

  @discardableResult
  private func tmux(_ words: String...) throws -> String {
    try Command.run(["tmux", "-L", socket] + words).output
  }
}
