/// Texts with decoded escapes, and reduced to letters and digits.
enum MarkupCleaner {
  /// Returns the letters and digits of a text in lower case.
  static func letters(of bytes: [UInt8]) -> [UInt8] {
    filtered(bytes) { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      default: nil
      }
    }
  }

  /// Returns the visible ASCII of a text, and the letters and digits beyond it in lower case, so
  /// that nothing invisible remains inside an escape.
  static func visible(_ bytes: [UInt8]) -> [UInt8] {
    filtered(bytes) { (0x21...0x7e).contains($0) ? $0 : nil }
  }

  private static func filtered(_ bytes: [UInt8], ascii: (UInt8) -> UInt8?) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var place = 0
    while place < bytes.count {
      if bytes[place] < 0x80 {
        if let byte = ascii(bytes[place]) { text.append(byte) }
        place += 1
        continue
      }
      let end = bytes[place...].firstIndex { $0 < 0x80 } ?? bytes.count
      for scalar in String(decoding: bytes[place..<end], as: UTF8.self).unicodeScalars {
        let properties = scalar.properties
        guard properties.isAlphabetic || properties.numericType != nil else { continue }
        text += properties.lowercaseMapping.utf8
      }
      place = end
    }
    return text
  }

  /// Returns the text with one layer of `%41`, `%u0041`, `&#65;`, `&#x41;`, `&amp;`, `\u0041`,
  /// `\u{41}` and `\x41` decoded. Other named HTML characters are removed, because none is an ASCII
  /// letter or digit.
  static func decoded(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "%") || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "\\") {
        var escape = EscapeSequence(bytes, at: place)
        if let end = escape.read() {
          text += escape.meaning
          place = end
          continue
        }
      }
      text.append(byte)
      place += 1
    }
    return text
  }
}

/// An escape in a text.
private struct EscapeSequence {
  /// The decoded bytes.
  private(set) var meaning: [UInt8] = []
  private let bytes: [UInt8]
  private var place: Int

  private static let longestName = 8

  init(_ bytes: [UInt8], at place: Int) {
    self.bytes = bytes
    self.place = place
  }

  /// Reads an escape and returns its end; nil if there is none.
  mutating func read() -> Int? {
    switch next() {
    case UInt8(ascii: "%"): if take("uU") { scalar(of: 4) } else { byte() }
    case UInt8(ascii: "&"): if take("#") { reference() } else { name() }
    case UInt8(ascii: "\\"):
      if take("xX") { byte() } else if take("uU") { unicode() } else { space() }
    default: nil
    }
  }

  private mutating func next() -> UInt8? {
    guard place < bytes.count else { return nil }
    defer { place += 1 }
    return bytes[place]
  }

  /// Reads `\n` and similar JSON escapes as a space.
  private mutating func space() -> Int? {
    guard take("bfnrt") else { return nil }
    meaning = [UInt8(ascii: " ")]
    return place
  }

  private mutating func take(_ characters: StaticString) -> Bool {
    guard place < bytes.count else { return false }
    let isOne = characters.withUTF8Buffer { $0.contains(bytes[place]) }
    if isOne { place += 1 }
    return isOne
  }

  /// Returns the number of up to `most` digits; nil if there are fewer than `least`.
  private mutating func number(of most: Int, atLeast least: Int, radix: UInt32) -> UInt32? {
    var number: UInt32 = 0
    var count = 0
    while count < most, place < bytes.count, let digit = Self.digit(bytes[place]), digit < radix {
      // A number that is too large stays too large.
      number = min(number * radix + digit, 0x11_0000)
      place += 1
      count += 1
    }
    return count >= least ? number : nil
  }

  private mutating func byte() -> Int? {
    guard let number = number(of: 2, atLeast: 2, radix: 16) else { return nil }
    meaning = [UInt8(number)]
    return place
  }

  private mutating func scalar(of digits: Int) -> Int? {
    number(of: digits, atLeast: digits, radix: 16).map { stand(for: $0) }
  }

  /// Reads `\u0041` or `\u{41}`.
  private mutating func unicode() -> Int? {
    guard take("{") else { return scalar(of: 4) }
    let number = number(of: .max, atLeast: 1, radix: 16)
    return take("}") ? number.map { stand(for: $0) } : nil
  }

  /// Reads `&#65;` or `&#x41;`, with or without the semicolon.
  private mutating func reference() -> Int? {
    let radix: UInt32 = take("xX") ? 16 : 10
    guard let number = number(of: .max, atLeast: 1, radix: radix) else { return nil }
    _ = take(";")
    return stand(for: number)
  }

  /// Reads `&amp;` or another name.
  private mutating func name() -> Int? {
    let start = place
    while place < bytes.count, place - start <= Self.longestName, Self.isLetter(bytes[place]) {
      place += 1
    }
    let name = bytes[start..<place]
    guard (2...Self.longestName).contains(name.count), take(";") else { return nil }
    if name.elementsEqual("amp".utf8) || name.elementsEqual("AMP".utf8) {
      meaning = [UInt8(ascii: "&")]
    }
    return place
  }

  /// Decodes a scalar; an unpaired surrogate becomes nothing.
  private mutating func stand(for number: UInt32) -> Int {
    meaning = Unicode.Scalar(number).map { Array(String($0).utf8) } ?? []
    return place
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt32.init)
  }
}
