/// The reason why the store could not do something. The screens have a text for each.
public enum StoreError: Error, Hashable, Sendable {
  case nameTaken
  case emailTaken
  /// Other programs have locked the database for longer than the timeout.
  case busy
  case full
  /// The database or its directory can be read but not written.
  case readOnly
  /// The directory or file cannot be created or opened; `path` is not cleaned.
  case cannotOpen(path: String)
  /// The directory does not exist; `path` is not cleaned.
  case noDirectory(path: String)
  /// The file is not a database.
  case notADatabase(path: String)
  case corrupt
  case schemaTooNew(found: Int, known: Int)
  /// An older version of Flipside wrote it, and it is read-only, so it cannot be migrated.
  case schemaTooOld(found: Int, known: Int)
  /// A version that was never released wrote it, and it cannot be updated.
  case schemaNotReleased(found: Int)
  /// The server has no records yet, and nothing may be created there.
  case noStore
  /// The server cannot be reached, or the connection was lost; its message is not cleaned.
  case unreachable(String)
  /// The servers that can be reached can only be read, as while one takes over from another.
  case noWriter
  /// The server does not permit this to the role; with its message, which is not cleaned.
  case notPermitted(String)
  /// The login is rejected: wrong role, password or database; the message is not cleaned.
  case notLetIn(String)
  /// The server could not prove its identity as its address requires: its certificate, or the one
  /// to check it with, is wrong; with the library's message, which is not cleaned.
  case notTrusted(String)
  /// A library that this kind of store needs is missing; with the name of its package.
  case noLibrary(package: String)
  /// The address contains a password, which others could read.
  case passwordInAddress
  /// The database on the server is not in UTF-8, so it could not store every name and note.
  case notUTF8
  /// A pooler gives each transaction any of its connections, so that no setting stays.
  case sharedConnections
  /// The player, round or record does not exist, perhaps no longer.
  case notFound
  /// The server does not know that this program acts for the player: the login has ended.
  case notLoggedIn
  /// The player has finished this deal in another round, of a daily board or on another host.
  case dealSpent
  /// Any other fault: SQLite's extended code, its message and the statement.
  case failed(code: Int, message: String, statement: String)
}

extension StoreError {
  /// Whether the fault lasts until the configuration of program or server is fixed.
  public var isOfSetup: Bool {
    switch self {
    case .schemaTooNew, .schemaTooOld, .schemaNotReleased, .noStore, .notPermitted, .notLetIn,
      .notTrusted, .noLibrary, .passwordInAddress, .notUTF8, .sharedConnections:
      true
    case .nameTaken, .emailTaken, .busy, .full, .readOnly, .cannotOpen, .noDirectory, .notADatabase,
      .corrupt, .unreachable, .noWriter, .notFound, .notLoggedIn, .dealSpent, .failed:
      false
    }
  }
}
