import Fixtures
import Testing

/// Runs the tests of a suite concurrently with those of others, on separate threads, because they
/// mostly wait for programs.
struct SideBySide: SuiteTrait, TestTrait, TestScoping {
  /// Enough to keep two processors busy, and few enough that each test makes progress.
  fileprivate static let seats = Seats(8)

  fileprivate let seats: Seats

  var isRecursive: Bool { true }

  func provideScope(
    for _: Test, testCase _: Test.Case?,
    performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    try await seats.take(function)
  }
}

extension Trait where Self == SideBySide {
  static var sideBySide: Self { Self(seats: Self.seats) }
  /// For a test that waits for a clock as long as all others take together: it starts at once.
  static var atOnce: Self { Self(seats: Seats(1)) }
}
