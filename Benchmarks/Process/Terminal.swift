import Glibc

/// A program running in a pseudo-terminal of 80x24.
struct Terminal: ~Copyable {
  enum Fault: Error {
    case noTerminal
    case notStarted(String)
  }

  let process: pid_t
  /// POSIX_SPAWN_SETSID, which Glibc's module does not import.
  private static let newSession: Int16 = 0x80
  private let master: Int32

  /// Starts `command` with TERM=xterm-256color.
  init(_ command: [String], environment: [String] = []) throws(Fault) {
    var master: Int32 = -1
    var side: Int32 = -1
    var path = [CChar](repeating: 0, count: 128)
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&master, &side, &path, nil, &size) == 0 else { throw .noTerminal }
    // Kept open until the program has its own, or the terminal would hang up in between.
    defer { close(side) }
    _ = fcntl(side, F_SETFD, FD_CLOEXEC)
    let name = path.withUnsafeBytes {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    _ = fcntl(master, F_SETFD, FD_CLOEXEC)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // Opened by a session leader without a terminal, it becomes the controlling one.
    posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Self.newSession)
    let variables = ["TERM=xterm-256color", "LANG=C.UTF-8", "PATH=/usr/bin:/bin"] + environment
    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    var settings: [UnsafeMutablePointer<CChar>?] = variables.map { strdup($0) } + [nil]
    defer { for text in arguments + settings { free(text) } }
    var child: pid_t = 0
    let code = posix_spawn(&child, command[0], &actions, &attributes, &arguments, &settings)
    guard code == 0 else {
      close(master)
      throw .notStarted(command[0])
    }
    self.master = master
    process = child
  }

  deinit {
    kill(process, SIGKILL)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    close(master)
  }

  func send(_ keys: String) {
    let bytes = Array(keys.utf8)
    _ = write(master, bytes, bytes.count)
  }

  /// What the program writes until it is quiet for `quiet` milliseconds, with the instants of the
  /// first and last byte; waits at most `wait` milliseconds for the first.
  func read(quiet: Int32 = 60, wait: Int32 = 2000) -> Output {
    var output = Output()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    var patience = wait
    while true {
      var poller = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      guard poll(&poller, 1, patience) > 0 else { return output }
      let count = Glibc.read(master, &buffer, buffer.count)
      guard count > 0 else { return output }
      output.last = ContinuousClock.now
      if output.first == nil { output.first = output.last }
      output.bytes += buffer[..<count]
      patience = quiet
    }
  }

  struct Output {
    var bytes: [UInt8] = []
    var first: ContinuousClock.Instant?
    var last: ContinuousClock.Instant?
  }
}
