import CSQLite
import Glibc
import SystemStrings

/// An open SQLite database, closed when it is released.
final class SQLiteSession: DatabaseSession {
  let path: String
  private let handle: OpaquePointer
  /// Returns whether a program is running on this machine.
  private let isAlive: @Sendable (ProgressID) -> Bool
  let dialect = Dialect()
  private var prepared: [SQL.Text: SQLiteStatement] = [:]

  /// Opens the database `name`: a path, or a URI if `flags` say so. `path` is shown in faults. The
  /// function `flipside_places` marks writes to `standing` as a program's.
  init(
    opening name: SystemString, path: String, flags: Int32,
    isAlive: @escaping @Sendable (ProgressID) -> Bool
  ) throws(StoreError) {
    var opened: OpaquePointer?
    let code = name.withCString { sqlite3_open_v2($0, &opened, flags, nil) }
    guard code == SQLITE_OK, let opened else {
      sqlite3_close(opened)
      guard code != SQLITE_OK else { throw .cannotOpen(path: path) }
      throw StoreError(
        code: code, systemError: 0, message: String(cString: sqlite3_errstr(code)),
        statement: "open", path: path)
    }
    self.path = path
    self.isAlive = isAlive
    handle = opened
    sqlite3_create_function_v2(
      opened, "flipside_places", 0, SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS, nil,
      { context, _, _ in sqlite3_result_int(context, 1) }, nil, nil, nil)
  }

  deinit {
    for statement in prepared.values { statement.finalize() }
    sqlite3_close(handle)
  }

  var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  /// Returns the identity of the file or, for an in-memory database, of this connection.
  func identity() -> String {
    guard let status = SystemString(path).status() else { return "\(ObjectIdentifier(self))" }
    return "\(status.st_dev):\(status.st_ino)"
  }

  /// Sets the lock timeout in milliseconds, defenses against malicious files, and limits.
  func harden(patience: Int) {
    sqlite3_busy_timeout(handle, Int32(clamping: patience))
    flipside_sqlite_set_switch(handle, SQLITE_DBCONFIG_ENABLE_FKEY, 1)
    flipside_sqlite_set_switch(handle, SQLITE_DBCONFIG_DEFENSIVE, 1)
    flipside_sqlite_set_switch(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0)
    sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, 16_000_000)
    sqlite3_limit(handle, SQLITE_LIMIT_SQL_LENGTH, 100_000)
    sqlite3_limit(handle, SQLITE_LIMIT_ATTACHED, 0)
  }

  func script(_ sql: StaticString) throws(StoreError) {
    let code = sql.utf8Start.withMemoryRebound(to: CChar.self, capacity: sql.utf8CodeUnitCount) {
      sqlite3_exec(handle, $0, nil, nil, nil)
    }
    guard code == SQLITE_OK else { throw error(code, in: SQL(stringLiteral: sql)) }
  }

  func prove(_ proof: Proof) throws(StoreError) -> Bool { try confirms(proof) }
  func withdraw(_: Proof) {}
  /// Returns true: a user who can write the file can write all of it.
  func mayChange(_: PlayerID) -> Bool { true }
  /// Does nothing, for the same reason.
  func setPlayer(_: PlayerID) {}

  func beginTransaction(as _: PlayerID?) throws(StoreError) { try run("BEGIN IMMEDIATE") }
  func beginSnapshot() throws(StoreError) { try run("BEGIN") }
  func commit() throws(StoreError) { try run("COMMIT") }

  func rollBack() {
    // Some faults have already ended the transaction.
    if sqlite3_get_autocommit(handle) == 0 { _ = try? run("ROLLBACK") }
  }

  /// Returns false: SQLite has already waited for the lock.
  func mayRepeat(after _: StoreError, attempt _: Int) -> Bool { false }

  func newPlayer(at _: Timestamp) throws(StoreError) -> PlayerID {
    // The number may have been modified; one that is in use is rejected.
    let deleted = try count("SELECT id AS count FROM last_player")
    return PlayerID(max(deleted, try count("SELECT max(id) AS count FROM player")) &+ 1)
  }

  func newRound(by _: PlayerID, at _: Timestamp) -> RoundID? { nil }
  /// Does nothing: programs on this machine can be looked up.
  func acquireLease(_: ProgressID) {}
  func renewLease() {}
  func endLease() {}
  func isRunning(_ id: ProgressID) -> Bool { isAlive(id) }

  @discardableResult
  func step(_ sql: SQL, visit: (borrowing Row) -> Bool) throws(StoreError) -> Int {
    let statement = try prepare(sql)
    defer { statement.reset() }
    for index in sql.values.indices {
      let code = sql.values[index].bind(to: statement.handle, at: Int32(index + 1))
      guard code == SQLITE_OK else { throw error(code, in: sql) }
    }
    while true {
      let code = sqlite3_step(statement.handle)
      switch code {
      case SQLITE_ROW: if !visit(Row(SQLiteRow(statement: statement))) { return 0 }
      case SQLITE_DONE: return Int(sqlite3_changes64(handle))
      default: throw error(code, in: sql)
      }
    }
  }

  private func prepare(_ sql: SQL) throws(StoreError) -> SQLiteStatement {
    if let statement = prepared[sql.text] { return statement }
    var statement: OpaquePointer?
    let code = sqlite3_prepare_v3(
      handle, sql.text.joined { _ in "?" }, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil)
    guard code == SQLITE_OK, let statement else { throw error(code, in: sql) }
    let made = SQLiteStatement(statement)
    prepared[sql.text] = made
    return made
  }

  private func error(_ code: Int32, in sql: SQL) -> StoreError {
    // SQLITE_IOERR_WRITE.
    let isWrite = code == SQLITE_IOERR | (3 << 8)
    return StoreError(
      code: code,
      systemError: isWrite ? flipside_sqlite_write_error(handle) : sqlite3_system_errno(handle),
      message: String(cString: sqlite3_errmsg(handle)), statement: sql.text.joined { _ in "?" },
      path: path)
  }
}
