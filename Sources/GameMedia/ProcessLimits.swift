private import CMedia
private import Glibc

/// What keeps the helper from harming the machine it runs on.
public enum ProcessLimits {
  /// Bounds this process for its whole life: 512 MB beyond what it has, 64 open files, no core
  /// dumps; and it gives way to the game.
  public static func apply() {
    _ = signal(SIGPIPE, SIG_IGN)
    flipside_limit_process(512 << 20, 64)
    _ = nice(4)
  }
}
