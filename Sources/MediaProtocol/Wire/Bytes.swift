internal import SystemStrings

/// A buffer to which numbers are written with their most significant byte first, and texts with
/// their length before them.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func put(_ number: some FixedWidthInteger & UnsignedInteger) {
    for shift in stride(from: number.bitWidth - 8, through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  mutating func put(_ number: Int) {
    put(UInt64(bitPattern: Int64(number)))
  }

  mutating func put(_ flag: Bool) {
    bytes.append(flag ? 1 : 0)
  }

  /// Writes a text, truncated to 65,535 bytes of UTF-8 between two scalars.
  mutating func put(_ text: String) {
    var utf8 = Array(text.utf8.prefix(Int(UInt16.max) + 1))
    if utf8.count > Int(UInt16.max) {
      while let last = utf8.popLast(), last & 0xc0 == 0x80 {}
    }
    put(UInt16(utf8.count))
    bytes += utf8
  }

  /// Writes a path, byte by byte.
  mutating func put(_ path: SystemString) {
    put(path.bytes)
  }

  /// Writes bytes, with their number in four bytes before them.
  mutating func put(_ data: [UInt8]) {
    put(UInt32(truncatingIfNeeded: data.count))
    bytes += data
  }

  mutating func put(_ number: Int?) {
    put(number != nil)
    if let number { put(number) }
  }

  mutating func put(_ text: String?) {
    put(text != nil)
    if let text { put(text) }
  }

  mutating func put(_ value: some WireValue) {
    value.write(to: &self)
  }

  mutating func put<Value: WireValue>(_ value: Value?) {
    put(value != nil)
    if let value { put(value) }
  }

  /// Writes the start of a message: its code and the number of its request.
  mutating func head(_ code: UInt8, _ id: RequestID) {
    put(code)
    put(id)
  }

  /// Writes whether the result is a success, then the value, with `put`, or the problem.
  mutating func put<Value, Problem: WireValue>(
    _ result: Result<Value, Problem>, _ put: (inout ByteWriter, Value) -> Void
  ) {
    switch result {
    case .success(let value):
      self.put(true)
      put(&self, value)
    case .failure(let problem):
      self.put(false)
      self.put(problem)
    }
  }

  /// Writes at most 65,535 values; more are left out.
  mutating func put(_ values: [some WireValue]) {
    put(UInt16(clamping: values.count))
    for value in values.prefix(Int(UInt16.max)) { put(value) }
  }
}

/// A reader of the bytes of a `ByteWriter` that never reads past their end.
struct ByteReader {
  private var rest: ArraySlice<UInt8>
  private let clean: @Sendable (String) -> String

  /// Creates a reader that passes every text for the screen to `clean`.
  init(_ bytes: ArraySlice<UInt8>, clean: @escaping @Sendable (String) -> String = { $0 }) {
    rest = bytes
    self.clean = clean
  }

  mutating func uint8() throws(MessageError) -> UInt8 { try number() }
  mutating func uint16() throws(MessageError) -> UInt16 { try number() }
  mutating func uint32() throws(MessageError) -> UInt32 { try number() }
  mutating func uint64() throws(MessageError) -> UInt64 { try number() }
  mutating func int() throws(MessageError) -> Int { Int(truncatingIfNeeded: try uint64()) }

  mutating func flag() throws(MessageError) -> Bool {
    switch try uint8() {
    case 0: return false
    case 1: return true
    default: throw .malformed
    }
  }

  /// Reads a text that is not for the screen, such as an address, a path or a name to compare, with
  /// only `withShortRuns` applied.
  mutating func text() throws(MessageError) -> String {
    let count = Int(try uint16())
    guard rest.count >= count else { throw .malformed }
    defer { rest = rest.dropFirst(count) }
    guard let text = String(validating: rest.prefix(count), as: UTF8.self) else {
      throw .malformed
    }
    return text.withShortRuns
  }

  /// Reads a path of at most 4096 bytes, the system's limit.
  mutating func path() throws(MessageError) -> SystemString {
    SystemString(bytes: try data(most: 4096))
  }

  /// Reads a text for the screen, cleaned.
  mutating func line() throws(MessageError) -> String { clean(try text()) }

  /// Reads bytes; throws if there are more than `most`.
  mutating func data(most: Int) throws(MessageError) -> [UInt8] {
    let count = Int(try uint32())
    guard count <= most, rest.count >= count else { throw .malformed }
    defer { rest = rest.dropFirst(count) }
    return Array(rest.prefix(count))
  }

  mutating func optionalInt() throws(MessageError) -> Int? { try flag() ? try int() : nil }
  mutating func optionalText() throws(MessageError) -> String? { try flag() ? try text() : nil }
  mutating func optionalLine() throws(MessageError) -> String? { try flag() ? try line() : nil }

  mutating func value<Value: WireValue>() throws(MessageError) -> Value {
    try Value(from: &self)
  }

  mutating func optional<Value: WireValue>() throws(MessageError) -> Value? {
    try flag() ? try Value(from: &self) : nil
  }

  /// Reads a list of values; throws if there are more than `most`.
  mutating func list<Value: WireValue>(most: Int) throws(MessageError) -> [Value] {
    let count = Int(try uint16())
    guard count <= most else { throw .malformed }
    var values: [Value] = []
    for _ in 0..<count { values.append(try Value(from: &self)) }
    return values
  }

  /// Checks that the message ends here; throws if more bytes follow.
  func end() throws(MessageError) {
    guard rest.isEmpty else { throw .malformed }
  }

  private mutating func number<Number: FixedWidthInteger & UnsignedInteger>()
    throws(MessageError) -> Number
  {
    let count = Number.bitWidth / 8
    guard rest.count >= count else { throw .malformed }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count).reduce(0) { $0 << 8 | Number($1) }
  }
}

/// A value that is part of a message.
protocol WireValue {
  func write(to writer: inout ByteWriter)
  init(from reader: inout ByteReader) throws(MessageError)
}

extension RequestID: WireValue {
  func write(to writer: inout ByteWriter) { writer.put(rawValue) }
  init(from reader: inout ByteReader) throws(MessageError) { self.init(try reader.uint32()) }
}
