import Synchronization

/// A limited number of places, each taken by one test at a time. A test in its place runs on a
/// separate thread, so that waiting for a disk or for other programs does not occupy the threads
/// shared by tests.
public final class Seats: Sendable {
  private struct State {
    var free: Int
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state: Mutex<State>
  private let threads = ThreadExecutor()

  public init(_ count: Int) {
    state = Mutex(State(free: count))
  }

  /// Runs `work` when a place is free.
  public func take(_ work: @Sendable @concurrent () async throws -> Void) async rethrows {
    // On a separate thread from here: on a shared one each step would wait behind all other tests.
    try await withTaskExecutorPreference(threads) {
      await sit()
      defer { leave() }
      try await work()
    }
  }

  private func sit() async {
    await withCheckedContinuation { continuation in
      let isFree = state.withLock { state in
        guard state.free > 0 else {
          state.waiting.append(continuation)
          return false
        }
        state.free -= 1
        return true
      }
      if isFree { continuation.resume() }
    }
  }

  private func leave() {
    let next = state.withLock { state -> CheckedContinuation<Void, Never>? in
      guard !state.waiting.isEmpty else {
        state.free += 1
        return nil
      }
      return state.waiting.removeFirst()
    }
    next?.resume()
  }
}
