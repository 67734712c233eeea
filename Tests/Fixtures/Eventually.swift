import Glibc

/// Waits until `condition` is true, checking it again after each pause; false after two minutes,
/// which no machine needs.
@discardableResult
public func eventually(
  every milliseconds: UInt32 = 10, _ condition: () throws -> Bool
) rethrows -> Bool {
  let end = ContinuousClock.now + .seconds(120)
  while try !condition() {
    guard ContinuousClock.now < end else { return false }
    usleep(milliseconds * 1000)
  }
  return true
}
