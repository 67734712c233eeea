/// Bytes as lower-case hexadecimal digits.
public enum Hexadecimal {
  /// Returns two digits for each byte.
  public static func text(of bytes: [UInt8]) -> String {
    String(unsafeUninitializedCapacity: bytes.count * 2) { buffer in
      for (index, byte) in bytes.enumerated() {
        buffer[index * 2] = digit(byte >> 4)
        buffer[index * 2 + 1] = digit(byte & 15)
      }
      return bytes.count * 2
    }
  }

  /// Returns whether a byte is one of the digits.
  public static func isDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte)
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? 0x30 + value : 0x61 - 10 + value
  }
}
