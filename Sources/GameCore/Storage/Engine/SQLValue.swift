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
