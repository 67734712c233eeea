internal import SystemStrings

/// A parser for JSON within the limits of `JSONValue`.
struct JSONReader {
  private let bytes: [UInt8]
  private var at = 0
  private var count = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // Some services send a byte order mark first.
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { at = 3 }
  }

  /// Returns the value of the whole text; nil if there is none, or anything follows it.
  mutating func document() -> JSONValue? {
    guard let value = value(depth: 0) else { return nil }
    skipSpace()
    return at == bytes.count ? value : nil
  }

  private mutating func value(depth: Int) -> JSONValue? {
    skipSpace()
    count += 1
    guard at < bytes.count, depth < JSONValue.deepest, count <= JSONValue.most else { return nil }
    switch bytes[at] {
    case UInt8(ascii: "{"): return object(depth: depth)
    case UInt8(ascii: "["): return array(depth: depth)
    case UInt8(ascii: "\""): return text().map(JSONValue.text)
    case UInt8(ascii: "t"): return take("true") ? .truth(true) : nil
    case UInt8(ascii: "f"): return take("false") ? .truth(false) : nil
    case UInt8(ascii: "n"): return take("null") ? .null : nil
    default: return number()
    }
  }

  private mutating func object(depth: Int) -> JSONValue? {
    at += 1
    var members: [String: JSONValue] = [:]
    skipSpace()
    if take("}") { return .object(members) }
    while true {
      skipSpace()
      guard let name = text() else { return nil }
      skipSpace()
      guard take(":"), let value = value(depth: depth + 1) else { return nil }
      members[name] = value
      skipSpace()
      if take("}") { return .object(members) }
      guard take(",") else { return nil }
    }
  }

  private mutating func array(depth: Int) -> JSONValue? {
    at += 1
    var elements: [JSONValue] = []
    skipSpace()
    if take("]") { return .array(elements) }
    while true {
      guard let value = value(depth: depth + 1) else { return nil }
      elements.append(value)
      skipSpace()
      if take("]") { return .array(elements) }
      guard take(",") else { return nil }
    }
  }

  /// Returns a string; an unpaired surrogate becomes U+FFFD.
  private mutating func text() -> String? {
    guard take("\"") else { return nil }
    let start = at
    while at < bytes.count, bytes[at] != UInt8(ascii: "\""), bytes[at] != UInt8(ascii: "\\") {
      guard bytes[at] >= 0x20 else { return nil }
      at += 1
    }
    guard at < bytes.count else { return nil }
    if take("\"") { return Self.text(bytes[start..<at - 1]) }
    var plain = Array(bytes[start..<at])
    while at < bytes.count {
      let byte = bytes[at]
      at += 1
      switch byte {
      case UInt8(ascii: "\""): return Self.text(plain[...])
      case UInt8(ascii: "\\"):
        guard let scalar = escape() else { return nil }
        plain += Array(String(scalar).utf8)
      case 0..<0x20: return nil
      default: plain.append(byte)
      }
    }
    return nil
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String? {
    String(validating: bytes, as: UTF8.self)?.withShortRuns
  }

  /// Returns the character of an escape, after its backslash was read.
  private mutating func escape() -> Unicode.Scalar? {
    guard at < bytes.count else { return nil }
    at += 1
    switch bytes[at - 1] {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return codePoint()
    default: return nil
    }
  }

  private mutating func codePoint() -> Unicode.Scalar? {
    guard let high = unit() else { return nil }
    guard (0xd800..<0xdc00).contains(high) else { return Unicode.Scalar(high) ?? "\u{fffd}" }
    let behind = at
    guard take("\\u"), let low = unit(), (0xdc00..<0xe000).contains(low) else {
      // What follows is separate text, or an error.
      at = behind
      return "\u{fffd}"
    }
    return Unicode.Scalar(0x10000 + (high - 0xd800) << 10 + (low - 0xdc00))
  }

  /// Returns the number of four hexadecimal digits.
  private mutating func unit() -> UInt32? {
    guard at + 4 <= bytes.count else { return nil }
    var unit: UInt32 = 0
    for byte in bytes[at..<at + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
        return nil
      }
      unit = unit << 4 | UInt32(digit)
    }
    at += 4
    return unit
  }

  private mutating func number() -> JSONValue? {
    let start = at
    _ = take("-")
    let digits = at
    skipDigits()
    guard at > digits, bytes[digits] != UInt8(ascii: "0") || at == digits + 1 else { return nil }
    var isWhole = true
    if take(".") {
      isWhole = false
      let fraction = at
      skipDigits()
      guard at > fraction else { return nil }
    }
    if take("e") || take("E") {
      isWhole = false
      if !take("+") { _ = take("-") }
      let exponent = at
      skipDigits()
      guard at > exponent else { return nil }
    }
    let text = String(decoding: bytes[start..<at], as: UTF8.self)
    if isWhole, let number = Int(text) { return .integer(number) }
    return .decimal(text)
  }

  private mutating func skipDigits() {
    while at < bytes.count, (0x30...0x39).contains(bytes[at]) { at += 1 }
  }

  private mutating func skipSpace() {
    while at < bytes.count, Self.isSpace(bytes[at]) { at += 1 }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09
  }

  private mutating func take(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard at + count <= bytes.count else { return false }
    for offset in 0..<count where bytes[at + offset] != text.utf8Start[offset] { return false }
    at += count
    return true
  }
}
