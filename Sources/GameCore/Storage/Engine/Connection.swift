import CSQLite
import SystemStrings

/// An open database. Closing cannot be forgotten, and nobody else can hold its statements.
///
/// Statements are static texts: nothing that comes from outside can become a part of one.
struct Connection: ~Copyable {
  /// The path as faults tell it.
  let path: String
  private let handle: OpaquePointer
  /// Prepared when first used, by the address of their text.
  private var prepared: [UnsafePointer<UInt8>: OpaquePointer] = [:]

  /// Opens the database that `name` leads to: a path, or a URI where `flags` say so. `path` is
  /// what faults tell.
  init(opening name: SystemString, path: String, flags: Int32) throws(StoreFault) {
    var opened: OpaquePointer?
    let code = name.withCString { sqlite3_open_v2($0, &opened, flags, nil) }
    guard code == SQLITE_OK, let opened else {
      sqlite3_close(opened)
      throw code == SQLITE_OK ? .cannotOpen(path: path) : .opening(path, code: code)
    }
    self.path = path
    handle = opened
  }

  deinit {
    for statement in prepared.values { sqlite3_finalize(statement) }
    sqlite3_close(handle)
  }

  /// Whether the file can only be read.
  var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  /// Sets what needs no statement: patience in milliseconds, switches against hostile files, and
  /// limits on what one value or one statement may take.
  func harden(patience: Int) {
    sqlite3_busy_timeout(handle, Int32(clamping: patience))
    flipside_sqlite_set_switch(handle, SQLITE_DBCONFIG_ENABLE_FKEY, 1)
    flipside_sqlite_set_switch(handle, SQLITE_DBCONFIG_DEFENSIVE, 1)
    flipside_sqlite_set_switch(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0)
    sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, 16_000_000)
    sqlite3_limit(handle, SQLITE_LIMIT_SQL_LENGTH, 100_000)
    sqlite3_limit(handle, SQLITE_LIMIT_ATTACHED, 0)
  }

  /// Runs a statement to its end. Gives the number of rows it changed.
  @discardableResult
  mutating func run(_ sql: StaticString, _ values: SQLValue...) throws(StoreFault) -> Int {
    try step(sql, values) { _ in true }
    return Int(sqlite3_changes64(handle))
  }

  /// What `read` makes of the first row; nil where there is none.
  mutating func first<Result>(
    _ sql: StaticString, _ values: SQLValue..., read: (borrowing Row) -> Result
  ) throws(StoreFault) -> Result? {
    var result: Result?
    try step(sql, values) { row in
      result = read(row)
      return false
    }
    return result
  }

  /// What `read` makes of each row, those left out for which it gives nil.
  mutating func all<Result>(
    _ sql: StaticString, _ values: SQLValue..., read: (borrowing Row) -> Result?
  ) throws(StoreFault) -> [Result] {
    var results: [Result] = []
    try step(sql, values) { row in
      if let result = read(row) { results.append(result) }
      return true
    }
    return results
  }

  /// Visits rows until there are no more or `visit` gives false.
  mutating func each(
    _ sql: StaticString, _ values: SQLValue..., visit: (borrowing Row) -> Bool
  ) throws(StoreFault) {
    try step(sql, values, visit: visit)
  }

  /// Runs several statements, none of which takes values or gives rows.
  func script(_ sql: StaticString) throws(StoreFault) {
    let code = sql.utf8Start.withMemoryRebound(to: CChar.self, capacity: sql.utf8CodeUnitCount) {
      sqlite3_exec(handle, $0, nil, nil, nil)
    }
    guard code == SQLITE_OK else { throw fault(code, in: sql) }
  }

  /// Does all of `body` or nothing, and lets no other program write in between. It is durable
  /// when this returns.
  mutating func transaction<Result>(
    _ body: (inout Connection) throws(StoreFault) -> Result
  ) throws(StoreFault) -> Result {
    try enclose("BEGIN IMMEDIATE", body)
  }

  /// Lets `body` read one state of the database, whatever other programs write meanwhile.
  mutating func snapshot<Result>(
    _ body: (inout Connection) throws(StoreFault) -> Result
  ) throws(StoreFault) -> Result {
    try enclose("BEGIN", body)
  }

  /// The texts of the statements used so far, for whoever examines them.
  var statements: [String] {
    prepared.values.compactMap { sqlite3_sql($0).map { String(cString: $0) } }
  }

  private mutating func enclose<Result>(
    _ begin: StaticString, _ body: (inout Connection) throws(StoreFault) -> Result
  ) throws(StoreFault) -> Result {
    try run(begin)
    do throws(StoreFault) {
      let result = try body(&self)
      try run("COMMIT")
      return result
    } catch {
      // Some faults have ended the transaction already.
      if sqlite3_get_autocommit(handle) == 0 { _ = try? run("ROLLBACK") }
      throw error
    }
  }

  private mutating func step(
    _ sql: StaticString, _ values: [SQLValue], visit: (borrowing Row) -> Bool
  ) throws(StoreFault) {
    let statement = try prepare(sql)
    defer {
      sqlite3_reset(statement)
      sqlite3_clear_bindings(statement)
    }
    for index in values.indices {
      let code = values[index].bind(to: statement, at: Int32(index + 1))
      guard code == SQLITE_OK else { throw fault(code, in: sql) }
    }
    while true {
      let code = sqlite3_step(statement)
      switch code {
      case SQLITE_ROW:
        if !visit(Row(of: statement)) { return }
      case SQLITE_DONE:
        return
      default:
        throw fault(code, in: sql)
      }
    }
  }

  private mutating func prepare(_ sql: StaticString) throws(StoreFault) -> OpaquePointer {
    if let statement = prepared[sql.utf8Start] { return statement }
    var statement: OpaquePointer?
    let length = sql.utf8CodeUnitCount
    let code = sql.utf8Start.withMemoryRebound(to: CChar.self, capacity: length) {
      sqlite3_prepare_v3(
        handle, $0, Int32(length), UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil)
    }
    guard code == SQLITE_OK, let statement else { throw fault(code, in: sql) }
    prepared[sql.utf8Start] = statement
    return statement
  }

  private func fault(_ code: Int32, in sql: StaticString) -> StoreFault {
    // SQLITE_IOERR_WRITE.
    let isWrite = code == SQLITE_IOERR | (3 << 8)
    return StoreFault(
      code: code,
      systemError: isWrite ? flipside_sqlite_write_error(handle) : sqlite3_system_errno(handle),
      message: String(cString: sqlite3_errmsg(handle)), statement: sql.description, path: path)
  }
}
