import Glibc

/// A temporary directory that is deleted when the program ends, in any way: a shell waits for that
/// and deletes it.
public struct PassingDirectory: ~Copyable, Sendable {
  public let path: String
  private let keeper: pid_t
  /// The descriptor that the kernel closes at the latest.
  private let lifeline: Int32

  /// Deletes files even if they are still being written.
  private static let script = """
    trap '' HUP INT QUIT TERM
    read -r _
    for try in 1 2 3 4 5; do
      rm -rf "$1" 2>/dev/null
      [ -e "$1" ] || exit 0
      sleep 1
    done
    """

  /// POSIX_SPAWN_SETSID, which Swift does not import.
  private static let setsid = 0x80

  /// Creates a directory whose name begins with `prefix`; nil on failure.
  public init?(prefix: String, in root: String = "/tmp") {
    guard let made = TemporaryDirectory.make(prefix, in: root) else { return nil }
    guard let (keeper, lifeline) = Self.start(for: made) else {
      rmdir(made)
      return nil
    }
    path = made
    self.keeper = keeper
    self.lifeline = lifeline
  }

  /// Returns when the directory is deleted.
  deinit {
    close(lifeline)
    waitpid(keeper, nil, 0)
  }

  /// Moves the content of the directory to a name that is returned, so that it is kept; nil on
  /// failure.
  public func keep() -> String? {
    let kept = path + "-found"
    return rename(path, kept) == 0 ? kept : nil
  }

  /// Starts the shell in a separate session, which keys of the terminal do not reach. It reads from
  /// the lifeline, to which nothing is written.
  private static func start(for path: String) -> (keeper: pid_t, lifeline: Int32)? {
    guard let ends = connectedSockets() else { return nil }
    defer { close(ends[0]) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(setsid))
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[0], 0)
    let words = ["sh", "-c", script, "sh", path]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for word in arguments { free(word) } }
    var child = pid_t()
    guard posix_spawn(&child, "/bin/sh", &actions, &attributes, &arguments, environ) == 0 else {
      close(ends[1])
      return nil
    }
    return (child, ends[1])
  }
}
