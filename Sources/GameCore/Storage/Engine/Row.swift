import CSQLite

/// The row a statement stands on; it cannot outlive the visit it is handed to.
struct Row: ~Copyable {
  private let statement: OpaquePointer

  init(of statement: OpaquePointer) {
    self.statement = statement
  }

  /// Columns of the row.
  var count: Int32 { sqlite3_column_count(statement) }

  func integer(_ column: Int32) -> Int {
    Int(sqlite3_column_int64(statement, column))
  }

  /// As `integer`; nil for NULL.
  func integerIfAny(_ column: Int32) -> Int? {
    kind(column) == SQLITE_NULL ? nil : integer(column)
  }

  func bits(_ column: Int32) -> UInt64 {
    UInt64(bitPattern: sqlite3_column_int64(statement, column))
  }

  func time(_ column: Int32) -> Timestamp {
    Timestamp(milliseconds: integer(column))
  }

  /// As `time`; nil for NULL.
  func timeIfAny(_ column: Int32) -> Timestamp? {
    kind(column) == SQLITE_NULL ? nil : time(column)
  }

  /// The text with whatever is not UTF-8 replaced; empty for NULL.
  func text(_ column: Int32) -> String {
    guard let start = sqlite3_column_text(statement, column) else { return "" }
    let length = Int(sqlite3_column_bytes(statement, column))
    return String(decoding: UnsafeBufferPointer(start: start, count: length), as: UTF8.self)
  }

  /// As `text`; nil for NULL.
  func textIfAny(_ column: Int32) -> String? {
    kind(column) == SQLITE_NULL ? nil : text(column)
  }

  /// What kind of value the column holds, one of SQLite's five.
  func kind(_ column: Int32) -> Int32 {
    sqlite3_column_type(statement, column)
  }

  /// The bytes of a text or blob as they are stored.
  func withBytes<Result>(_ column: Int32, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    let start = sqlite3_column_blob(statement, column)
    let count = Int(sqlite3_column_bytes(statement, column))
    return body(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count))
  }
}
