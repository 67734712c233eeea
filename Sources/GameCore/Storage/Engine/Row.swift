import SystemStrings

/// The values of a row in an engine, valid only while the row is visited.
package protocol RowValues {
  var count: Int32 { get }
  /// Returns the index of a column; -1, which is NULL, if there is none of this name.
  func index(of name: StaticString) -> Int32
  /// Returns the value of a column as stored.
  func value(_ column: Int32) -> StoredValue
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

/// A value of a row, valid only until the column is read as another type or the visit ends.
package struct StoredValue {
  /// The type of a value.
  package enum Kind: UInt8, Sendable {
    case integer = 1
    case real, text, blob, null
  }

  package let kind: Kind
  /// An integer, or the number of bytes of another value.
  package let number: Int
  /// The bytes as stored; none for an integer and NULL.
  let bytes: UnsafeRawBufferPointer

  package init(_ number: Int) {
    kind = .integer
    self.number = number
    bytes = UnsafeRawBufferPointer(start: nil, count: 0)
  }

  package init(_ kind: Kind, _ bytes: UnsafeRawBufferPointer) {
    self.kind = kind
    number = bytes.count
    self.bytes = bytes
  }

  package static var null: StoredValue {
    StoredValue(.null, UnsafeRawBufferPointer(start: nil, count: 0))
  }
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
    body(cells.bytes(cells.index(of: name)))
  }

  private func isNull(_ name: StaticString) -> Bool {
    cells.value(cells.index(of: name)).kind == .null
  }

  // MARK: All columns, by index

  /// The values of the row.
  var values: [SQLValue] {
    (0..<count).map { column in
      switch cells.value(column).kind {
      case .null: .null
      case .integer, .real: .integer(cells.integer(column))
      // Converted to UTF-8, which a database need not use.
      case .text: .text(String(outside: cells.text(column)))
      case .blob: .blob(Array(cells.bytes(column)))
      }
    }
  }

  func value(_ column: Int32) -> StoredValue {
    cells.value(column)
  }

  /// Returns whether the row has the content of `image`.
  func isSame(as image: RowContent) -> Bool {
    cells.isSame(as: image)
  }
}
