import Glibc

/// The content of the first columns of a row, byte for byte, to recognize an identical one.
package struct RowContent: Hashable, Sendable {
  /// The type of each column, followed by an integer's value, or by the number of bytes and the
  /// bytes.
  private var bytes: [UInt8] = []
  private let columns: Int32

  init(of row: borrowing Row, columns: Int32) {
    self.columns = columns
    for column in 0..<columns {
      let kind = row.kind(column)
      bytes.append(kind.rawValue)
      switch kind {
      case .null: break
      case .integer: append(row.integer(column))
      default:
        row.withBytes(column) { value in
          append(value.count)
          bytes.append(contentsOf: value)
        }
      }
    }
  }

  /// Returns a hash of a row. Different rows have different hashes with a probability of all but
  /// 2^-64; each program has a new random key.
  static func fingerprint(of row: borrowing Row) -> Int {
    var hasher = Hasher()
    for column in 0..<row.count {
      let kind = row.kind(column)
      hasher.combine(kind.rawValue)
      switch kind {
      case .null: break
      case .integer: hasher.combine(row.integer(column))
      default:
        row.withBytes(column) { value in
          hasher.combine(value.count)
          hasher.combine(bytes: value)
        }
      }
    }
    return hasher.finalize()
  }

  /// Returns whether a row has the same content.
  fileprivate func isSame(as row: some RowValues) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var rest = Reader(bytes)
      for column in 0..<columns {
        let kind = row.kind(column)
        guard rest.byte() == kind.rawValue else { return false }
        switch kind {
        case .null: break
        case .integer:
          guard rest.integer() == row.integer(column) else { return false }
        default:
          let value = row.bytes(column)
          guard rest.integer() == value.count, rest.take(value) else { return false }
        }
      }
      return rest.isAtEnd
    }
  }

  /// A reader of an image.
  private struct Reader {
    private let bytes: UnsafeRawBufferPointer
    private var offset = 0

    init(_ bytes: UnsafeRawBufferPointer) {
      self.bytes = bytes
    }

    var isAtEnd: Bool { offset == bytes.count }

    mutating func byte() -> UInt8? {
      guard offset < bytes.count else { return nil }
      defer { offset += 1 }
      return bytes[offset]
    }

    mutating func integer() -> Int? {
      guard bytes.count - offset >= MemoryLayout<Int>.size else { return nil }
      defer { offset += MemoryLayout<Int>.size }
      return bytes.loadUnaligned(fromByteOffset: offset, as: Int.self)
    }

    /// Returns whether `value` follows, and skips it if so.
    mutating func take(_ value: UnsafeRawBufferPointer) -> Bool {
      guard let start = value.baseAddress, let kept = bytes.baseAddress else {
        return value.isEmpty
      }
      guard value.count <= bytes.count - offset,
        memcmp(kept + offset, start, value.count) == 0
      else { return false }
      offset += value.count
      return true
    }
  }

  private mutating func append(_ integer: Int) {
    withUnsafeBytes(of: integer) { bytes.append(contentsOf: $0) }
  }
}

extension RowValues {
  package func isSame(as image: RowContent) -> Bool { image.isSame(as: self) }
}
