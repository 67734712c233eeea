import CSQLite
import SystemStrings

/// The opening of a database: it is created, migrated or, if it can't be written, opened read-only.
struct SQLiteOpening {
  let directory: DataDirectory
  let access: StoreAccess
  /// The milliseconds to wait for a lock of another program.
  let patience: Int
  /// The name of an in-memory database of this program; nil for one in the directory.
  var memory: String?
  /// Returns whether a program is running on this machine.
  let isAlive: @Sendable (ProgressID) -> Bool

  func session() throws(StoreError) -> SQLiteSession {
    if let memory {
      let flags = access == .readWrite ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY
      return try open(
        SystemString("file:/\(memory)?vfs=memdb"), flags: flags | SQLITE_OPEN_URI)
    }
    do throws(StoreError) {
      if access == .readWrite {
        try directory.prepare()
        try directory.requireRegularFiles()
        return try open(directory.database, flags: SQLITE_OPEN_READWRITE)
      }
      try directory.requireRegularFiles()
      return try reader()
    } catch {
      guard isRefusedMedium(error), !directory.hasLog else { throw error }
      do throws(StoreError) {
        return try open(directory.immutableURI, flags: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI)
      } catch .schemaTooOld(let found, let known) where found > 0 {
        // An empty database is not one of an older program.
        throw .schemaTooOld(found: found, known: known)
      } catch _ {
        throw error
      }
    }
  }

  /// Opens a read-only session, after migrating an old schema if possible.
  private func reader() throws(StoreError) -> SQLiteSession {
    do throws(StoreError) {
      return try open(directory.database, flags: SQLITE_OPEN_READONLY)
    } catch {
      guard case .schemaTooOld = error else { throw error }
      do throws(StoreError) {
        _ = try open(directory.database, flags: SQLITE_OPEN_READWRITE)
      } catch .readOnly {
        throw error
      }
      return try open(directory.database, flags: SQLITE_OPEN_READONLY)
    }
  }

  /// Returns whether the medium is read-only: only an immutable database can be read there.
  private func isRefusedMedium(_ error: StoreError) -> Bool {
    switch error {
    case .cannotOpen, .readOnly: true
    default: false
    }
  }

  private func open(_ name: SystemString, flags: Int32) throws(StoreError) -> SQLiteSession {
    let session = try SQLiteSession(
      opening: name, path: directory.database.text,
      flags: flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, isAlive: isAlive)
    session.harden(patience: patience)
    let db = Connection(session)
    // One state of the database: another program may be making it at this moment.
    let version = try db.snapshot { try Schema.version(of: db, at: session.path) }
    if !db.isReadOnly {
      try db.run("PRAGMA journal_mode = WAL")
      try db.run("PRAGMA synchronous = FULL")
    }
    try Schema.migrate(db, from: version, at: session.path)
    return session
  }
}
