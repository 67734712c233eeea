import CSQLite
import Glibc

/// All that a row holds, byte for byte, to know a later row that is the same.
struct RowImage: Hashable, Sendable {
  /// For each column its kind, then an integer's value, or the number of bytes and the bytes.
  private var bytes: [UInt8] = []

  init(of row: borrowing Row) {
    for column in 0..<row.count {
      let kind = row.kind(column)
      bytes.append(UInt8(truncatingIfNeeded: kind))
      switch kind {
      case SQLITE_NULL: break
      case SQLITE_INTEGER: append(row.integer(column))
      default:
        row.withBytes(column) { value in
          append(value.count)
          bytes.append(contentsOf: value)
        }
      }
    }
  }

  /// Whether `row` holds the same.
  func isSame(as row: borrowing Row) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      for column in 0..<row.count {
        let kind = row.kind(column)
        guard rest.popFirst() == UInt8(truncatingIfNeeded: kind) else { return false }
        switch kind {
        case SQLITE_NULL: break
        case SQLITE_INTEGER:
          guard Self.integer(from: &rest) == row.integer(column) else { return false }
        default:
          let isEqual = row.withBytes(column) { value in
            guard Self.integer(from: &rest) == value.count, rest.count >= value.count else {
              return false
            }
            let kept = UnsafeRawBufferPointer(rebasing: rest.prefix(value.count))
            rest.removeFirst(value.count)
            return Self.areSame(kept, value)
          }
          guard isEqual else { return false }
        }
      }
      return rest.isEmpty
    }
  }

  private static func areSame(
    _ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer
  ) -> Bool {
    // A text of no bytes has no address.
    guard let one = left.baseAddress, let other = right.baseAddress else { return right.isEmpty }
    return memcmp(one, other, left.count) == 0
  }

  private mutating func append(_ integer: Int) {
    withUnsafeBytes(of: integer) { bytes.append(contentsOf: $0) }
  }

  private static func integer(from rest: inout Slice<UnsafeRawBufferPointer>) -> Int? {
    let size = MemoryLayout<Int>.size
    guard rest.count >= size else { return nil }
    defer { rest.removeFirst(size) }
    return rest.base.loadUnaligned(fromByteOffset: rest.startIndex, as: Int.self)
  }
}
