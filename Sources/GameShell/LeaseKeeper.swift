import GameCore
import Glibc

/// Tells a server again and again that this program lives, so that nobody claims the game that it
/// plays; a minute after the last time anybody may.
public enum LeaseKeeper {
  /// Seconds between two times: two may be missed.
  private static let pause: UInt32 = 20

  /// Starts it for as long as the program lives; what fails is tried again the next time.
  public static func start(_ renew: @escaping @Sendable () -> Void) {
    _ = OwnThread.start {
      while true {
        sleep(pause)
        renew()
      }
    }
  }
}
