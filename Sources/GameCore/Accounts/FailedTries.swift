import Synchronization

/// Counts tries to log in: in the store, or in memory for as long as the store cannot be written,
/// so that neither a full disk nor a medium for reading only keeps a player out or lets anybody
/// guess freely.
final class FailedTries: Sendable {
  private let store: any AccountStore
  /// Those that the store could not take, by account.
  private let unstored = Mutex<[TriedAccount: Throttle]>([:])

  init(in store: any AccountStore) {
    self.store = store
  }

  /// Counts a try as failed before it is looked at. Gives what was counted before it.
  func count(aTryAt account: TriedAccount, at now: Timestamp) throws(StoreFault) -> Throttle {
    let held = unstored.withLock { $0[account] }
    do throws(StoreFault) {
      let stored = try store.updateThrottle(
        for: account, forgettingBefore: ThrottlePolicy.oldest(at: now)
      ) { ThrottlePolicy.counting(a: stricter(held, $0), at: now) }
      unstored.withLock { _ = $0.removeValue(forKey: account) }
      return stricter(held, stored)
    } catch {
      guard error.forbidsWritingForLong else { throw error }
      let stored = try store.throttle(for: account)
      return unstored.withLock { tries in
        tries = tries.filter { ($0.value.waitUntil ?? now) >= ThrottlePolicy.oldest(at: now) }
        let before = stricter(tries[account], stored)
        tries[account] = ThrottlePolicy.counting(a: before, at: now)
        return before
      }
    }
  }

  /// Forgets the failed tries to an account whose player has come in.
  func forget(_ account: TriedAccount, at now: Timestamp) throws(StoreFault) {
    unstored.withLock { _ = $0.removeValue(forKey: account) }
    do throws(StoreFault) {
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
