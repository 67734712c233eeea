import Synchronization
package import SystemStrings

/// Accounts, settings, games in progress and results of one table, which any number of programs
/// may use at once. Each call is one transaction, durable when it returns. What database they lie
/// in is the session's business.
public final class TableStore: Sendable {
  /// The key of this system user's guest, such as the user's number.
  private let guest: String
  /// Players' own pictures: all of them, or copies of those that lie in the database.
  let files: AvatarFiles
  /// Whether the pictures lie in the database, as programs of several machines use it.
  let hasPicturesInside: Bool
  /// Where programs of this machine note their games' clocks; nil where they don't.
  let clocks: ClockFiles?
  private let opened: Mutex<Opened>

  /// What one caller at a time may use.
  struct Opened: ~Copyable {
    var connection: Connection
    var known = KnownRows()
    var facts = KnownFacts()
  }

  /// A store on an open session that nobody else uses.
  init(
    _ session: sending any DatabaseSession, guest: String, files: AvatarFiles,
    hasPicturesInside: Bool, clocks: ClockFiles?
  ) {
    opened = Mutex(Opened(connection: Connection(session)))
    self.guest = guest
    self.files = files
    self.hasPicturesInside = hasPicturesInside
    self.clocks = clocks
  }

  /// A store on a server, which keeps copies of players' pictures in a directory of this machine.
  package convenience init(
    _ session: sending any DatabaseSession, guest: String, copiesOfPictures directory: SystemString
  ) {
    self.init(
      session, guest: guest, files: AvatarFiles(in: directory), hasPicturesInside: true,
      clocks: ClockFiles(DataDirectory(directory)))
    // Where it cannot be made, whatever belongs there says so.
    try? DataDirectory(directory).makeDirectories()
  }

  /// Connects to the database, where that waits for the first question otherwise.
  public func connect() {
    try? withConnection { connection throws(StoreFault) in try connection.script("SELECT 1") }
  }

  /// Tells the database that this program lives, where it plays.
  public func renewLease() {
    _ = try? withConnection { connection throws(StoreFault) in try connection.renewLease() }
  }

  /// Lets `body` alone use the connection.
  @discardableResult
  func withConnection<Result: Sendable>(
    _ body: (inout Connection) throws(StoreFault) -> Result
  ) throws(StoreFault) -> Result {
    try withOpened { opened throws(StoreFault) in try body(&opened.connection) }
  }

  /// Lets `body` alone use the connection and what is known of its rows.
  func withOpened<Result: Sendable>(
    _ body: (inout Opened) throws(StoreFault) -> Result
  ) throws(StoreFault) -> Result {
    try opened.withLock { opened throws(StoreFault) in try body(&opened) }
  }

  /// Lets `body` alone use the connection, with a judge of rows who knows those that were played
  /// again before.
  func withJudge<Result: Sendable>(
    _ body: (inout RowJudge, inout Connection) throws(StoreFault) -> Result
  ) throws(StoreFault) -> Result {
    try withOpened { opened throws(StoreFault) in
      var judge = RowJudge(knowing: opened.known)
      // Held in one place only, so that it is not copied when it changes.
      opened.known = KnownRows()
      defer { opened.known = judge.known }
      return try body(&judge, &opened.connection)
    }
  }

  /// The text under which `owner`'s rows are found.
  func key(of owner: Owner) -> SQLValue {
    switch owner {
    case .guest: .text("guest:\(guest)")
    case .player(let player): .text("player:\(player.rawValue)")
    }
  }
}

/// What may be done with a store.
public enum StoreAccess: Hashable, Sendable {
  /// Makes what is missing; a medium that refuses writing is read, and writing throws `readOnly`.
  case readWrite
  /// Makes nothing and changes no record; a database of an older Flipside is brought up to date
  /// where it can be.
  case readOnly
}
