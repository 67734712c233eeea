private import CMedia
private import Glibc

/// The limits that protect the machine from the helper.
public enum ProcessLimits {
  /// Limits this process permanently: 512 MB beyond the current use, 64 open files, no core dumps,
  /// and a lower priority than the game.
  public static func apply() {
    _ = signal(SIGPIPE, SIG_IGN)
    flipside_limit_process(512 << 20, 64)
    _ = nice(4)
  }
}
