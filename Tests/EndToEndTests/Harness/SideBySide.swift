import Fixtures
import Testing

/// Runs the tests of a suite concurrently with those of others, on separate threads, because they
/// mostly wait for programs.
struct SideBySide: SuiteTrait, TestTrait, TestScoping {
  /// Enough to keep two processors busy, and few enough that each test makes progress.
  private static let seats = Seats(8)

  var isRecursive: Bool { true }

  func provideScope(
    for _: Test, testCase _: Test.Case?,
    performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    try await Self.seats.take(function)
  }
}

extension Trait where Self == SideBySide {
  static var sideBySide: Self { Self() }
}
