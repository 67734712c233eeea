import CSQLite
import SystemStrings

/// Opens the database of a data directory: made where it is missing, brought to the newest
/// schema, and only read where it cannot be written.
struct Opening {
  let directory: DataDirectory
  let access: SQLiteStore.Access
  /// Milliseconds to wait for a lock of another program.
  let patience: Int

  func connection() throws(StoreFault) -> Connection {
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

  /// A connection for reading only. For a moment it is one for writing where the schema is old.
  private func reader() throws(StoreFault) -> Connection {
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

  private func open(_ name: SystemString, flags: Int32) throws(StoreFault) -> Connection {
    var connection = try Connection(
      opening: name, path: directory.database.text,
      flags: flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE)
    connection.harden(patience: patience)
    let version = try Schema.version(of: &connection)
    if !connection.isReadOnly {
      try connection.each("PRAGMA journal_mode = WAL") { _ in true }
      try connection.run("PRAGMA synchronous = FULL")
    }
    try Schema.migrate(&connection, from: version)
    return connection
  }
}
