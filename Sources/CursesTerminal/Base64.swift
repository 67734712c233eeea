/// Bytes as RFC 4648 writes them.
enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".unicodeScalars)

  static func text(of bytes: [UInt8]) -> String {
    var text = String.UnicodeScalarView()
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | UInt32($1) } << (8 * UInt32(3 - group.count))
      for place in 0..<4 {
        let isFilled = place <= group.count
        text.append(isFilled ? letters[Int(bits >> (18 - 6 * UInt32(place)) & 63)] : "=")
      }
    }
    return String(text)
  }
}
