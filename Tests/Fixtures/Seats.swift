/// A limited number of places, each taken by one test at a time. A test in its place runs on a
/// separate thread, so that waiting for a disk or for other programs does not occupy the threads
/// shared by tests.
public actor Seats {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private let threads = ThreadExecutor()

  public init(_ count: Int) {
    free = count
  }

  /// Runs `work` when a place is free.
  public func take(_ work: @Sendable @concurrent () async throws -> Void) async rethrows {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
    defer {
      if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }
    try await withTaskExecutorPreference(threads) { try await work() }
  }
}
