import Synchronization

/// A database that the threads of this program use one at a time.
final class Database: Sendable {
  private let opened: Mutex<Connection>

  /// Creates a database on an open session that nothing else uses.
  init(_ session: sending any DatabaseSession, guest: String) {
    opened = Mutex(Connection(session, guest: guest))
  }

  /// Performs `body` on a snapshot. After a lost connection, `body` runs again.
  func read<T: Sendable>(_ body: (Connection) throws -> T) throws(StoreError) -> T {
    try withoutTransaction { db in try db.snapshot { try body(db) } }
  }

  /// Performs `body` in a transaction without concurrent writes; it is durable on return. After a
  /// conflict, `body` runs again. A change of a player's rows must name the player.
  @discardableResult
  func write<T: Sendable>(
    as player: PlayerID? = nil, _ body: (Connection) throws -> T
  ) throws(StoreError) -> T {
    try withoutTransaction { db in try db.transaction(as: player) { try body(db) } }
  }

  /// Performs `body`, each of whose statements is a transaction.
  @discardableResult
  func withoutTransaction<T: Sendable>(_ body: (Connection) throws -> T) throws(StoreError) -> T {
    try opened.withLock { db throws(StoreError) in
      do { return try body(db) } catch { throw StoreError(error) }
    }
  }
}
