import Fixtures
import Glibc

/// A program that runs to its end.
enum Command {
  struct Result {
    let status: Int32
    let output: String
  }

  struct CannotStart: Error {
    let program: String
    let code: Int32
  }

  /// Runs `words` without input, with its output, including errors, read from a pipe.
  @discardableResult
  static func run(_ words: [String]) throws -> Result {
    guard let ends = connectedSockets() else {
      throw CannotStart(program: "socketpair", code: errno)
    }
    defer { close(ends[0]) }
    let process = try start(words, output: ends[1])
    close(ends[1])
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while case let count = read(ends[0], &buffer, buffer.count), count > 0 {
      output += buffer[..<count]
    }
    var status: Int32 = 0
    waitpid(process, &status, 0)
    return Result(
      status: status & 0x7f == 0 ? status >> 8 & 0xff : 128 + status & 0x7f,
      output: String(decoding: output, as: UTF8.self))
  }

  /// Starts a child without blocked or handled signals.
  private static func start(_ words: [String], output: Int32) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, output, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    let code = posix_spawnp(
      &process, words[0], &actions, &attributes, &arguments, EnvironmentVariables.pointer)
    guard code == 0 else { throw CannotStart(program: words[0], code: code) }
    return process
  }
}

/// The environment of the tests.
enum EnvironmentVariables {
  /// The variables in the form for `posix_spawn`.
  static var pointer: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    dlsym(nil, "environ")?.assumingMemoryBound(
      to: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?.self
    ).pointee
  }

  /// The variables by name.
  static var variables: [String: String] {
    var variables: [String: String] = [:]
    var entry = pointer
    while let text = entry?.pointee {
      let parts = String(cString: text).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
      entry = entry?.advanced(by: 1)
    }
    return variables
  }
}
