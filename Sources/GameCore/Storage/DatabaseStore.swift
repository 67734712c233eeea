import Synchronization
package import SystemStrings

/// A store of accounts, settings, unfinished games and results that any number of programs can use
/// at once. Each call is one transaction, durable on return. The session determines the database.
public final class DatabaseStore: Sendable {
  /// The key of this system user's guest, such as the user's number.
  private let guest: String
  /// Players' own pictures: all of them, or copies of those in the database.
  let files: AvatarFiles
  /// Whether the pictures are in the database, which programs on several machines use.
  let hasPicturesInside: Bool
  /// The clocks of programs on this machine; nil if they are not stored.
  let clocks: ClockFiles?
  private let opened: Mutex<Connections>

  /// The state that one caller at a time may use.
  struct Connections: ~Copyable {
    var connection: Connection
    var known = VerifiedRowCache()
    var facts = RoundMetricsCache()
  }

  /// Creates a store on an open session that nothing else uses.
  init(
    _ session: sending any DatabaseSession, guest: String, files: AvatarFiles,
    hasPicturesInside: Bool, clocks: ClockFiles?
  ) {
    opened = Mutex(Connections(connection: Connection(session)))
    self.guest = guest
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
    try? withConnection { connection throws(StoreError) in try connection.script("SELECT 1") }
  }

  /// Renews this program's lease, if it is playing.
  public func renewLease() {
    _ = try? withConnection { connection throws(StoreError) in try connection.renewLease() }
  }

  /// Calls `body` with exclusive use of the connection.
  @discardableResult
  func withConnection<Result: Sendable>(
    _ body: (inout Connection) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try withOpened { opened throws(StoreError) in try body(&opened.connection) }
  }

  /// Calls `body` with exclusive use of the connection and of the caches.
  func withOpened<Result: Sendable>(
    _ body: (inout Connections) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try opened.withLock { opened throws(StoreError) in try body(&opened) }
  }

  /// Calls `body` with exclusive use of the connection, and a verifier that knows the cached rows.
  func withJudge<Result: Sendable>(
    _ body: (inout RowVerifier, inout Connection) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try withOpened { opened throws(StoreError) in
      var judge = RowVerifier(knowing: opened.known)
      // Moved out, so that changing it does not copy it.
      opened.known = VerifiedRowCache()
      defer { opened.known = judge.known }
      return try body(&judge, &opened.connection)
    }
  }

  /// Returns the key of `owner`'s rows.
  func key(of owner: Owner) -> SQLValue {
    switch owner {
    case .guest: .text("guest:\(guest)")
    case .player(let player): .text("player:\(player.rawValue)")
    }
  }
}

/// The permitted access to a store.
public enum StoreAccess: Hashable, Sendable {
  /// Creates what is missing; a read-only medium can be read, and writing throws `readOnly`.
  case readWrite
  /// Creates nothing and changes no record; a database of an older Flipside is migrated if
  /// possible.
  case readOnly
}
