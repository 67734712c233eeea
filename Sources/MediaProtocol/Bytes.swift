/// Writes numbers, most significant byte first, and texts with their length before them.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func put(_ number: some FixedWidthInteger & UnsignedInteger) {
    for shift in stride(from: number.bitWidth - 8, through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  mutating func put(_ flag: Bool) {
    bytes.append(flag ? 1 : 0)
  }

  /// A text; what goes beyond 65,535 bytes of UTF-8 is cut off.
  mutating func put(_ text: String) {
    let utf8 = Array(text.utf8.prefix(Int(UInt16.max)))
    put(UInt16(utf8.count))
    bytes += utf8
  }
}

/// Reads what a `ByteWriter` has written, and never past the end.
struct ByteReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  mutating func uint8() throws(WireFault) -> UInt8 { try number() }
  mutating func uint16() throws(WireFault) -> UInt16 { try number() }
  mutating func uint32() throws(WireFault) -> UInt32 { try number() }
  mutating func uint64() throws(WireFault) -> UInt64 { try number() }

  mutating func flag() throws(WireFault) -> Bool {
    switch try uint8() {
    case 0: return false
    case 1: return true
    default: throw .malformed
    }
  }

  mutating func text() throws(WireFault) -> String {
    let count = Int(try uint16())
    guard rest.count >= count else { throw .malformed }
    defer { rest = rest.dropFirst(count) }
    guard let text = String(validating: rest.prefix(count), as: UTF8.self) else {
      throw .malformed
    }
    return text
  }

  /// Says that the message is over: more bytes are a fault.
  func end() throws(WireFault) {
    guard rest.isEmpty else { throw .malformed }
  }

  private mutating func number<Number: FixedWidthInteger & UnsignedInteger>()
    throws(WireFault) -> Number
  {
    let count = Number.bitWidth / 8
    guard rest.count >= count else { throw .malformed }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count).reduce(0) { $0 << 8 | Number($1) }
  }
}
