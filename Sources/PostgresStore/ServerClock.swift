public import GameCore
import Glibc
import Synchronization

/// The server's wall clock, computed from its time at the last connection and this host's monotonic
/// clock. A host whose clock is wrong must not decide what has expired on a shared store.
public final class ServerClock: Sendable {
  /// The difference in milliseconds between the server's time and this host's time since boot.
  private let offset = Mutex<Int?>(nil)

  public init() {}

  /// The time on the server; nil before the first connection.
  public var now: Timestamp? {
    offset.withLock { $0 }.map { Timestamp(milliseconds: Self.sinceBoot + $0) }
  }

  /// Sets the clock to the server's time in milliseconds since 1970, as just received.
  func set(to milliseconds: Int) {
    offset.withLock { $0 = milliseconds - Self.sinceBoot }
  }

  /// The milliseconds since this host was started, including sleep.
  private static var sinceBoot: Int { milliseconds(of: CLOCK_BOOTTIME) }
}

/// Returns the milliseconds of a clock of the system.
func milliseconds(of clock: clockid_t) -> Int {
  var time = timespec()
  clock_gettime(clock, &time)
  return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
}
