import GameCore

/// Whole numbers as players write and read them.
enum Decimal {
  /// The number of a text of digits only, without a sign, at most `UInt64.max`; nil for anything
  /// else.
  static func number(_ text: some StringProtocol) -> UInt64? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return UInt64(text)
  }

  /// A number with its thousands set apart; in Russian only from five digits on.
  static func grouped(_ number: Int, in language: Language) -> String {
    let digits = Array(String(number.magnitude))
    let (mark, least) = language == .russian ? ("\u{A0}", 5) : (",", 4)
    guard digits.count >= least else { return String(number) }
    var text = number < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text += mark }
      text.append(digit)
    }
    return text
  }
}
