import SystemStrings

/// The values of a row in an engine, valid only while the row is visited.
package protocol RowValues {
  var count: Int32 { get }
  /// Returns the index of a column; -1, which is NULL, if there is none of this name.
  func index(of name: StaticString) -> Int32
  /// Returns the value of a column as stored.
  func value(_ column: Int32) -> StoredValue
  /// Returns the fingerprint of the first columns. It is a requirement, because each row of a board
  /// has one, and the compiler specializes it for SQLite's rows.
  func fingerprint(columns: Int32) -> Int
}

extension RowValues {
  package func fingerprint(columns: Int32) -> Int {
    var hash = RowHash()
    for column in 0..<columns {
      let value = value(column)
      hash.mix(UInt64(value.kind.rawValue))
      hash.mix(UInt64(bitPattern: Int64(value.number)))
      var rest = value.bytes
      while rest.count >= 8 {
        hash.mix(rest.loadUnaligned(as: UInt64.self))
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(8))
      }
      for byte in rest { hash.mix(UInt64(byte)) }
    }
    return Int(truncatingIfNeeded: hash.state)
  }
}

/// A hash under random keys of this program. The standard library's hash takes three times as
/// long, which made boards measurably slower.
private struct RowHash {
  private static let keys = (UInt64.random(in: 0...(.max)), UInt64.random(in: 0...(.max)) | 1)

  var state = RowHash.keys.0
  private let factor = RowHash.keys.1

  mutating func mix(_ word: UInt64) {
    let product = (state ^ word).multipliedFullWidth(by: factor)
    state = product.high ^ product.low
  }
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

  package init(_ cells: any RowValues) { self.cells = cells }

  private func value(_ name: StaticString) -> StoredValue { cells.value(cells.index(of: name)) }

  package func integer(_ name: StaticString) -> Int { integerIfAny(name) ?? 0 }

  /// Returns the integer, or nil for NULL.
  func integerIfAny(_ name: StaticString) -> Int? {
    let value = value(name)
    return value.kind == .integer ? value.number : nil
  }

  func bits(_ name: StaticString) -> UInt64 { UInt64(UInt(bitPattern: integer(name))) }

  func time(_ name: StaticString) -> Timestamp { Timestamp(milliseconds: integer(name)) }

  /// Returns the time, or nil for NULL.
  func timeIfAny(_ name: StaticString) -> Timestamp? {
    integerIfAny(name).map { Timestamp(milliseconds: $0) }
  }

  /// Returns the text, with invalid UTF-8 replaced; empty for NULL.
  func text(_ name: StaticString) -> String { String(outside: value(name).bytes) }

  /// Returns the text, or nil for NULL.
  func textIfAny(_ name: StaticString) -> String? {
    value(name).kind == .null ? nil : text(name)
  }

  /// Returns the bytes of a text or blob as stored.
  func bytes(_ name: StaticString) -> [UInt8] { Array(value(name).bytes) }

  /// Returns the index of a text in `texts`, or nil.
  func index(_ name: StaticString, in texts: [String]) -> Int? {
    let bytes = value(name).bytes
    return texts.firstIndex { $0.utf8.elementsEqual(bytes) }
  }

  var values: [SQLValue] {
    (0..<cells.count).map { column in
      let value = cells.value(column)
      return switch value.kind {
      case .null, .real: .null
      case .integer: .integer(value.number)
      case .text: .text(String(outside: value.bytes))
      case .blob: .blob(Array(value.bytes))
      }
    }
  }

  /// Returns a hash of the first columns, by default of all. Two different rows of n words have
  /// equal hashes with a probability of about n × 2^-64 for anyone who does not know its keys.
  func fingerprint(columns: Int32? = nil) -> Int {
    cells.fingerprint(columns: columns ?? cells.count)
  }
}
