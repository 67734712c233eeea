public import GameCore
import Glibc
import Synchronization

/// The wall clock of a server, as this host's steady clock carries it on from the last connection:
/// a host whose own clock is wrong must not decide what is over on a shared store.
public final class ServerClock: Sendable {
  /// Milliseconds that the server's time is ahead of this host's time since it was started.
  private let offset = Mutex<Int?>(nil)

  public init() {}

  /// The time on the server; nil until a connection was made.
  public var now: Timestamp? {
    offset.withLock { $0 }.map { Timestamp(milliseconds: Self.sinceBoot() + $0) }
  }

  /// Takes over the server's time, in milliseconds since 1970, that an answer has just brought.
  func set(to milliseconds: Int) {
    offset.withLock { $0 = milliseconds - Self.sinceBoot() }
  }

  /// Milliseconds since this host was started, its sleep included.
  private static func sinceBoot() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_BOOTTIME, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
