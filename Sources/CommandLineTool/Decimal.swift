import GameCore

/// Whole numbers as players write and read them.
enum Decimal {
  /// The number of a text of digits only, without a sign, at most `UInt64.max`; nil for anything
  /// else.
  static func number(_ text: some StringProtocol) -> UInt64? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return UInt64(text)
  }

  /// A number of hundredths with the mark of the language: `18.85`.
  static func hundredths(_ number: Int, in language: Language) -> String {
    let mark = language == .russian ? "," : "."
    return "\(number / 100)\(mark)\(CivilDate.digits(number % 100, 2))"
  }

  /// A time played, to the tenth of a second: `1:23.4`.
  static func time(_ time: Elapsed, in language: Language) -> String {
    let (seconds, rest) = (time.milliseconds / 1000, time.milliseconds % 1000)
    return "\(seconds / 60):\(CivilDate.digits(seconds % 60, 2))"
      + (language == .russian ? "," : ".") + "\(rest / 100)"
  }
}
