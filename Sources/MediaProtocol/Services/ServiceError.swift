/// The reason why a service gave no answer. The screens have a text for each.
public enum ServiceError: Error, Hashable, Sendable {
  /// The server's name cannot be resolved, or the network is unreachable.
  case offline
  /// The server does not accept connections.
  case refused
  /// The server answered too slowly, or not at all.
  case timedOut
  /// The service is rate-limiting, or its limit is used up; for a number of seconds if known.
  case busy(retryAfter: Int?)
  /// The server answered with another status, such as 404 or 500.
  case status(Int)
  /// The server's certificate is not trusted.
  case untrusted
  /// The address is not allowed: not HTTPS, or a forbidden redirect.
  case addressRefused
  /// The answer is not JSON, or too long.
  case wrongContent
  /// The answer is JSON of an unexpected shape.
  case notUnderstood
  /// The service's own error message; cleaned, without the key.
  case serviceSaid(String)
  /// The service's error message contains the player's key, so it is not shown.
  case messageWithKey
  /// Only this many rows of the answer could be used.
  case tooFewUsable(Int)
  /// The helper could not be started, ended unexpectedly or violated the protocol.
  case helperFailed
}

extension ServiceError: WireValue {
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
    case .notUnderstood: 8
    case .serviceSaid: 9
    case .tooFewUsable: 10
    case .helperFailed: 11
    case .messageWithKey: 12
    }
  }

  func write(to writer: inout ByteWriter) {
    writer.put(code)
    switch self {
    case .busy(let seconds): writer.put(seconds)
    case .status(let number), .tooFewUsable(let number): writer.put(number)
    case .serviceSaid(let text): writer.put(text)
    case .offline, .refused, .timedOut, .untrusted, .addressRefused, .wrongContent, .notUnderstood,
      .helperFailed, .messageWithKey:
      break
    }
  }

  init(from reader: inout ByteReader) throws(MessageError) {
    switch try reader.uint8() {
    case 0: self = .offline
    case 1: self = .refused
    case 2: self = .timedOut
    case 3: self = .busy(retryAfter: try reader.optionalInt())
    case 4: self = .status(try reader.int())
    case 5: self = .untrusted
    case 6: self = .addressRefused
    case 7: self = .wrongContent
    case 8: self = .notUnderstood
    case 9: self = .serviceSaid(try reader.line())
    case 10: self = .tooFewUsable(try reader.int())
    case 11: self = .helperFailed
    case 12: self = .messageWithKey
    default: throw .malformed
    }
  }
}
