internal import MediaProtocol

extension MediaError {
  /// Returns the problem of a result; nil for a complete, successful answer.
  init?(_ result: DownloadResult) {
    switch result.end {
    case .answered(200): return nil
    case .answered(403), .answered(429): self = .busy(retryAfter: result.retryAfter)
    case .answered(let status): self = .status(status)
    case .offline: self = .offline
    case .refused: self = .refused
    case .timedOut: self = .timedOut
    case .untrusted: self = .untrusted
    case .tooLarge, .broken: self = .wrongContent
    case .loopbackBlocked: self = .addressRefused
    }
  }

  /// Whether another attempt may succeed.
  var mayPass: Bool {
    switch self {
    case .busy: true
    case .status(let status): status >= 500
    default: false
    }
  }

  /// Whether other addresses of the same service are unaffected.
  var isOfOneAddress: Bool {
    switch self {
    case .status, .wrongContent, .addressRefused: true
    default: false
    }
  }
}
