internal import MediaProtocol
internal import SystemStrings

extension JSONValue {
  /// The address that a text is, where it may be followed from `origin`; nil for any other.
  func address(from origin: Address) -> String? {
    guard case .text(let text) = self else { return nil }
    return Address(text, from: origin)?.text
  }
}

/// Years as services write them.
enum Years {
  /// A year that something can be of; nil for any other number.
  static func known(_ year: Int) -> Int? {
    (1...9_999).contains(year) ? year : nil
  }

  /// The year of a date such as `1969-09-26T07:00:00Z`.
  static func year(of date: String) -> Int? {
    let digits = date.prefix { $0 != "-" }
    guard digits.utf8.count == 4, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return Int(digits).flatMap(known)
  }
}
