internal import MediaProtocol

extension MediaError {
  /// Creates the error for the status of an answer, where `wait` is the number of seconds that the
  /// server asks to wait, if it does; nil for success.
  init?(status: Int, retryAfter wait: Int?) {
    switch status {
    case 200: return nil
    case 403, 429: self = .busy(retryAfter: wait)
    default: self = .status(status)
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
