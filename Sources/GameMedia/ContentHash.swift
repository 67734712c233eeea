private import CSystem

/// What tells the content of a file from every other: BLAKE2b of 256 bits.
struct ContentHash: Hashable, Sendable {
  /// 64 hexadecimal digits in lower case.
  let digits: String

  init(of bytes: [UInt8]) {
    var hash = [UInt8](repeating: 0, count: 32)
    // It fails only for lengths that are not allowed; 32 bytes are.
    _ = crypto_generichash(&hash, hash.count, bytes, UInt64(bytes.count), nil, 0)
    digits = String(unsafeUninitializedCapacity: 64) { buffer in
      for (index, byte) in hash.enumerated() {
        buffer[index * 2] = Self.digit(byte >> 4)
        buffer[index * 2 + 1] = Self.digit(byte & 15)
      }
      return 64
    }
  }

  /// What stands for the picture at an address, whatever its content is: pictures that somebody
  /// has named are known by where they lie.
  static func picture(at address: String) -> ContentHash {
    ContentHash(of: Array("picture \(address)".utf8))
  }

  /// A hash as it was written down; nil where it is none.
  init?(digits: some StringProtocol) {
    let isHash =
      digits.utf8.count == 64
      && digits.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    guard isHash else { return nil }
    self.digits = String(digits)
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? 0x30 + value : 0x61 - 10 + value
  }

  /// A number that orders hashes differently for every seed, always the same for one.
  func order(seed: UInt64) -> UInt64 {
    var mixed = seed ^ (UInt64(digits.prefix(16), radix: 16) ?? 0)
    mixed = (mixed ^ mixed >> 30) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
    return mixed ^ mixed >> 31
  }
}
