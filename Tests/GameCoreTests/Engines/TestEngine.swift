import Fixtures
import Testing

@testable import GameCore

/// The engines that the tests of the store run on. A new one is a case, a line in `opened` and one
/// in `EveryEngine`.
enum TestEngine: String, CaseIterable {
  /// SQLite in a file.
  case file
  /// SQLite in memory.
  case memory
  /// PostgreSQL on the tests' server.
  case postgres

  /// The engine of the running test.
  @TaskLocal static var current = TestEngine.file

  /// Returns a new database of this engine for the data directory `path`.
  func opened(at path: String) throws -> any TestDatabase {
    switch self {
    case .file: SQLiteFile(path: path)
    case .memory: try SQLiteMemory(path: path)
    case .postgres: try PostgresDatabase(path: path)
    }
  }
}

/// A separate database for a test, deleted when this is released.
protocol TestDatabase: Sendable {
  /// Opens a store on it, like another program of the user `guest`.
  func store(
    access: StoreAccess, guest: String, patience: Int, running: Set<String>
  ) throws(StoreError) -> Store
  /// Makes a modification that no program of Flipside makes; the triggers see it as a program's or
  /// not. Returns the number of changed rows.
  func edit(_ sql: String, asProgram: Bool) throws -> Int
  /// Returns the first number of a query.
  func number(_ sql: String) throws -> Int
  /// Returns whether it contains `text`.
  func holds(_ text: String) throws -> Bool
}

/// Runs each test of a suite once on every engine, concurrently; an issue names its engine.
struct EveryEngine: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  @concurrent func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    async let file: Void = Self.run(function, on: .file, for: test, testCase: testCase)
    async let memory: Void = Self.run(function, on: .memory, for: test, testCase: testCase)
    async let postgres: Void = Self.run(function, on: .postgres, for: test, testCase: testCase)
    _ = try await (file, memory, postgres)
  }

  @concurrent private static func run(
    _ function: @Sendable @concurrent () async throws -> Void, on engine: TestEngine,
    for test: Test, testCase: Test.Case?
  ) async throws {
    let naming = IssueHandlingTrait.compactMapIssues { issue in
      var issue = issue
      issue.comments.append("on the engine \(engine)")
      return issue
    }
    try await TestEngine.$current.withValue(engine) {
      try await naming.provideScope(for: test, testCase: testCase) {
        try await Blocking.seats.take(function)
      }
    }
  }
}

/// Runs tests that wait for disks and servers on separate threads.
struct Blocking: SuiteTrait, TestTrait, TestScoping {
  /// Enough to keep two processors busy while others wait.
  static let seats = Seats(8)

  let isRecursive = true

  @concurrent func provideScope(
    for _: Test, testCase _: Test.Case?,
    performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    try await Self.seats.take(function)
  }
}

extension Trait where Self == Blocking {
  /// For tests that wait for disks, servers or other threads.
  static var blocking: Blocking { Blocking() }
}

extension Trait where Self == EveryEngine {
  /// For tests that run on every engine of Flipside.
  static var everyEngine: EveryEngine { EveryEngine() }
}
