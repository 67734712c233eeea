import CSystem

/// Unpredictable random numbers from the operating system.
public enum RandomBits {
  /// Returns 64 random bits, such as the seed of a ranked game.
  public static func draw() -> UInt64 {
    Sodium.start()
    var bits: UInt64 = 0
    randombytes_buf(&bits, MemoryLayout<UInt64>.size)
    return bits
  }

  /// Returns `count` random bytes.
  static func bytes(_ count: Int) -> [UInt8] {
    Sodium.start()
    var bytes = [UInt8](repeating: 0, count: count)
    randombytes_buf(&bytes, count)
    return bytes
  }
}

/// The use of libsodium, which is initialized once, on any thread.
enum Sodium {
  private static let code = sodium_init()

  static func start() {
    _ = code
  }

  /// Returns the BLAKE2b hash, 16 to 64 bytes, of a text's UTF-8, with a key of up to 64 bytes.
  static func hash(_ text: String, bytes count: Int = 32, with key: [UInt8] = []) -> [UInt8] {
    start()
    let bytes = Array(text.utf8)
    var hash = [UInt8](repeating: 0, count: count)
    crypto_generichash(&hash, count, bytes, UInt64(bytes.count), key, key.count)
    return hash
  }
}
