import Synchronization

/// Counts login attempts in the store, or in memory while the store cannot be written, so that a
/// full disk or a read-only medium neither locks players out nor allows unlimited guesses.
final class FailedLogInCounter: Sendable {
  private let store: DatabaseStore
  /// The attempts that the store could not save, by account.
  private let unstored = Mutex<[LogInThrottleKey: Throttle]>([:])

  init(in store: DatabaseStore) {
    self.store = store
  }

  /// Counts an attempt as failed before its password is checked. Returns the previous count.
  func count(attemptOn account: LogInThrottleKey, at now: Timestamp) throws(StoreError) -> Throttle
  {
    let held = unstored.withLock { $0[account] }
    do throws(StoreError) {
      let stored = try store.updateThrottle(
        for: account, forgettingBefore: ThrottlePolicy.oldest(at: now)
      ) { ThrottlePolicy.counting(a: stricter(held, $0), at: now) }
      unstored.withLock { _ = $0.removeValue(forKey: account) }
      return stricter(held, stored)
    } catch {
      guard error.forbidsWritingForLong else { throw error }
      let stored = try store.throttle(for: account)
      return unstored.withLock { attempts in
        attempts = attempts.filter { ($0.value.waitUntil ?? now) >= ThrottlePolicy.oldest(at: now) }
        let before = stricter(attempts[account], stored)
        attempts[account] = ThrottlePolicy.counting(a: before, at: now)
        return before
      }
    }
  }

  /// Deletes the failed attempts of an account after a login.
  func forget(_ account: LogInThrottleKey, at now: Timestamp) throws(StoreError) {
    unstored.withLock { _ = $0.removeValue(forKey: account) }
    do throws(StoreError) {
      _ = try store.updateThrottle(
        for: account, forgettingBefore: ThrottlePolicy.oldest(at: now)
      ) { _ in .none }
    } catch {
      guard error.forbidsWritingForLong else { throw error }
    }
  }

  private func stricter(_ left: Throttle?, _ right: Throttle) -> Throttle {
    guard let left, left.failures > right.failures else { return right }
    return left
  }
}
