import CSQLite

/// A connection to a player's records that bypasses the program.
final class Database {
  struct QueryError: Error {
    let message: String
  }

  private let connection: OpaquePointer?

  init(at desk: Desk) throws {
    var connection: OpaquePointer?
    let code = sqlite3_open(desk.data + "/flipside.db", &connection)
    self.connection = connection
    guard code == SQLITE_OK else { throw QueryError(message: "cannot open") }
    sqlite3_busy_timeout(connection, 5000)
  }

  deinit {
    sqlite3_close(connection)
  }

  func run(_ sql: String) throws {
    guard sqlite3_exec(connection, sql, nil, nil, nil) == SQLITE_OK else {
      throw QueryError(message: String(cString: sqlite3_errmsg(connection)))
    }
  }

  /// Returns the first number of the first row; 0 if there is none.
  func number(_ sql: String) throws -> Int {
    var statement: OpaquePointer?
    guard sqlite3_prepare_v2(connection, sql, -1, &statement, nil) == SQLITE_OK else {
      throw QueryError(message: String(cString: sqlite3_errmsg(connection)))
    }
    defer { sqlite3_finalize(statement) }
    return sqlite3_step(statement) == SQLITE_ROW ? Int(sqlite3_column_int64(statement, 0)) : 0
  }
}
