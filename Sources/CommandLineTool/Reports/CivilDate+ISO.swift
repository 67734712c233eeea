import GameCore

extension CivilDate {
  /// The date as `2026-11-21T01:50:05Z`.
  var iso: String { "\(date)T\(timeWithSeconds)Z" }
  /// The date as `2026-11-21T01:50:05.123Z`.
  var exactISO: String { "\(date)T\(timeWithSeconds).\(Self.digits(millisecond, 3))Z" }
}

extension Timestamp {
  /// Reads `CivilDate.exactISO` back; nil for any other text, including dates that do not exist.
  init?(exactISO text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 24 else { return nil }
    func number(_ range: Range<Int>) -> Int? {
      Decimal.number(String(decoding: bytes[range], as: UTF8.self)).map(Int.init)
    }
    guard let year = number(0..<4), let month = number(5..<7), (1...12).contains(month),
      let day = number(8..<10), let hour = number(11..<13), let minute = number(14..<16),
      let second = number(17..<19), let millisecond = number(20..<23)
    else { return nil }
    let yearFromMarch = month <= 2 ? year - 1 : year
    let era = (yearFromMarch >= 0 ? yearFromMarch : yearFromMarch - 399) / 400
    let yearOfEra = yearFromMarch - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    let days = era * 146_097 + dayOfEra - 719_468
    let seconds = days * 86_400 + hour * 3600 + minute * 60 + second
    self.init(milliseconds: seconds * 1000 + millisecond)
    // Checks punctuation, leap years and ranges: only a date has the same text again.
    guard CivilDate(self).exactISO == text else { return nil }
  }
}
