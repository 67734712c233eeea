import Glibc

/// A directory in /tmp that goes away with the program, however that ends: a shell waits beside it
/// for as long as the program lives, and then removes it.
public struct PassingDirectory: ~Copyable {
  public let path: String
  private let keeper: pid_t
  /// Closed by the kernel where the program has no time left to do it.
  private let lifeline: Int32

  /// Removes what somebody may still be writing to.
  private static let script = """
    trap '' HUP INT QUIT TERM
    read -r _
    for try in 1 2 3 4 5; do
      rm -rf "$1" 2>/dev/null
      [ -e "$1" ] || exit 0
      sleep 1
    done
    """

  /// POSIX_SPAWN_SETSID, which Swift does not see.
  private static let setsid = 0x80

  /// A new directory whose name begins with `prefix`; nil where none can be made.
  public init?(prefix: String) {
    var template = Array("/tmp/\(prefix)-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    let made = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    guard let (keeper, lifeline) = Self.start(for: made) else {
      rmdir(made)
      return nil
    }
    path = made
    self.keeper = keeper
    self.lifeline = lifeline
  }

  /// Returns when the directory is gone.
  deinit {
    close(lifeline)
    waitpid(keeper, nil, 0)
  }

  /// Lets what is in the directory stay, under a name that is given; nil where it cannot.
  public func keep() -> String? {
    let kept = path + "-found"
    return rename(path, kept) == 0 ? kept : nil
  }

  /// Starts the shell in a session of its own, away from the keys of the terminal. It reads what
  /// is never written to the lifeline.
  private static func start(for path: String) -> (keeper: pid_t, lifeline: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
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
