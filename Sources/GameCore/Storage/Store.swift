import Synchronization
package import SystemStrings

/// A store of accounts, settings, unfinished games and results that any number of programs can use
/// at once. Each call is one transaction, durable on return, and blocks, so do not call it on the
/// main thread. The session determines the database.
public final class Store: Sendable {
  /// Players' own pictures: all of them, or copies of those in the database.
  let files: AvatarFiles
  /// Whether the pictures are in the database, which programs on several machines use.
  let hasPicturesInside: Bool
  /// The clocks of programs on this machine; nil if they are not stored.
  let clocks: ClockFiles?
  /// The connection, which the threads of this program use one at a time.
  private let opened: Mutex<Connection>

  /// Creates a store on an open session that nothing else uses.
  init(
    _ session: sending any DatabaseSession, guest: String, files: AvatarFiles,
    hasPicturesInside: Bool, clocks: ClockFiles?
  ) {
    opened = Mutex(Connection(session, guest: guest))
    self.files = files
    self.hasPicturesInside = hasPicturesInside
    self.clocks = clocks
  }

  /// Creates a store on a server, with copies of players' pictures in a directory of this machine.
  package convenience init(
    _ session: sending any DatabaseSession, guest: String, copiesOfPictures directory: SystemString
  ) {
    self.init(
      session, guest: guest, files: AvatarFiles(in: directory), hasPicturesInside: true,
      clocks: ClockFiles(DataDirectory(directory)))
    // If it cannot be created, writing to it will report that.
    try? DataDirectory(directory).makeDirectories()
  }

  /// Connects to the database now instead of with the first request.
  public func connect() {
    try? withoutTransaction { db in try db.session.script("SELECT 1") }
  }

  /// Renews this program's lease, if it is playing.
  public func renewLease() {
    _ = try? withoutTransaction { db in try db.session.renewLease() }
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

/// The permitted access to a store.
public enum StoreAccess: Hashable, Sendable {
  /// Creates what is missing; a read-only medium can be read, and writing throws `readOnly`.
  case readWrite
  /// Creates nothing and changes no record; migrates a database of an older Flipside if possible.
  case readOnly
}
