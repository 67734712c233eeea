extension MediaError: WireValue {
  /// The longest waiting time in seconds.
  private static let longestWait = 1 << 30

  private static func bounded(_ wait: Int?) -> Int? { wait.map { min(max($0, 0), longestWait) } }

  func write(to writer: inout ByteWriter) {
    switch self {
    case .offline: writer.put(case: 0)
    case .refused: writer.put(case: 1)
    case .timedOut: writer.put(case: 2)
    case .busy(let seconds): writer.put(case: 3, Self.bounded(seconds))
    case .status(let number): writer.put(case: 4, number)
    case .untrusted: writer.put(case: 5)
    case .addressRefused: writer.put(case: 6)
    case .wrongContent: writer.put(case: 7)
    case .tooFewDifferent(let count): writer.put(case: 8, count)
    case .folderUnreadable: writer.put(case: 9)
    case .unknownDeck: writer.put(case: 10)
    case .helperFailed: writer.put(case: 11)
    case .unreadable(let errors): writer.put(case: 12, errors)
    case .notUnderstood: writer.put(case: 13)
    case .serviceSaid(let text): writer.put(case: 14, text)
    case .messageWithKey: writer.put(case: 15)
    case .tooFewUsable(let count): writer.put(case: 16, count)
    }
  }

  init(from reader: inout ByteReader) throws(MessageError) {
    switch try reader.caseNumber() {
    case 0: self = .offline
    case 1: self = .refused
    case 2: self = .timedOut
    case 3: self = .busy(retryAfter: Self.bounded(try reader.value()))
    case 4: self = .status(try reader.value())
    case 5: self = .untrusted
    case 6: self = .addressRefused
    case 7: self = .wrongContent
    case 8: self = .tooFewDifferent(try reader.value())
    case 9: self = .folderUnreadable
    case 10: self = .unknownDeck
    case 11: self = .helperFailed
    case 12: self = .unreadable(try reader.value())
    case 13: self = .notUnderstood
    case 14: self = .serviceSaid(try reader.line())
    case 15: self = .messageWithKey
    case 16: self = .tooFewUsable(try reader.value())
    default: throw .malformed
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
