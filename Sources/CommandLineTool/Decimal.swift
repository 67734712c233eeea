/// Whole numbers as players write and read them.
enum Decimal {
  /// The number of a text of digits only, without a sign, at most `UInt64.max`; nil for anything
  /// else.
  static func number(_ text: some StringProtocol) -> UInt64? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return UInt64(text)
  }
}
