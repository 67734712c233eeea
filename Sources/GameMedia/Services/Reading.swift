internal import MediaProtocol
internal import SystemStrings

extension JSONValue {
  /// Returns the string if it is a URL to which `origin` may link; nil otherwise.
  func address(from origin: Address) -> String? {
    guard case .text(let text) = self else { return nil }
    return Address(text, from: origin)?.text
  }
}

/// The years in services' answers.
enum YearParser {
  /// Returns the year if it is plausible; nil otherwise.
  static func known(_ year: Int) -> Int? {
    (1...9_999).contains(year) ? year : nil
  }

  /// Returns the year of a date such as `1969-09-26T07:00:00Z`.
  static func year(of date: String) -> Int? {
    let digits = date.prefix { $0 != "-" }
    guard digits.utf8.count == 4, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return Int(digits).flatMap(known)
  }
}
