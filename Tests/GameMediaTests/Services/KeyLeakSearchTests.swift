import GameMedia
import MediaProtocol
import Testing

@Suite("Finding a key in a service's answer")
struct KeyLeakSearchTests {
  /// An encoding of a key.
  struct Encoding: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let encode: @Sendable (String) -> String

    init(_ name: String, _ encode: @escaping @Sendable (String) -> String) {
      testDescription = name
      self.encode = encode
    }

    func around(_ other: Encoding) -> Encoding {
      Encoding("\(testDescription) of \(other.testDescription)") { encode(other.encode($0)) }
    }
  }

  /// Encodes each byte, or each character, by its number.
  private static func numbers(
    _ prefix: String, radix: Int = 16, width: Int = 1, _ suffix: String = "",
    characters: Bool = false
  ) -> @Sendable (String) -> String {
    { text in
      let numbers =
        characters ? text.unicodeScalars.map { Int($0.value) } : text.utf8.map { Int($0) }
      return numbers.map { number in
        let digits = String(number, radix: radix)
        let zeros = String(repeating: "0", count: max(width - digits.count, 0))
        return prefix + zeros + digits + suffix
      }.joined()
    }
  }

  static let simple = [
    Encoding("itself") { $0 },
    Encoding("upper case") { $0.uppercased() },
    Encoding("lower case") { $0.lowercased() },
    Encoding("percent", numbers("%", width: 2)),
    Encoding("some percent") { numbers("%", width: 2)(String($0.prefix(1))) + $0.dropFirst() },
    Encoding("old percent", numbers("%u", width: 4, characters: true)),
    Encoding("decimal reference", numbers("&#", radix: 10, ";", characters: true)),
    Encoding("long reference", numbers("&#", radix: 10, width: 30, ";", characters: true)),
    Encoding("hexadecimal reference", numbers("&#x", ";", characters: true)),
    Encoding("open reference", numbers("&#X", characters: true)),
    Encoding("JSON escape", numbers(#"\u"#, width: 4, characters: true)),
    Encoding("JavaScript escape", numbers(#"\u{"#, "}", characters: true)),
    Encoding("byte escape", numbers(#"\x"#, width: 2)),
    Encoding("named reference") { $0.split(separator: "_").joined(separator: "&lowbar;") },
    Encoding("invisible characters") { $0.map { "\($0)\u{200B}" }.joined() },
    Encoding("lines") { $0.map { "\($0)\r\n" }.joined() },
  ]

  static let codes = [
    Encoding("hexadecimal", numbers("", width: 2)),
    Encoding("capital hexadecimal") { numbers("", width: 2)($0).uppercased() },
    Encoding("spaced hexadecimal", numbers(" ", width: 2)),
    Encoding("base64") { base64(Array($0.utf8)) },
    Encoding("base64 behind one byte") { base64(Array("?\($0)&x=1".utf8)) },
    Encoding("base64 behind two bytes") { base64(Array("a=\($0)".utf8)) },
    Encoding("base64 for addresses") { text in
      let code = base64(Array("\u{FF}\(text)\u{FF}".utf8))
      return String(code.map { $0 == "+" ? "-" : $0 == "/" ? "_" : $0 })
    },
  ]

  private static func base64(_ bytes: [UInt8]) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var bits = 0
    var number = 0
    var text = ""
    for byte in bytes {
      number = number << 8 | Int(byte)
      bits += 8
      while bits >= 6 {
        bits -= 6
        text.append(letters[number >> bits & 63])
      }
      number &= 0xff
    }
    if bits > 0 { text.append(letters[number << (6 - bits) & 63]) }
    while !text.count.isMultiple(of: 4) { text += "=" }
    return text
  }

  static let keys = [
    "k_12345678", "Ab3/+=dE_fG-h1", "0a1b2c3d-4e5f-6071-8293-a4b5c6d7e8f9", "ключ-7Я",
  ]

  private static func isFound(_ text: String, _ key: String) throws -> Bool {
    let search = try #require(KeyLeakSearch(ServiceKey(key)))
    return search.finds(in: #"{"a":"https://example.org/?q=\#(text)&n=1"}"#.utf8)
  }

  @Test("A key is found in any encoding", arguments: simple + codes, keys)
  func found(_ encoding: Encoding, _ key: String) throws {
    #expect(try Self.isFound(encoding.encode(key), key))
  }

  @Test("A key is found in two nested encodings", arguments: simple, simple + codes)
  func nested(_ outer: Encoding, _ inner: Encoding) throws {
    // Base64 in another case has another meaning.
    if outer.testDescription.hasSuffix("case"), inner.testDescription.hasPrefix("base64") { return }
    let key = "k_12345678"
    #expect(try Self.isFound(outer.around(inner).encode(key), key))
  }

  @Test("A key is found in codes of codes", arguments: codes, codes)
  func nestedCodes(_ outer: Encoding, _ inner: Encoding) throws {
    // Spaces inside base64 are not removed.
    if inner.testDescription == "spaced hexadecimal" { return }
    let key = "k_12345678"
    #expect(try Self.isFound(outer.around(inner).encode(key), key))
    let percent = Self.simple[3]
    #expect(try Self.isFound(percent.around(outer.around(inner)).encode(key), key))
    #expect(try Self.isFound(percent.around(percent.around(outer)).encode(key), key))
  }

  @Test(
    "Other text is not mistaken for the key",
    arguments: [
      "", "k_1234567", "k-1234-567", "12345678", "%6b_1234567", "azE3MzQ1Njc4", "6b5f3132333435",
      String(repeating: "k_123456", count: 1_000), String(repeating: "%25", count: 1_000),
      "\u{FFFD}\\u\\u{\\x%&#&;&#x;&longernames;%u12\\u{12", "%F0%9F", "\\ud83d\\ude00",
    ])
  func notFound(_ text: String) throws {
    #expect(try !Self.isFound(text, "k_12345678"))
  }

  @Test("A key that looks like an escape is found as typed, and decoded")
  func escapes() throws {
    for key in ["%41%42%43%44x", "&#65;&#66;cdefgh", #"\u0041bcdefgh"#, "%2541bcdefg"] {
      #expect(try Self.isFound(key, key))
      #expect(try Self.isFound(Self.simple[3].encode(key), key))
    }
  }

  @Test(
    "Keys of three letters and digits or fewer are ignored", arguments: ["", "k_1", "-_-"])
  func short(_ key: String) {
    #expect(KeyLeakSearch(ServiceKey(key)) == nil)
  }
}
