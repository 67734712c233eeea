import CSQLite
import Synchronization
public import SystemStrings

/// Accounts, settings, games in progress and results in one SQLite file, which any number of
/// programs may use at once. Each call is one transaction, durable when it returns.
public final class SQLiteStore: Sendable {
  /// Where a store is.
  public struct Place: Hashable, Sendable {
    /// The directory that holds `flipside.db`.
    public let directory: SystemString
    /// The key of this system user's guest, such as the user's number.
    public let guest: String
    public var access: Access

    public init(directory: SystemString, guest: String, access: Access = .readWrite) {
      self.directory = directory
      self.guest = guest
      self.access = access
    }

    /// A place whose name is known to be text.
    public init(directory: String, guest: String, access: Access = .readWrite) {
      self.init(directory: SystemString(directory), guest: guest, access: access)
    }
  }

  /// What may be done with a store.
  public enum Access: Hashable, Sendable {
    /// Makes what is missing; a medium that refuses writing is read, and writing throws `readOnly`.
    case readWrite
    /// Makes nothing and changes no record; a database of an older Flipside is brought up to date
    /// where it can be.
    case readOnly
  }

  let place: Place
  let isRunning: @Sendable (ProgressID) -> Bool
  private let opened: Mutex<Opened>

  /// What one caller at a time may use.
  struct Opened: ~Copyable {
    var connection: Connection
    var known = KnownRows()
    var facts = KnownFacts()
  }

  /// Opens the store at `place`, making directory and database where they are missing.
  ///
  /// `isRunning` tells whether the program that kept a game still runs; it must not call the store.
  public convenience init(
    _ place: Place, isRunning: @escaping @Sendable (ProgressID) -> Bool
  ) throws(StoreFault) {
    try self.init(place, patience: 5000, isRunning: isRunning)
  }

  /// As above, waiting `patience` milliseconds for locks of other programs.
  init(
    _ place: Place, patience: Int, isRunning: @escaping @Sendable (ProgressID) -> Bool
  ) throws(StoreFault) {
    let opening = Opening(
      directory: DataDirectory(place.directory), access: place.access, patience: patience)
    opened = Mutex(Opened(connection: try opening.connection()))
    self.place = place
    self.isRunning = isRunning
  }

  /// A store for reading only; nil where nothing has been kept at `place` yet. A directory that is
  /// not there is a fault where it `mustExist`.
  public static func reader(
    _ place: Place, directoryMustExist mustExist: Bool,
    isRunning: @escaping @Sendable (ProgressID) -> Bool
  ) throws(StoreFault) -> SQLiteStore? {
    let directory = DataDirectory(place.directory)
    if mustExist, directory.isMissing { throw .noDirectory(path: place.directory.text) }
    if directory.isUnused { return nil }
    var place = place
    place.access = .readOnly
    return try SQLiteStore(place, isRunning: isRunning)
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

  /// The text under which `owner`'s rows are found.
  func key(of owner: Owner) -> SQLValue {
    switch owner {
    case .guest: .text("guest:\(place.guest)")
    case .player(let player): .text("player:\(player.rawValue)")
    }
  }
}
