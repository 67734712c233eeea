import Testing

@testable import GameCore

/// The engines that hold what a store promises; a further one is a case and a line in `opened`.
enum TestEngine: String, CaseIterable {
  /// SQLite in a file.
  case file
  /// SQLite in memory.
  case memory
  /// PostgreSQL on a server of the tests' own.
  case postgres

  /// The engine of the test that runs.
  @TaskLocal static var current = TestEngine.file

  /// A new database of this engine for the data directory `path`.
  func opened(at path: String) throws -> any TestDatabase {
    switch self {
    case .file: SQLiteFile(path: path)
    case .memory: try SQLiteMemory(path: path)
    case .postgres: try PostgresDatabase(path: path)
    }
  }
}

/// A database of a test's own, gone when this is.
protocol TestDatabase: Sendable {
  /// A store on it, as another program of the user `guest` would open one.
  func store(
    access: StoreAccess, guest: String, patience: Int, running: Set<String>
  ) throws(StoreFault) -> TableStore
  /// Does by hand what no program of Flipside would, to triggers a program or not. Gives the number
  /// of rows it changed.
  func edit(_ sql: String, asProgram: Bool) throws -> Int
  /// The first number that a question gives.
  func number(_ sql: String) throws -> Int
  /// Whether `text` stands anywhere in it.
  func holds(_ text: String) throws -> Bool
}

/// Runs each test of a suite once on every engine.
struct EveryEngine: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  @concurrent func provideScope(
    for _: Test, testCase _: Test.Case?,
    performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    for engine in TestEngine.allCases {
      try await TestEngine.$current.withValue(engine) { try await function() }
    }
  }
}

extension Trait where Self == EveryEngine {
  /// The tests hold on every engine that Flipside has.
  static var everyEngine: EveryEngine { EveryEngine() }
}
