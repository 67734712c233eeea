/// A tmux server with one pane, for tests that need a real terminal program.
final class Tmux {
  private let socket: String

  /// Starts `script` in a pane of this size.
  init(
    socket: String, columns: Int, rows: Int, variables: [String: String], _ script: String
  ) throws {
    self.socket = socket
    try run(
      ["-f", "/dev/null", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)"]
        + variables.flatMap { ["-e", "\($0.key)=\($0.value)"] } + [script])
  }

  deinit {
    _ = try? run(["kill-server"])
  }

  func press(_ keys: [String]) throws { try run(["send-keys"] + keys) }

  func send(_ bytes: [UInt8]) throws {
    try run(["send-keys", "-H"] + bytes.map { String($0, radix: 16) })
  }

  func type(_ text: String) throws { try run(["send-keys", "-l", text]) }

  func paste(_ text: String) throws {
    try run(["set-buffer", text])
    try run(["paste-buffer", "-p"])
  }

  func resize(columns: Int, rows: Int) throws {
    try run(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  var screen: [String] {
    get throws {
      try run(["capture-pane", "-p"]).split(separator: "\n", omittingEmptySubsequences: false)
        .map(String.init)
    }
  }

  /// The colors on the screen, as numbers of their sequences.
  var colors: Set<Int> {
    get throws {
      let parts = try run(["capture-pane", "-p", "-e"]).split(separator: "\u{1B}[").dropFirst()
      let numbers = parts.flatMap { part in
        part.prefix { $0 != "m" }.split(separator: ";").compactMap { Int($0) }
      }
      return Set(numbers.filter { (30...38).contains($0) || (40...48).contains($0) || $0 >= 90 })
    }
  }

  /// Returns stty's output about the terminal, passed through `file`.
  func modes(in file: String) throws -> String {
    try run(["run-shell", "stty -a < '#{pane_tty}' > \(file)"])
    return Desk.text(file)
  }

  /// Returns a fact about the pane, such as `alternate_on`.
  func fact(_ name: String) throws -> String {
    try run(["display-message", "-p", "#{\(name)}"]).split(separator: "\n").first.map(String.init)
      ?? ""
  }

  @discardableResult
  private func run(_ words: [String]) throws -> String {
    try Command.run(["tmux", "-L", socket] + words).output
  }
}
