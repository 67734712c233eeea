extension MediaError: WireValue {
  /// The number of the kind of problem.
  private var code: UInt8 {
    switch self {
    case .offline: 0
    case .refused: 1
    case .timedOut: 2
    case .busy: 3
    case .status: 4
    case .untrusted: 5
    case .addressRefused: 6
    case .wrongContent: 7
    case .tooFewDifferent: 8
    case .folderUnreadable: 9
    case .unknownDeck: 10
    case .helperFailed: 11
    case .unreadable: 12
    case .notUnderstood: 13
    case .serviceSaid: 14
    case .messageWithKey: 15
    case .tooFewUsable: 16
    }
  }

  /// The longest waiting time in seconds.
  private static let longestWait = 1 << 30

  func write(to writer: inout ByteWriter) {
    writer.put(code)
    switch self {
    case .busy(let seconds): writer.put(seconds.map { min(max($0, 0), Self.longestWait) })
    case .status(let number), .tooFewDifferent(let number), .tooFewUsable(let number):
      writer.put(number)
    case .serviceSaid(let text): writer.put(text)
    case .unreadable(let errors):
      writer.put(errors.looked)
      writer.put(errors.damaged)
      writer.put(errors.tooLarge)
      writer.put(errors.unopened)
      writer.put(errors.different)
    case .offline, .refused, .timedOut, .untrusted, .addressRefused, .wrongContent,
      .folderUnreadable, .unknownDeck, .notUnderstood, .messageWithKey, .helperFailed:
      break
    }
  }

  init(from reader: inout ByteReader) throws(MessageError) {
    switch try reader.uint8() {
    case 0: self = .offline
    case 1: self = .refused
    case 2: self = .timedOut
    case 3:
      self = .busy(
        retryAfter: try reader.optionalInt().map { min(max($0, 0), Self.longestWait) })
    case 4: self = .status(try reader.int())
    case 5: self = .untrusted
    case 6: self = .addressRefused
    case 7: self = .wrongContent
    case 8: self = .tooFewDifferent(try reader.int())
    case 9: self = .folderUnreadable
    case 10: self = .unknownDeck
    case 11: self = .helperFailed
    case 12:
      var errors = PictureErrors(looked: try reader.int())
      errors.damaged = try reader.int()
      errors.tooLarge = try reader.int()
      errors.unopened = try reader.int()
      errors.different = try reader.int()
      self = .unreadable(errors)
    case 13: self = .notUnderstood
    case 14: self = .serviceSaid(try reader.line())
    case 15: self = .messageWithKey
    case 16: self = .tooFewUsable(try reader.int())
    default: throw .malformed
    }
  }
}
