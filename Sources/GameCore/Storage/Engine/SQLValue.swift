import CSQLite

/// A value bound to a parameter of a statement.
enum SQLValue: Hashable, Sendable {
  case null
  case integer(Int)
  case text(String)
  case blob([UInt8])

  static func time(_ time: Timestamp) -> SQLValue { .integer(time.milliseconds) }

  /// SQLite's integers are signed: the bits are what is kept.
  static func bits(_ bits: UInt64) -> SQLValue { .integer(Int(bitPattern: UInt(bits))) }

  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    switch self {
    case .null:
      sqlite3_bind_null(statement, index)
    case .integer(let value):
      sqlite3_bind_int64(statement, index, Int64(value))
    case .text(var text):
      text.withUTF8 { bytes in
        // A text of no bytes has no address, and no address would bind NULL.
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

/// The row a statement stands on; it cannot outlive the visit it is handed to.
struct Row: ~Copyable {
  private let statement: OpaquePointer

  init(of statement: OpaquePointer) {
    self.statement = statement
  }

  func integer(_ column: Int32) -> Int {
    Int(sqlite3_column_int64(statement, column))
  }

  func bits(_ column: Int32) -> UInt64 {
    UInt64(bitPattern: sqlite3_column_int64(statement, column))
  }

  func time(_ column: Int32) -> Timestamp {
    Timestamp(milliseconds: integer(column))
  }

  /// The text with whatever is not UTF-8 replaced; empty for NULL.
  func text(_ column: Int32) -> String {
    guard let start = sqlite3_column_text(statement, column) else { return "" }
    let length = Int(sqlite3_column_bytes(statement, column))
    return String(decoding: UnsafeBufferPointer(start: start, count: length), as: UTF8.self)
  }

  /// As `text`; nil for NULL.
  func textIfAny(_ column: Int32) -> String? {
    sqlite3_column_type(statement, column) == SQLITE_NULL ? nil : text(column)
  }
}
