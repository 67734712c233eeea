/// Why a service gave no answer; each is worded for the player by the screens.
public enum ServiceProblem: Error, Hashable, Sendable {
  /// The name of the server cannot be found, or there is no way to the network.
  case offline
  /// The server does not take connections.
  case refused
  /// The server answered too slowly, or not at all.
  case timedOut
  /// The service asks for patience, or has been asked as often as it allows; after so many seconds,
  /// where that is known.
  case busy(retryAfter: Int?)
  /// The server answered with another status, such as 404 or 500.
  case status(Int)
  /// The certificate of the server cannot be trusted.
  case untrusted
  /// The address is not one that may be asked: not HTTPS, or redirected astray.
  case addressRefused
  /// The answer is no JSON, or longer than any.
  case wrongContent
  /// The answer is JSON of a shape that the service is not known for.
  case notUnderstood
  /// The service said in words of its own why it does not answer; cleaned, without the key.
  case serviceSaid(String)
  /// The service said why it does not answer, and its answer contains the player's key, so that its
  /// words are not passed on.
  case messageWithKey
  /// Only so many rows of the answer could be used.
  case tooFewUsable(Int)
  /// The helper could not be started, ended unexpectedly or spoke another language.
  case helperFailed
}

extension ServiceProblem: WireValue {
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

  init(from reader: inout ByteReader) throws(WireFault) {
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
