import GameCore

extension String {
  /// A text from outside in quotation marks, for a message.
  var quoted: String { "'\(TextSanitizer.line(self, limit: 60))'" }

  /// A text from outside, for a message.
  var shown: String { TextSanitizer.line(self, limit: 60) }
}

/// Integers as players type them.
enum Decimal {
  /// Returns the number of a text that has only digits, at most `UInt64.max`; nil for any other.
  static func number(_ text: some StringProtocol) -> UInt64? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return UInt64(text)
  }
}
