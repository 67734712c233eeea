public import MediaProtocol
private import SystemStrings

/// A search for a player's API key in an answer, in any case and in up to three nested encodings:
/// percent-encoding, HTML or JavaScript escapes, base64 or hexadecimal.
///
/// Only letters and digits are compared, so that spaces, signs, invisible characters and line
/// breaks cannot hide it. The time is linear.
public struct KeyLeakSearch: Sendable {
  /// The minimum number of letters and digits of a key to search for; shorter ones would be found
  /// in every answer.
  public static let shortestKey = 4
  /// The minimum length of the base64 or hexadecimal form to search for.
  private static let shortestCode = 6
  /// The maximum number of nested escapes to decode.
  private static let depth = 4

  /// The texts to find, by the hash of their first four bytes.
  private var needles: [UInt16: [[UInt8]]] = [:]
  private var starts = [Bool](repeating: false, count: 1 << 16)

  /// Creates a search for a key; nil if it is too short.
  public init?(_ key: ServiceKey) {
    let typed = Array(key.revealed.utf8)
    guard MarkupCleaner.letters(of: typed).count >= Self.shortestKey else { return nil }
    let text = key.revealed
    let spellings = Set(
      [text, text.lowercased(), text.uppercased(), CacheableRequest.encoded(text)].map {
        Array($0.utf8)
      })
    for spelling in spellings {
      add(spelling, atLeast: Self.shortestKey)
      for code in EncodedForms.codes(of: spelling) {
        add(code, atLeast: Self.shortestCode)
        for nested in EncodedForms.codes(of: code) { add(nested, atLeast: Self.shortestCode) }
      }
    }
    // The key itself may look like an escape.
    var decoded = typed
    for _ in 0..<Self.depth {
      decoded = MarkupCleaner.decoded(decoded)
      add(decoded, atLeast: Self.shortestKey)
    }
  }

  /// Returns whether these bytes contain the key.
  public func finds(in bytes: some Collection<UInt8>) -> Bool {
    var text = MarkupCleaner.visible(Array(bytes))
    for _ in 0..<Self.depth {
      if isIn(MarkupCleaner.letters(of: text)) { return true }
      let decoded = MarkupCleaner.decoded(text)
      if decoded.count == text.count { return false }
      text = MarkupCleaner.visible(decoded)
    }
    return isIn(MarkupCleaner.letters(of: text))
  }

  private mutating func add(_ bytes: [UInt8], atLeast shortest: Int) {
    let needle = MarkupCleaner.letters(of: bytes)
    guard needle.count >= shortest else { return }
    var window = Window()
    for byte in needle.prefix(Self.shortestKey) { window.take(byte) }
    guard needles[window.hash]?.contains(needle) != true else { return }
    needles[window.hash, default: []].append(needle)
    starts[Int(window.hash)] = true
  }

  private func isIn(_ letters: [UInt8]) -> Bool {
    var window = Window()
    for (place, byte) in letters.enumerated() {
      window.take(byte)
      guard starts[Int(window.hash)], place + 1 >= Self.shortestKey else { continue }
      let rest = letters[(place + 1 - Self.shortestKey)...]
      for needle in needles[window.hash] ?? [] where rest.starts(with: needle) { return true }
    }
    return false
  }

  /// The last four bytes of a text.
  private struct Window {
    private var bytes: UInt32 = 0

    mutating func take(_ byte: UInt8) {
      bytes = bytes << 8 | UInt32(byte)
    }

    var hash: UInt16 { UInt16(truncatingIfNeeded: (bytes &* 2_654_435_761) >> 16) }
  }
}

/// The base64 and hexadecimal forms of bytes.
private enum EncodedForms {
  private static let safeAlphabet = Base64.letters.dropLast(2) + Array("-_".utf8)

  /// Returns the bytes in hexadecimal, and in both base64 alphabets the part that does not depend
  /// on adjacent bytes, for each of the three alignments.
  static func codes(of bytes: [UInt8]) -> Set<[UInt8]> {
    let hexadecimal = Array(Hexadecimal.text(of: bytes).utf8)
    let capitals = hexadecimal.map { $0 >= UInt8(ascii: "a") ? $0 - 0x20 : $0 }
    var codes: Set = [hexadecimal, capitals]
    for offset in 0..<3 {
      for alphabet in [Base64.letters[...], safeAlphabet[...]] {
        codes.insert(base64(of: bytes, behind: offset, alphabet))
      }
    }
    return codes
  }

  private static func base64(
    of bytes: [UInt8], behind offset: Int, _ alphabet: ArraySlice<UInt8>
  ) -> [UInt8] {
    let padded = [UInt8](repeating: 0, count: offset) + bytes
    var code: [UInt8] = []
    // The first bit of the base64 digits that depend only on the bytes.
    let first = (offset * 8 + 5) / 6 * 6
    for bit in stride(from: first, through: padded.count * 8 - 6, by: 6) {
      let next = bit / 8 + 1 < padded.count ? Int(padded[bit / 8 + 1]) : 0
      let pair = Int(padded[bit / 8]) << 8 | next
      code.append(alphabet[alphabet.startIndex + pair >> (10 - bit % 8) & 63])
    }
    return code
  }
}
