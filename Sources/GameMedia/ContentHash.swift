private import CSystem
private import SystemStrings

/// A hash of the content of a file: 256-bit BLAKE2b.
struct ContentHash: Hashable, Sendable {
  /// 64 lower-case hexadecimal digits.
  let digits: String

  init(of bytes: [UInt8]) {
    var hash = [UInt8](repeating: 0, count: 32)
    // Fails only for invalid lengths; 32 bytes are valid.
    _ = crypto_generichash(&hash, hash.count, bytes, UInt64(bytes.count), nil, 0)
    digits = Hexadecimal.text(of: hash)
  }

  /// Returns the identity of the picture at an address, whatever its content, for pictures that a
  /// player has chosen.
  static func picture(at address: String) -> ContentHash {
    ContentHash(of: Array("picture \(address)".utf8))
  }

  /// Reads a hash; nil if it is invalid.
  init?(digits: some StringProtocol) {
    guard digits.utf8.count == 64, digits.utf8.allSatisfy(Hexadecimal.isDigit) else { return nil }
    self.digits = String(digits)
  }

  /// Returns a number by which hashes are sorted, in a different order for each seed.
  func order(seed: UInt64) -> UInt64 {
    var mixed = seed ^ (UInt64(digits.prefix(16), radix: 16) ?? 0)
    mixed = (mixed ^ mixed >> 30) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
    return mixed ^ mixed >> 31
  }
}
