/// Base64 by RFC 4648.
public enum Base64 {
  /// The letters by their values.
  public static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Returns the code as text.
  public static func text(of bytes: [UInt8]) -> String {
    String(decoding: Self.bytes(of: bytes), as: UTF8.self)
  }

  /// Returns the code as ASCII.
  public static func bytes(of bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      var bits: UInt32 = 0
      for place in 0..<3 { bits = bits << 8 | (place < count ? UInt32(bytes[start + place]) : 0) }
      for place in 0..<4 {
        let letter = Int(bits >> (18 - 6 * UInt32(place)) & 63)
        text.append(place <= count ? letters[letter] : UInt8(ascii: "="))
      }
    }
    return text
  }
}
