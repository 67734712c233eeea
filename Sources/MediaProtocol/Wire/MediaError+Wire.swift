extension MediaError: WireValue {
  /// The longest waiting time in seconds.
  private static let longestWait = 1 << 30

  private static func bounded(_ wait: Int?) -> Int? { wait.map { min(max($0, 0), longestWait) } }

  /// The errors without values, by number.
  private static let plain: [UInt8: MediaError] = [
    0: .offline, 1: .refused, 2: .timedOut, 5: .untrusted, 6: .addressRefused, 7: .wrongContent,
    9: .folderUnreadable, 10: .unknownDeck, 11: .helperFailed, 13: .notUnderstood,
    15: .messageWithKey,
  ]

  func write(to writer: inout ByteWriter) {
    switch self {
    case .busy(let seconds): writer.put(case: 3, Self.bounded(seconds))
    case .status(let number): writer.put(case: 4, number)
    case .tooFewDifferent(let count): writer.put(case: 8, count)
    case .unreadable(let errors): writer.put(case: 12, errors)
    case .serviceSaid(let text): writer.put(case: 14, text)
    case .tooFewUsable(let count): writer.put(case: 16, count)
    case .offline, .refused, .timedOut, .untrusted, .addressRefused, .wrongContent,
      .folderUnreadable, .unknownDeck, .helperFailed, .notUnderstood, .messageWithKey:
      for (number, error) in Self.plain where error == self { writer.put(case: number) }
    }
  }

  init(from reader: inout ByteReader) throws(MessageError) {
    switch try reader.caseNumber() {
    case 3: self = .busy(retryAfter: Self.bounded(try reader.value()))
    case 4: self = .status(try reader.value())
    case 8: self = .tooFewDifferent(try reader.value())
    case 12: self = .unreadable(try reader.value())
    case 14: self = .serviceSaid(try reader.line())
    case 16: self = .tooFewUsable(try reader.value())
    case let number:
      guard let error = Self.plain[number] else { throw .malformed }
      self = error
    }
  }
}

extension PictureErrors: WireValue {
  func write(to writer: inout ByteWriter) {
    writer.put(looked, damaged, tooLarge, unopened, different)
  }

  init(from reader: inout ByteReader) throws(MessageError) {
    try self.init(
      looked: reader.value(), damaged: reader.value(), tooLarge: reader.value(),
      unopened: reader.value(), different: reader.value())
  }
}
