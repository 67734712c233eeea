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

/// The initialization of libsodium, which is needed once, on any thread.
enum Sodium {
  private static let code = sodium_init()

  static func start() {
    _ = code
  }
}
