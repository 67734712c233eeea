import SystemStrings

/// The values of a row in an engine, valid only while the row is visited.
package protocol RowValues {
  var count: Int32 { get }
  /// Returns the index of a column; -1, which is NULL, if there is none of this name.
  func index(of name: StaticString) -> Int32
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

  package func integer(_ name: StaticString) -> Int {
    cells.integer(cells.index(of: name))
  }

  /// Returns the integer, or nil for NULL.
  func integerIfAny(_ name: StaticString) -> Int? {
    isNull(name) ? nil : integer(name)
  }

  func bits(_ name: StaticString) -> UInt64 {
    UInt64(UInt(bitPattern: integer(name)))
  }

  func time(_ name: StaticString) -> Timestamp {
    Timestamp(milliseconds: integer(name))
  }

  /// Returns the time, or nil for NULL.
  func timeIfAny(_ name: StaticString) -> Timestamp? {
    isNull(name) ? nil : time(name)
  }

  /// Returns the text, with invalid UTF-8 replaced; empty for NULL.
  func text(_ name: StaticString) -> String {
    String(outside: cells.text(cells.index(of: name)))
  }

  /// Returns the text, or nil for NULL.
  func textIfAny(_ name: StaticString) -> String? {
    isNull(name) ? nil : text(name)
  }

  /// Returns the bytes of a text or blob as stored.
  func bytes(_ name: StaticString) -> [UInt8] {
    withBytes(name) { Array($0) }
  }

  /// Calls `body` with the bytes of a text or blob as stored.
  func withBytes<Result>(
    _ name: StaticString, _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    withBytes(cells.index(of: name), body)
  }

  private func isNull(_ name: StaticString) -> Bool {
    kind(cells.index(of: name)) == .null
  }

  // MARK: All columns, by index

  /// The values of the row.
  var values: [SQLValue] {
    (0..<count).map { column in
      switch kind(column) {
      case .null: .null
      case .integer, .real: .integer(integer(column))
      case .text: .text(String(outside: cells.text(column)))
      case .blob: .blob(withBytes(column) { Array($0) })
      }
    }
  }

  /// Returns the type of a column's value.
  func kind(_ column: Int32) -> ValueKind {
    cells.kind(column)
  }

  func integer(_ column: Int32) -> Int {
    cells.integer(column)
  }

  /// Returns whether the row has the content of `image`.
  func isSame(as image: RowContent) -> Bool {
    cells.isSame(as: image)
  }

  func withBytes<Result>(_ column: Int32, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    body(cells.bytes(column))
  }
}
