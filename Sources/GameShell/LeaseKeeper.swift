import GameCore
import Glibc

/// A thread that renews this program's lease on a server, so that no other program claims its game;
/// without renewal the lease expires after a minute.
public enum LeaseKeeper {
  /// The seconds between two renewals; two may fail.
  private static let pause: UInt32 = 20

  /// Starts renewing for as long as the program lives; failures are ignored.
  public static func start(_ renew: @escaping @Sendable () -> Void) {
    _ = BackgroundThread.start {
      while true {
        sleep(pause)
        renew()
      }
    }
  }
}
