import GameCore

/// Printed JSON: any name reads back unchanged with a separate parser.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  let line = JSON.object([
    .init("player", .text(text)), .init(text, .number(count)), .init("verified", .truth(true)),
  ]).line
  precondition(line.unicodeScalars.allSatisfy { $0.value >= 32 && $0.value != 127 })
  var reader = Reader(rest: Array(line.utf8)[...])
  precondition(reader.takes("{") && reader.text() == "player" && reader.takes(":"))
  precondition(reader.text().map { $0.unicodeScalars.elementsEqual(text.unicodeScalars) } == true)
  precondition(reader.takes(","))
  precondition(reader.text().map { $0.unicodeScalars.elementsEqual(text.unicodeScalars) } == true)
  precondition(reader.takes(":\(count),\"verified\":true}") && reader.rest.isEmpty)
  return 0
}

/// A parser for the printed part of RFC 8259.
private struct Reader {
  var rest: ArraySlice<UInt8>

  mutating func takes(_ text: String) -> Bool {
    guard rest.starts(with: text.utf8) else { return false }
    rest = rest.dropFirst(text.utf8.count)
    return true
  }

  /// Reads a string; nil if there is none.
  mutating func text() -> String? {
    guard takes("\"") else { return nil }
    var units: [UInt16] = []
    while let byte = rest.first, byte != UInt8(ascii: "\"") {
      if byte == UInt8(ascii: "\\") {
        guard let unit = escape() else { return nil }
        units.append(unit)
      } else {
        let end = rest.firstIndex { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
        let plain = rest[..<(end ?? rest.endIndex)]
        units += Array(String(decoding: plain, as: UTF8.self).utf16)
        rest = rest[plain.endIndex...]
      }
    }
    return takes("\"") ? String(decoding: units, as: UTF16.self) : nil
  }

  private mutating func escape() -> UInt16? {
    for (sign, unit) in [("\\\"", 34), ("\\\\", 92), ("\\n", 10), ("\\t", 9)] where takes(sign) {
      return UInt16(unit)
    }
    guard takes("\\u"), rest.count >= 4 else { return nil }
    defer { rest = rest.dropFirst(4) }
    return UInt16(String(decoding: rest.prefix(4), as: UTF8.self), radix: 16)
  }
}
