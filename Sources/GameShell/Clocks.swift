public import GameCore
import Glibc

/// The clocks of the system.
public enum Clocks {
  /// Returns the time of the clock that never runs backwards.
  public static func monotonic() -> Moment {
    Moment(milliseconds: milliseconds(of: CLOCK_MONOTONIC))
  }

  /// Returns the time of the wall clock.
  public static func wall() -> Timestamp {
    Timestamp(milliseconds: milliseconds(of: CLOCK_REALTIME))
  }

  /// Returns the seconds by which the local time zone is ahead of UTC at an instant; 0 if unknown.
  public static func secondsFromUTC(at instant: Timestamp) -> Int {
    var seconds = time_t(instant.milliseconds / 1000)
    var parts = tm()
    guard localtime_r(&seconds, &parts) != nil else { return 0 }
    return parts.tm_gmtoff
  }

  private static func milliseconds(of clock: clockid_t) -> Int {
    var time = timespec()
    clock_gettime(clock, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
