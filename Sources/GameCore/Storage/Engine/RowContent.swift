import Glibc

/// The content of the first columns of a row, byte for byte, to recognize an identical one.
package struct RowContent: Hashable, Sendable {
  /// A value without its bytes.
  private struct Head: Hashable {
    let kind: StoredValue.Kind
    /// An integer, or the number of bytes.
    let number: Int

    init(_ value: StoredValue) {
      kind = value.kind
      number = value.number
    }
  }

  private var heads: [Head] = []
  /// The bytes of all values.
  private var bytes: [UInt8] = []

  init(of row: borrowing Row, columns: Int32) {
    for column in 0..<columns {
      let value = row.value(column)
      heads.append(Head(value))
      bytes += value.bytes
    }
  }

  /// Returns a hash of a row. Different rows have different hashes with a probability of all but
  /// 2^-64; each program has a new random key.
  static func fingerprint(of row: borrowing Row) -> Int {
    var hasher = Hasher()
    for column in 0..<row.count {
      let value = row.value(column)
      hasher.combine(Head(value))
      hasher.combine(bytes: value.bytes)
    }
    return hasher.finalize()
  }

  /// Returns whether a row has the same content.
  fileprivate func isSame(as row: some RowValues) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var offset = 0
      for (column, head) in heads.enumerated() {
        let value = row.value(Int32(column))
        // Equal heads have equal numbers of bytes, so that all of them are in `bytes`.
        guard Head(value) == head else { return false }
        guard let start = value.bytes.baseAddress, let known = bytes.baseAddress else { continue }
        guard memcmp(known + offset, start, value.bytes.count) == 0 else { return false }
        offset += value.bytes.count
      }
      return true
    }
  }
}

extension RowValues {
  package func isSame(as image: RowContent) -> Bool { image.isSame(as: self) }
}
