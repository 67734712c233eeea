import SystemStrings

/// The values of a row in an engine, valid only while the row is visited.
package protocol RowValues {
  var count: Int32 { get }
  func kind(_ column: Int32) -> ValueKind
  /// Returns the integer of a column, or the engine's conversion.
  func integer(_ column: Int32) -> Int
  /// Returns the text of a column, or the engine's conversion; empty for NULL.
  func text(_ column: Int32) -> UnsafeRawBufferPointer
  /// Returns the bytes of a text or blob as stored.
  func bytes(_ column: Int32) -> UnsafeRawBufferPointer
  /// Returns whether the row has the content of `image`. It is a requirement, because each row of a
  /// board is compared, and the compiler specializes it for SQLite's rows.
  func isSame(as image: RowContent) -> Bool
}

/// The type of a value.
package enum ValueKind: UInt8, Sendable {
  case integer = 1
  case real, text, blob, null
}

/// The current row of a statement; it cannot outlive the visit.
package struct Row: ~Copyable {
  private let cells: any RowValues

  package init(_ cells: any RowValues) {
    self.cells = cells
  }

  /// The number of columns.
  var count: Int32 { cells.count }

  package func integer(_ column: Int32) -> Int {
    cells.integer(column)
  }

  /// Returns the integer, or nil for NULL.
  func integerIfAny(_ column: Int32) -> Int? {
    kind(column) == .null ? nil : integer(column)
  }

  func bits(_ column: Int32) -> UInt64 {
    UInt64(UInt(bitPattern: cells.integer(column)))
  }

  func time(_ column: Int32) -> Timestamp {
    Timestamp(milliseconds: integer(column))
  }

  /// Returns the time, or nil for NULL.
  func timeIfAny(_ column: Int32) -> Timestamp? {
    kind(column) == .null ? nil : time(column)
  }

  /// Returns the text, with invalid UTF-8 replaced; empty for NULL.
  func text(_ column: Int32) -> String {
    String(outside: cells.text(column))
  }

  /// Returns the text, or nil for NULL.
  func textIfAny(_ column: Int32) -> String? {
    kind(column) == .null ? nil : text(column)
  }

  /// Returns the type of a column's value.
  func kind(_ column: Int32) -> ValueKind {
    cells.kind(column)
  }

  /// Returns whether the row has the content of `image`.
  func isSame(as image: RowContent) -> Bool {
    cells.isSame(as: image)
  }

  /// Calls `body` with the bytes of a text or blob as stored.
  func withBytes<Result>(_ column: Int32, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    body(cells.bytes(column))
  }
}
