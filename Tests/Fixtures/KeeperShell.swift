import Glibc

/// A shell in a separate session that keeps servers running. It reads orders until the program
/// ends, in any way, and then ends them.
public final class KeeperShell: Sendable {
  private let process: pid_t
  private let lifeline: Int32

  /// POSIX_SPAWN_SETSID, which Swift does not import.
  private static let setsid = 0x80

  /// Starts the shell; nil if the system rejects it.
  public init?(_ words: [String]) {
    guard let ends = connectedSockets() else { return nil }
    defer { close(ends[0]) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(Self.setsid))
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[0], 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var child: pid_t = 0
    let arguments = words.map { (text: String) in strdup(text) }
    defer { for argument in arguments { free(argument) } }
    let code = posix_spawnp(
      &child, words[0], &actions, &attributes, arguments + [nil], environ)
    guard code == 0 else {
      close(ends[1])
      return nil
    }
    process = child
    lifeline = ends[1]
  }

  deinit {
    close(lifeline)
    waitpid(process, nil, 0)
  }

  /// Writes to its standard input.
  public func say(_ order: String) {
    _ = order.withCString { write(lifeline, $0, strlen($0)) }
  }
}
