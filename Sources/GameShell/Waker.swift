import CSystem
import Glibc

/// Lets one thread wake another.
public struct Waker: Sendable {
  let descriptor: Int32

  /// Nil where the system has no descriptors left.
  public init?() {
    descriptor = flipside_wake_open()
    if descriptor < 0 { return nil }
  }

  /// Wakes who waits, or lets the next wait return at once.
  public func wake() {
    flipside_wake_send(descriptor)
  }

  /// Sleeps until somebody has called `wake` since the last wait, or until so many milliseconds
  /// have passed; -1 for any number of them. Whether somebody called.
  @discardableResult
  func wait(milliseconds: Int32 = -1) -> Bool {
    var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let isAwake = poll(&polled, 1, milliseconds) > 0
    clear()
    return isAwake
  }

  /// Forgets calls of `wake`.
  func clear() {
    flipside_wake_clear(descriptor)
  }

  /// Gives the descriptor back; nobody may use it after that.
  func close() {
    Glibc.close(descriptor)
  }
}
