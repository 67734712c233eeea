extension CivilDate {
  /// The date as `2026-11-21T01:50:05Z`.
  public var iso: String { "\(date)T\(timeWithSeconds)Z" }
  /// The date as `2026-11-21T01:50:05.123Z`.
  public var exactISO: String { "\(date)T\(timeWithSeconds).\(Self.digits(millisecond, 3))Z" }
}

extension Timestamp {
  /// Reads `CivilDate.exactISO` back; nil for any other text, including dates that do not exist.
  public init?(exactISO text: String) {
    guard text.utf8.count == 24 else { return nil }
    let parts = text.split { !$0.isASCII || !$0.isNumber }.compactMap { Int($0) }
    guard parts.count == 7,
      let date = CalendarDate(year: parts[0], month: parts[1], day: parts[2])
    else { return nil }
    let minutes = (date.daysSince1970 * 24 + parts[3]) * 60 + parts[4]
    self.init(milliseconds: (minutes * 60 + parts[5]) * 1000 + parts[6])
    // Checks punctuation and ranges: only a date has the same text again.
    guard CivilDate(self).exactISO == text else { return nil }
  }
}
