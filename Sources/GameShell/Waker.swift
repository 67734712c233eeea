import CSystem
import Glibc

/// A signal from one thread to another.
public struct Waker: Sendable {
  let descriptor: Int32

  /// Creates a waker; nil if the system has no descriptors left.
  public init?() {
    descriptor = flipside_wake_open()
    if descriptor < 0 { return nil }
  }

  /// Wakes the waiting thread, or makes its next wait return at once.
  public func wake() {
    flipside_wake_send(descriptor)
  }

  /// Sleeps until `wake` has been called since the last wait, or until the time has passed; -1 for
  /// no limit. Returns whether it was called.
  @discardableResult
  func wait(milliseconds: Int32 = -1) -> Bool {
    var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let isAwake = poll(&polled, 1, milliseconds) > 0
    clear()
    return isAwake
  }

  /// Discards calls of `wake`.
  func clear() {
    flipside_wake_clear(descriptor)
  }

  /// Closes the descriptor; the waker must not be used after that.
  func close() {
    Glibc.close(descriptor)
  }
}
