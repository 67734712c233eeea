/// Whole numbers as players write them: digits only, no sign, at most `UInt64.max`.
enum Decimal {
  /// The number; nil for anything else.
  static func number(_ text: some StringProtocol) -> UInt64? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return UInt64(text)
  }
}
