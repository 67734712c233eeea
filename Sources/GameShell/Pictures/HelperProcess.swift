private import CSystem
import Glibc

/// A running picture helper with two pipes. Closing its input ends it.
struct HelperProcess: Sendable {
  private let pid: pid_t
  /// The pipe to its input; writing never blocks.
  private let input: Int32
  /// The pipe from its output; the end of file means that it has ended.
  private let output: Int32

  /// Starts the program at `path`, or of that name, with `arguments`; nil if that fails.
  ///
  /// It gets the environment without Flipside's variables, which may contain API keys, default
  /// dispositions for the signals that the game blocks or ignores, and no standard error, which
  /// would garble the screen.
  init?(_ path: String, _ arguments: [String] = []) {
    guard let down = Self.pipe() else { return nil }
    guard let up = Self.pipe() else {
      close(down.reading)
      close(down.writing)
      return nil
    }
    let pid = Self.spawn(path, arguments, input: down.reading, output: up.writing)
    close(down.reading)
    close(up.writing)
    guard let pid else {
      close(down.writing)
      close(up.reading)
      return nil
    }
    _ = fcntl(down.writing, F_SETFL, O_NONBLOCK)
    // Hundreds of requests may be sent at once while the helper draws.
    flipside_widen_pipe(down.writing, 1 << 20)
    self.pid = pid
    input = down.writing
    output = up.reading
  }

  /// Writes bytes; returns whether all were written. Commands are far smaller than a pipe.
  func write(_ bytes: [UInt8]) -> Bool {
    Glibc.write(input, bytes, bytes.count) == bytes.count
  }

  /// Waits for output; returns nothing at its end.
  func read() -> ArraySlice<UInt8> {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Glibc.read(output, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      return bytes[..<max(count, 0)]
    }
  }

  /// Kills it; its reader sees the end of its output.
  func kill() {
    Glibc.kill(pid, SIGKILL)
  }

  /// Closes its input, so that it ends.
  func closeInput() {
    close(input)
  }

  /// Kills it if it is still running, and releases its resources. To be called by the reader, at
  /// the end.
  func reap() {
    kill()
    while waitpid(pid, nil, 0) < 0, errno == EINTR {}
    close(output)
  }

  private static func pipe() -> (reading: Int32, writing: Int32)? {
    var ends: [Int32] = [0, 0]
    guard Glibc.pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private static func spawn(
    _ path: String, _ words: [String], input: Int32, output: Int32
  ) -> pid_t? {
    var files = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&files)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&files)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&files, output, STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
    var pid: pid_t = 0
    var arguments = ([path] + words).map { strdup($0) }
    defer { arguments.forEach { free($0) } }
    arguments.append(nil)
    var environment = environment()
    defer { environment.forEach { free($0) } }
    environment.append(nil)
    let failed = posix_spawnp(&pid, path, &files, &attributes, &arguments, &environment)
    return failed == 0 ? pid : nil
  }

  /// Copies the environment's variables except Flipside's.
  private static func environment() -> [UnsafeMutablePointer<CChar>?] {
    var copies: [UnsafeMutablePointer<CChar>?] = []
    var next = environ
    while let variable = next.pointee {
      if strncmp(variable, "FLIPSIDE_", 9) != 0 { copies.append(strdup(variable)) }
      next += 1
    }
    return copies
  }
}
