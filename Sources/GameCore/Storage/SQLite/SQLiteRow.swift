import CSQLite

/// A prepared statement, with the columns that were read by name so far.
final class SQLiteStatement {
  let handle: OpaquePointer
  private var columns: [(name: UnsafePointer<UInt8>, index: Int32)] = []

  init(_ handle: OpaquePointer) { self.handle = handle }

  func reset() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
  }

  func finalize() { sqlite3_finalize(handle) }

  func index(of name: StaticString) -> Int32 {
    // Literals with the same address are equal.
    for column in columns where column.name == name.utf8Start { return column.index }
    let index =
      (0..<sqlite3_column_count(handle)).first { index in
        sqlite3_column_name(handle, index).map { String(cString: $0) } == name.description
      } ?? -1
    assert(index >= 0, "no column \(name)")
    columns.append((name.utf8Start, index))
    return index
  }
}

/// The current row of an SQLite statement.
struct SQLiteRow: RowValues {
  let statement: SQLiteStatement

  var count: Int32 { sqlite3_column_count(statement.handle) }

  func index(of name: StaticString) -> Int32 { statement.index(of: name) }

  /// Looks up the column once, because rows of boards are compared column by column. SQLite does
  /// not protect such a value from other threads, and a session is used by one at a time.
  func value(_ column: Int32) -> StoredValue {
    let value = sqlite3_column_value(statement.handle, column)
    let kind = StoredValue.Kind(rawValue: UInt8(sqlite3_value_type(value))) ?? .null
    switch kind {
    case .null: return .null
    case .integer: return StoredValue(Int(sqlite3_value_int64(value)))
    case .real, .text, .blob:
      // A text is converted to UTF-8, which a database need not use.
      let start =
        kind == .text
        ? UnsafeRawPointer(sqlite3_value_text(value)) : sqlite3_value_blob(value)
      let count = start == nil ? 0 : Int(sqlite3_value_bytes(value))
      return StoredValue(kind, UnsafeRawBufferPointer(start: start, count: count))
    }
  }
}

extension SQLValue {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    switch self {
    case .null: sqlite3_bind_null(statement, index)
    case .integer(let value): sqlite3_bind_int64(statement, index, Int64(value))
    case .text(var text):
      text.withUTF8 { bytes in
        // An empty text has no address, and a missing address would bind NULL.
        guard let start = bytes.baseAddress else {
          return sqlite3_bind_text(statement, index, "", 0, nil)
        }
        return start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
          sqlite3_bind_text(
            statement, index, $0, Int32(clamping: bytes.count), flipside_sqlite_transient())
        }
      }
    case .blob(let bytes):
      sqlite3_bind_blob(
        statement, index, bytes, Int32(clamping: bytes.count), flipside_sqlite_transient())
    }
  }
}
