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
    offset.withLock { $0 }.map { Timestamp(milliseconds: Self.sinceBoot() + $0) }
  }

  /// Sets the clock to the server's time in milliseconds since 1970, as just received.
  func set(to milliseconds: Int) {
    offset.withLock { $0 = milliseconds - Self.sinceBoot() }
  }

  /// Returns the milliseconds since this host was started, including sleep.
  private static func sinceBoot() -> Int { PGConnection.now(CLOCK_BOOTTIME) }
}
