import CSQLite
import Glibc
import Synchronization
import Testing

@testable import GameCore

@Suite("Another program may create the database while this one opens it", .blocking)
struct OvertakenTests {
  @Test("before any part of a statement", arguments: [StoreAccess.readWrite, .readOnly], 1...20)
  func opening(access: StoreAccess, part: Int) throws {
    let scratch = try Scratch()
    try scratch.write([])
    // Without patience: this opening may hold the lock.
    Interruption.arm(before: part) { _ = try? scratch.store(patience: 0) }
    defer { Interruption.disarm() }
    _ = try scratch.store(access: access)
  }
}

/// Work that is done once, when SQLite is about to compile a part of a statement on this thread.
private enum Interruption {
  private struct Armed {
    var parts: Int
    let body: @Sendable () -> Void
  }

  private typealias EntryPoint =
    @convention(c) (OpaquePointer?, UnsafeRawPointer?, UnsafeRawPointer?) -> Int32

  private static let armed = Mutex<[pthread_t: Armed]>([:])
  /// Whether SQLite shows each connection that any thread opens from now on.
  private static let isWatching: Bool = {
    let entry: EntryPoint = { connection, _, _ in
      guard isArmed else { return SQLITE_OK }
      return sqlite3_set_authorizer(
        connection,
        { _, _, _, _, _, _ in
          Interruption.count()
          return SQLITE_OK
        }, nil)
    }
    return sqlite3_auto_extension(unsafeBitCast(entry, to: (@convention(c) () -> Void).self))
      == SQLITE_OK
  }()

  private static var isArmed: Bool { armed.withLock { $0[pthread_self()] != nil } }

  static func arm(before part: Int, _ body: @escaping @Sendable () -> Void) {
    #expect(isWatching)
    armed.withLock { $0[pthread_self()] = Armed(parts: part, body: body) }
  }

  static func disarm() {
    armed.withLock { $0[pthread_self()] = nil }
  }

  private static func count() {
    let due = armed.withLock { armed -> (@Sendable () -> Void)? in
      let thread = pthread_self()
      guard var own = armed[thread] else { return nil }
      own.parts -= 1
      armed[thread] = own.parts == 0 ? nil : own
      return own.parts == 0 ? own.body : nil
    }
    due?()
  }
}
