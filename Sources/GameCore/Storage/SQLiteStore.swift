import CSQLite
import Synchronization

/// Accounts, settings, games in progress and results in one SQLite file, which any number of
/// programs may use at once. Each call is one transaction, durable when it returns.
public final class SQLiteStore: Sendable {
  /// Where a store is.
  public struct Place: Hashable, Sendable {
    /// The directory that holds `flipside.db`.
    public let directory: String
    /// The key of this system user's guest, such as the user's number.
    public let guest: String
    public var access: Access

    public init(directory: String, guest: String, access: Access = .readWrite) {
      self.directory = directory
      self.guest = guest
      self.access = access
    }
  }

  /// What may be done with a store.
  public enum Access: Hashable, Sendable {
    /// Makes what is missing; a medium that refuses writing is read, and writing throws `readOnly`.
    case readWrite
    /// Makes and changes nothing.
    case readOnly
  }

  let place: Place
  let isRunning: @Sendable (ProgressID) -> Bool
  private let connection: Mutex<Connection>

  /// Opens the store at `place`, making directory and database where they are missing.
  ///
  /// `isRunning` tells whether the program that kept a game still runs; it must not call the store.
  public convenience init(
    _ place: Place, isRunning: @escaping @Sendable (ProgressID) -> Bool
  ) throws(StoreFault) {
    try self.init(place, patience: 15_000, isRunning: isRunning)
  }

  /// As above, waiting `patience` milliseconds for locks of other programs.
  init(
    _ place: Place, patience: Int, isRunning: @escaping @Sendable (ProgressID) -> Bool
  ) throws(StoreFault) {
    let opening = Opening(
      directory: DataDirectory(place.directory), access: place.access, patience: patience)
    connection = Mutex(try opening.connection())
    self.place = place
    self.isRunning = isRunning
  }

  /// Lets `body` alone use the connection.
  @discardableResult
  func withConnection<Result: Sendable>(
    _ body: (inout Connection) throws(StoreFault) -> Result
  ) throws(StoreFault) -> Result {
    try connection.withLock { (connection) throws(StoreFault) in try body(&connection) }
  }

  /// The text under which `owner`'s rows are found.
  func key(of owner: Owner) -> SQLValue {
    switch owner {
    case .guest: .text("guest:\(place.guest)")
    case .player(let player): .text("player:\(player.rawValue)")
    }
  }
}
