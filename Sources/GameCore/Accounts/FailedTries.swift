import Synchronization

/// Counts tries to log in: in the store, or in memory for as long as the store cannot be written,
/// so that neither a full disk nor a medium for reading only keeps a player out or lets anybody
/// guess freely.
final class FailedTries: Sendable {
  private let store: any AccountStore
  /// Those that the store could not take, by the login's key.
  private let unstored = Mutex<[String: Throttle]>([:])

  init(in store: any AccountStore) {
    self.store = store
  }

  /// Counts a try as failed before it is looked at. Gives what was counted before it.
  func count(a login: LoginName, at now: Timestamp) throws(StoreFault) -> Throttle {
    let held = unstored.withLock { $0[login.key] }
    do throws(StoreFault) {
      let stored = try store.updateThrottle(
        for: login, forgettingBefore: ThrottlePolicy.oldest(at: now)
      ) { ThrottlePolicy.counting(a: stricter(held, $0), at: now) }
      unstored.withLock { _ = $0.removeValue(forKey: login.key) }
      return stricter(held, stored)
    } catch {
      guard error.forbidsWritingForLong else { throw error }
      let stored = try store.throttle(for: login)
      return unstored.withLock { tries in
        tries = tries.filter { ($0.value.waitUntil ?? now) >= ThrottlePolicy.oldest(at: now) }
        let before = stricter(tries[login.key], stored)
        tries[login.key] = ThrottlePolicy.counting(a: before, at: now)
        return before
      }
    }
  }

  /// Forgets the failed tries under a name whose player has come in.
  func forget(_ login: LoginName, at now: Timestamp) throws(StoreFault) {
    unstored.withLock { _ = $0.removeValue(forKey: login.key) }
    do throws(StoreFault) {
      _ = try store.updateThrottle(
        for: login, forgettingBefore: ThrottlePolicy.oldest(at: now)
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
