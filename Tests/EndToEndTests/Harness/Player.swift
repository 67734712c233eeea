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

  /// Sits down at a terminal of this size and starts the program there, unless `shell` is asked
  /// for: then an interactive shell runs and `command` may be typed into it.
  init(
    columns: Int = 80, rows: Int = 24, arguments: String = "", environment: String = "",
    desk: Desk? = nil, shell: Bool = false
  ) throws {
    let desk = try desk ?? Desk()
    self.desk = desk
    socket = "flipside-\(getpid())-\(desk.number)"
    let script =
      shell
      ? "exec env PS1='ready$ ' bash --norc --noprofile -i"
      : try desk.script(arguments, environment)
    try tmux(
      "-f", "/dev/null", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)",
      "-e", "FLIPSIDE_DATA=\(desk.data)", "-e", "LANG=C.UTF-8", script)
  }

  deinit {
    _ = try? Command.run(["tmux", "-L", socket, "kill-server"])
  }

  /// Presses keys by tmux's names: `Enter`, `Up`, `C-c`, or a character.
  func press(_ keys: String...) throws {
    for key in keys { try tmux("send-keys", key) }
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
      try wait(until: "the program to start") { desk.process != nil }
      return desk.process ?? -1
    }
  }

  /// The rows of the screen, without spaces at their ends.
  var screen: [String] {
    get throws {
      let output = try tmux("capture-pane", "-p")
      return output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
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
      let line = try screen.last { $0.hasPrefix("exit=") }
      code = line.flatMap { Int($0.dropFirst(5)) }
      return code != nil
    }
    return code ?? -1
  }

  /// Whether the program has taken the terminal over: keys come one by one.
  var terminalIsRaw: Bool {
    get throws {
      try tmux("run-shell", "stty -a < '#{pane_tty}' > \(desk.path)/stty")
      return desk.text("stty").contains(" -icanon")
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
      try wait(until: "the modes after the program") { !desk.text("after").isEmpty }
      return desk.text("after") == desk.text("before")
    }
  }

  /// Looks again and again until `condition` holds, for 10 seconds at most.
  func wait(until what: String, _ condition: () throws -> Bool) throws {
    let end = ContinuousClock.now + .seconds(10)
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
