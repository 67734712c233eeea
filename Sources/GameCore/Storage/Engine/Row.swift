import SystemStrings

/// The values of a row as an engine holds them, good only while the row is visited.
package protocol RowCells {
  var count: Int32 { get }
  func kind(_ column: Int32) -> ValueKind
  /// The integer of a column, or what the engine makes of something else.
  func integer(_ column: Int32) -> Int
  /// The text of a column, or what the engine makes of something else; no bytes for NULL.
  func text(_ column: Int32) -> UnsafeRawBufferPointer
  /// The bytes of a text or blob as they are stored.
  func bytes(_ column: Int32) -> UnsafeRawBufferPointer
  /// Whether the row holds what `image` does. Asked of the engine as a whole, not column by column,
  /// since each row of a board is asked: for SQLite's rows the compiler makes one of their own.
  func isSame(as image: RowImage) -> Bool
}

/// What a column holds.
package enum ValueKind: UInt8, Sendable {
  case integer = 1
  case real, text, blob, null
}

/// The row a statement stands on; it cannot outlive the visit it is handed to.
package struct Row: ~Copyable {
  private let cells: any RowCells

  package init(_ cells: any RowCells) {
    self.cells = cells
  }

  /// Columns of the row.
  var count: Int32 { cells.count }

  package func integer(_ column: Int32) -> Int {
    cells.integer(column)
  }

  /// As `integer`; nil for NULL.
  func integerIfAny(_ column: Int32) -> Int? {
    kind(column) == .null ? nil : integer(column)
  }

  func bits(_ column: Int32) -> UInt64 {
    UInt64(UInt(bitPattern: cells.integer(column)))
  }

  func time(_ column: Int32) -> Timestamp {
    Timestamp(milliseconds: integer(column))
  }

  /// As `time`; nil for NULL.
  func timeIfAny(_ column: Int32) -> Timestamp? {
    kind(column) == .null ? nil : time(column)
  }

  /// The text with whatever is not UTF-8 replaced; empty for NULL.
  func text(_ column: Int32) -> String {
    String(outside: cells.text(column))
  }

  /// As `text`; nil for NULL.
  func textIfAny(_ column: Int32) -> String? {
    kind(column) == .null ? nil : text(column)
  }

  /// What kind of value the column holds.
  func kind(_ column: Int32) -> ValueKind {
    cells.kind(column)
  }

  /// Whether the row holds what `image` does.
  func isSame(as image: RowImage) -> Bool {
    cells.isSame(as: image)
  }

  /// The bytes of a text or blob as they are stored.
  func withBytes<Result>(_ column: Int32, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    body(cells.bytes(column))
  }
}
