/// A telephone number with its country code, by E.164.
public struct PhoneNumber: Hashable, Sendable, CustomStringConvertible {
  /// The number, such as `+79123456789`.
  public let description: String

  /// The number of digits including the country code, which never begins with 0.
  public static let digits = 8...15

  /// Checks `text`, which may have spaces, brackets, hyphens and points between its digits.
  ///
  /// It begins with `+` or `00` and the country code. In Russian, `8` and ten digits are a number
  /// in Russia or Kazakhstan, as is usual there.
  public init(_ text: String, language: Language) throws(PhoneError) {
    let text = text.trimmed
    guard !text.isEmpty else { throw .empty }
    guard text.utf8.count <= 60 else { throw .tooLong }
    guard var digits = Self.digits(of: text) else { throw .forbiddenCharacter }
    let hasPlus = text.unicodeScalars.first == "+"
    if !hasPlus {
      if digits.hasPrefix("00") {
        digits.removeFirst(2)
      } else if language == .russian, digits.hasPrefix("8") {
        guard digits.count == 11 else { throw .notTenAfterEight }
        digits = "7" + digits.dropFirst()
      } else {
        throw .noCountryCode
      }
    }
    guard digits.first != "0" else { throw .noCountryCode }
    guard digits.count >= Self.digits.lowerBound else { throw .tooShort }
    guard digits.count <= Self.digits.upperBound else { throw .tooLong }
    description = "+" + digits
  }

  /// The number in readable groups: `+7 912 345-67-89`, `+44 207 946 0958`.
  public var grouped: String {
    let digits = String(description.dropFirst())
    let code = Self.countryCode(of: digits)
    let rest = Array(digits.dropFirst(code.count))
    switch (code, rest.count) {
    case ("7", 10):
      return "+7 \(String(rest[0..<3])) \(String(rest[3..<6]))"
        + "-\(String(rest[6..<8]))-\(String(rest[8..<10]))"
    case ("1", 10):
      return "+1 \(String(rest[0..<3])) \(String(rest[3..<6]))-\(String(rest[6..<10]))"
    default:
      return "+\(code) \(Self.byThrees(String(rest)))"
    }
  }

  /// Returns the country code of a number: one digit for two zones, two for the countries below,
  /// three for all others (ITU-T E.164, list of assigned country codes).
  private static func countryCode(of digits: String) -> Substring {
    if digits.hasPrefix("1") || digits.hasPrefix("7") { return digits.prefix(1) }
    return twoDigitCodes.contains(digits.prefix(2)) ? digits.prefix(2) : digits.prefix(3)
  }

  private static let twoDigitCodes: Set<Substring> = [
    "20", "27", "30", "31", "32", "33", "34", "36", "39", "40", "41", "43", "44", "45", "46", "47",
    "48", "49", "51", "52", "53", "54", "55", "56", "57", "58", "60", "61", "62", "63", "64", "65",
    "66", "81", "82", "84", "86", "90", "91", "92", "93", "94", "95", "98",
  ]

  /// Returns the digits in groups of three; the last group has two to four.
  private static func byThrees(_ digits: String) -> String {
    var groups: [String] = []
    var rest = digits[...]
    while rest.count > 4 {
      groups.append(String(rest.prefix(3)))
      rest = rest.dropFirst(3)
    }
    return (groups + [String(rest)]).joined(separator: " ")
  }

  /// Returns the digits of `text`; nil if it contains anything but digits and separators.
  private static func digits(of text: String) -> String? {
    var digits = ""
    for (index, scalar) in text.unicodeScalars.enumerated() {
      switch scalar {
      case "0"..."9": digits.unicodeScalars.append(scalar)
      case "+" where index == 0: break
      // Also the characters that word processors substitute for spaces and hyphens.
      case " ", "(", ")", "-", ".", "/", "\u{A0}", "\u{2010}"..."\u{2013}", "\u{202F}": break
      default: return nil
      }
    }
    return digits
  }
}

/// The fault of a telephone number.
public enum PhoneError: Error, Hashable, Sendable {
  case empty
  /// The number contains anything but digits, a leading `+`, spaces, brackets, hyphens and points.
  case forbiddenCharacter
  /// The number begins with neither `+` nor `00`.
  case noCountryCode
  /// A number that begins with 8, as in Russia, has more or fewer than ten other digits.
  case notTenAfterEight
  case tooShort
  case tooLong
}
