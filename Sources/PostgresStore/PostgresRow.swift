import CPostgres
import GameCore

/// A row of an answer, with binary values.
struct PostgresRow: RowValues {
  let answer: Answer
  let row: Int32

  var count: Int32 { flipside_pq_columns(answer.result) }

  func index(of name: StaticString) -> Int32 {
    name.withUTF8Buffer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { flipside_pq_index(answer.result, $0.baseAddress) }
    }
  }

  func value(_ column: Int32) -> StoredValue {
    if flipside_pq_is_null(answer.result, row, column) { return .null }
    return switch flipside_pq_type(answer.result, column) {
    // boolean, bigint, smallint, integer
    case 16, 20, 21, 23: StoredValue(Self.number(bytes(column)))
    case 17: StoredValue(.blob, bytes(column))
    // real, double precision
    case 700, 701: StoredValue(.real, bytes(column))
    default: StoredValue(.text, bytes(column))
    }
  }

  private static func number(_ bytes: UnsafeRawBufferPointer) -> Int {
    guard let first = bytes.first else { return 0 }
    let sign: UInt64 = first >= 0x80 ? .max : 0
    return Int(truncatingIfNeeded: bytes.reduce(sign) { $0 << 8 | UInt64($1) })
  }

  private func bytes(_ column: Int32) -> UnsafeRawBufferPointer {
    let length = Int(flipside_pq_length(answer.result, row, column))
    guard length > 0 else { return UnsafeRawBufferPointer(start: nil, count: 0) }
    return UnsafeRawBufferPointer(
      start: flipside_pq_value(answer.result, row, column), count: length)
  }
}
