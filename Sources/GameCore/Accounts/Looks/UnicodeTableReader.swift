/// A reader of the hexadecimal numbers and names of a generated table.
struct UnicodeTableReader {
  private var rest: UnsafeBufferPointer<UInt8>.SubSequence

  init(_ table: StaticString) {
    rest = UnsafeBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount)[...]
  }

  /// Returns the next word; nil at the end.
  mutating func word() -> UnsafeBufferPointer<UInt8>.SubSequence? {
    rest = rest.drop { $0 <= UInt8(ascii: " ") }
    guard !rest.isEmpty else { return nil }
    let word = rest.prefix { $0 > UInt8(ascii: " ") }
    rest = rest[word.endIndex...]
    return word
  }

  /// Returns the value of upper-case hexadecimal digits.
  static func number(_ digits: some Sequence<UInt8>) -> UInt32 {
    digits.reduce(0) { $0 << 4 | UInt32($1 < 0x41 ? $1 - 0x30 : $1 - 0x41 + 10) }
  }
}
