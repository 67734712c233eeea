import CSQLite
import SystemStrings

/// Opens the database of a data directory: made where it is missing, brought to the newest
/// schema, and only read where it cannot be written.
struct Opening {
  let directory: DataDirectory
  let access: StoreAccess
  /// Milliseconds to wait for a lock of another program.
  let patience: Int
  /// The name of a database that lies in memory, shared by the stores of this program; nil for one
  /// in the directory.
  var memory: String?
  /// Whether a program runs on this machine.
  let isAlive: @Sendable (ProgressID) -> Bool

  func session() throws(StoreFault) -> SQLiteSession {
    if let memory {
      let flags = access == .readWrite ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY
      return try open(
        SystemString("file:/\(memory)?vfs=memdb"), flags: flags | SQLITE_OPEN_URI)
    }
    do throws(StoreFault) {
      if access == .readWrite {
        try directory.prepare()
        try directory.refuseWhatIsNoFile()
        return try open(directory.database, flags: SQLITE_OPEN_READWRITE)
      }
      try directory.refuseWhatIsNoFile()
      return try reader()
    } catch {
      guard isRefusedMedium(error), !directory.hasLog else { throw error }
      do throws(StoreFault) {
        return try open(directory.immutableURI, flags: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI)
      } catch .schemaTooOld(let found, let known) where found > 0 {
        // A database with nothing in it yet is not of an older program.
        throw .schemaTooOld(found: found, known: known)
      } catch _ {
        throw error
      }
    }
  }

  /// A session for reading only. For a moment it is one for writing where the schema is old.
  private func reader() throws(StoreFault) -> SQLiteSession {
    do throws(StoreFault) {
      return try open(directory.database, flags: SQLITE_OPEN_READONLY)
    } catch {
      guard case .schemaTooOld = error else { throw error }
      do throws(StoreFault) {
        _ = try open(directory.database, flags: SQLITE_OPEN_READWRITE)
      } catch .readOnly {
        throw error
      }
      return try open(directory.database, flags: SQLITE_OPEN_READONLY)
    }
  }

  /// A database in write-ahead mode needs files beside it even to be read, unless it is promised
  /// that nobody changes it: so it is on a medium that refuses them.
  private func isRefusedMedium(_ fault: StoreFault) -> Bool {
    switch fault {
    case .cannotOpen, .readOnly: true
    default: false
    }
  }

  private func open(_ name: SystemString, flags: Int32) throws(StoreFault) -> SQLiteSession {
    let session = try SQLiteSession(
      opening: name, path: directory.database.text,
      flags: flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, isAlive: isAlive)
    session.harden(patience: patience)
    var connection = Connection(session)
    let version = try Schema.version(of: &connection, at: session.path)
    if !connection.isReadOnly {
      try connection.each("PRAGMA journal_mode = WAL") { _ in true }
      try connection.run("PRAGMA synchronous = FULL")
    }
    try Schema.migrate(&connection, from: version, at: session.path)
    return session
  }
}
