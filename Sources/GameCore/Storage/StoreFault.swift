/// Why the store could not do what it was asked; each is worded for the player by the screens.
public enum StoreFault: Error, Hashable, Sendable {
  /// Another player has this name.
  case nameTaken
  /// Another player has this e-mail.
  case emailTaken
  /// Other programs kept the database locked for longer than the store waits.
  case busy
  /// No room on the disk.
  case full
  /// The database or its directory can be read but not written.
  case readOnly
  /// The directory or file cannot be made or opened; `path` is cleaned by whoever shows it.
  case cannotOpen(path: String)
  /// The directory that was named is not there; `path` is cleaned by whoever shows it.
  case noDirectory(path: String)
  /// The file is not a database.
  case notADatabase(path: String)
  /// The file is a database, but damaged.
  case corrupt
  /// A newer Flipside wrote it.
  case schemaTooNew(found: Int, known: Int)
  /// An older Flipside wrote it, and it cannot be written, so as to be brought up to date.
  case schemaTooOld(found: Int, known: Int)
  /// The server that was named has no records yet, and nothing may be made there.
  case noTable
  /// The server of the records cannot be reached, or was lost; with its words, cleaned by whoever
  /// shows them.
  case unreachable(String)
  /// The server does not let this role do what was asked; with its words, as above.
  case notPermitted(String)
  /// The server of the records is there and lets this program not in: the role, its password or the
  /// database is not right; with its words, as above.
  case notLetIn(String)
  /// The server of the records has not shown to be the one that was named, as its address demands:
  /// its certificate, or the one to check it by, is not right; with the library's words, as above.
  case notTrusted(String)
  /// A library that this kind of records needs is missing; with the name of its package.
  case noLibrary(package: String)
  /// The address of the records has a password in it, which others could read.
  case passwordInAddress
  /// The database on the server is not in UTF-8, so that it could not keep every name and note.
  case notUTF8
  /// No such player, round or record: it went away meanwhile.
  case notFound
  /// The player has finished this deal in another round, which counts: a board of the day, or a
  /// game that was gone on with on two hosts.
  case dealSpent
  /// Anything else: SQLite's extended code, its message and the statement.
  case failed(code: Int, message: String, statement: String)
}

extension StoreFault {
  /// Whether records cannot be used until somebody has set something right, the program or the
  /// server: waiting does not help.
  public var isOfSetup: Bool {
    switch self {
    case .schemaTooNew, .schemaTooOld, .noTable, .notPermitted, .notLetIn, .notTrusted,
      .noLibrary, .passwordInAddress, .notUTF8:
      true
    case .nameTaken, .emailTaken, .busy, .full, .readOnly, .cannotOpen, .noDirectory, .notADatabase,
      .corrupt, .unreachable, .notFound, .dealSpent, .failed:
      false
    }
  }
}
