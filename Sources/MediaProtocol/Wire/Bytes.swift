internal import SystemStrings

/// A value that is part of a message.
protocol WireValue {
  func write(to writer: inout ByteWriter)
  init(from reader: inout ByteReader) throws(MessageError)
}

/// A buffer to which values are written.
struct ByteWriter {
  fileprivate(set) var bytes: [UInt8] = []

  /// Writes values one after the other.
  mutating func put<each Value: WireValue>(_ values: repeat each Value) {
    repeat (each values).write(to: &self)
  }

  /// Writes the number of a case, then its values.
  mutating func put<each Value: WireValue>(case number: UInt8, _ values: repeat each Value) {
    put(number)
    repeat (each values).write(to: &self)
  }

  /// Writes bytes, with their number in four bytes before them.
  mutating func put(data: [UInt8]) {
    put(UInt32(truncatingIfNeeded: data.count))
    bytes += data
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

  mutating func value<Value: WireValue>() throws(MessageError) -> Value {
    try Value(from: &self)
  }

  /// Reads the number of a case, which decides what follows.
  mutating func caseNumber() throws(MessageError) -> UInt8 { try value() }

  /// Reads a text for the screen, cleaned.
  mutating func line() throws(MessageError) -> String { clean(try value()) }

  mutating func optionalLine() throws(MessageError) -> String? { try value() ? try line() : nil }

  /// Reads a list of values; throws if there are more than `most`.
  mutating func list<Value: WireValue>(most: Int) throws(MessageError) -> [Value] {
    let count: UInt16 = try value()
    guard count <= most else { throw .malformed }
    var values: [Value] = []
    for _ in 0..<count { values.append(try value()) }
    return values
  }

  /// Reads bytes; throws if there are more than `most`.
  mutating func data(most: Int) throws(MessageError) -> [UInt8] {
    let count = Int(try value() as UInt32)
    guard count <= most else { throw .malformed }
    return Array(try take(count))
  }

  /// Checks that the message ends here; throws if more bytes follow.
  func end() throws(MessageError) {
    guard rest.isEmpty else { throw .malformed }
  }

  fileprivate mutating func take(_ count: Int) throws(MessageError) -> ArraySlice<UInt8> {
    guard rest.count >= count else { throw .malformed }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }
}

/// Numbers are written with their most significant byte first.
extension WireValue where Self: FixedWidthInteger & UnsignedInteger {
  func write(to writer: inout ByteWriter) {
    for shift in stride(from: bitWidth - 8, through: 0, by: -8) {
      writer.bytes.append(UInt8(truncatingIfNeeded: self >> shift))
    }
  }

  init(from reader: inout ByteReader) throws(MessageError) {
    self = try reader.take(Self.bitWidth / 8).reduce(0) { $0 << 8 | Self($1) }
  }
}

extension UInt8: WireValue {}
extension UInt16: WireValue {}
extension UInt32: WireValue {}
extension UInt64: WireValue {}

extension Int: WireValue {
  func write(to writer: inout ByteWriter) { writer.put(UInt64(bitPattern: Int64(self))) }

  init(from reader: inout ByteReader) throws(MessageError) {
    self.init(truncatingIfNeeded: try reader.value() as UInt64)
  }
}

extension Bool: WireValue {
  func write(to writer: inout ByteWriter) { writer.put(case: self ? 1 : 0) }

  init(from reader: inout ByteReader) throws(MessageError) {
    switch try reader.caseNumber() {
    case 0: self = false
    case 1: self = true
    default: throw .malformed
    }
  }
}

extension WireValue where Self: RawRepresentable<UInt8> {
  func write(to writer: inout ByteWriter) { writer.put(rawValue) }

  init(from reader: inout ByteReader) throws(MessageError) {
    guard let value = Self(rawValue: try reader.value()) else { throw .malformed }
    self = value
  }
}

/// A text, with its length in two bytes before it.
extension String: WireValue {
  /// Writes at most 65,535 bytes of UTF-8, truncated between two scalars.
  func write(to writer: inout ByteWriter) {
    var utf8 = Array(utf8.prefix(Int(UInt16.max) + 1))
    if utf8.count > Int(UInt16.max) {
      while let last = utf8.popLast(), last & 0xc0 == 0x80 {}
    }
    writer.put(UInt16(utf8.count))
    writer.bytes += utf8
  }

  /// Reads a text that is not for the screen, such as an address, a path or a name to compare, with
  /// only `withShortRuns` applied.
  init(from reader: inout ByteReader) throws(MessageError) {
    let count = Int(try reader.value() as UInt16)
    guard let text = String(validating: try reader.take(count), as: UTF8.self) else {
      throw .malformed
    }
    self = text.withShortRuns
  }
}

/// A path of at most 4096 bytes, the system's limit.
extension SystemString: WireValue {
  func write(to writer: inout ByteWriter) { writer.put(data: bytes) }

  init(from reader: inout ByteReader) throws(MessageError) {
    self.init(bytes: try reader.data(most: 4096))
  }
}

extension Optional: WireValue where Wrapped: WireValue {
  func write(to writer: inout ByteWriter) {
    writer.put(self != nil)
    if let self { writer.put(self) }
  }

  init(from reader: inout ByteReader) throws(MessageError) {
    self = try reader.value() ? try reader.value() as Wrapped : nil
  }
}

/// A list of at most 65,535 values; more are left out.
extension Array: WireValue where Element: WireValue {
  func write(to writer: inout ByteWriter) {
    writer.put(UInt16(clamping: count))
    for value in prefix(Int(UInt16.max)) { writer.put(value) }
  }

  init(from reader: inout ByteReader) throws(MessageError) {
    self = try reader.list(most: Int(UInt16.max))
  }
}

extension Result: WireValue where Success: WireValue, Failure: WireValue {
  func write(to writer: inout ByteWriter) {
    switch self {
    case .success(let value): writer.put(true, value)
    case .failure(let error): writer.put(false, error)
    }
  }

  init(from reader: inout ByteReader) throws(MessageError) {
    self = try reader.value() ? .success(try reader.value()) : .failure(try reader.value())
  }
}
