import Fixtures
import Testing

/// Runs the tests of a suite beside those of others, a thread each: they spend their time waiting
/// for programs.
struct SideBySide: SuiteTrait, TestTrait, TestScoping {
  /// Enough to keep two processors busy, and few enough that each test gets on.
  private static let seats = Seats(8)
  private static let threads = ThreadExecutor()

  var isRecursive: Bool { true }

  func provideScope(
    for _: Test, testCase _: Test.Case?,
    performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    try await Self.seats.take {
      try await withTaskExecutorPreference(Self.threads) { try await function() }
    }
  }
}

extension Trait where Self == SideBySide {
  static var sideBySide: Self { Self() }
}

/// A number of places of which each is taken by one test at a time.
private actor Seats {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) {
    free = count
  }

  func take(_ work: @Sendable () async throws -> Void) async rethrows {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
    defer {
      if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }
    try await work()
  }
}
