private import CMedia
internal import MediaProtocol
internal import SystemStrings

/// The result of a download.
struct DownloadResult: Hashable, Sendable {
  /// The reason why it has failed; nil for a complete, successful answer.
  var error: MediaError?
  var redirect: String?
  var bytes: [UInt8] = []
}

/// Concurrent downloads with libcurl.
final class Downloads {
  private let engine: OpaquePointer
  private var lastNumber: UInt32 = 0
  /// The downloads that could not be started, which are reported like others.
  private var failedToStart: [UInt32] = []

  /// Creates downloads; nil if memory is short. `agent` is the program's name for servers.
  init?(agent: String) {
    guard let engine = flipside_downloads_open(agent) else { return nil }
    self.engine = engine
  }

  deinit {
    flipside_downloads_close(engine)
  }

  /// Starts a download and returns its number.
  func start(_ address: Address, most bytes: Int, limits: MediaLimits) -> UInt32 {
    lastNumber &+= 1
    var bounds = flipside_download_limits(
      connect_time: limits.connecting, total_time: limits.answering, slow_bytes: 400,
      slow_seconds: limits.slowSeconds, most_bytes: bytes)
    let started = flipside_downloads_start(
      engine, lastNumber, address.text, address.isLoopback, &bounds)
    if !started { failedToStart.append(lastNumber) }
    return lastNumber
  }

  func cancel(_ number: UInt32) {
    failedToStart.removeAll { $0 == number }
    flipside_downloads_cancel(engine, number)
  }

  /// Sleeps until a download can continue, a descriptor is readable, or the time is over.
  func wait(for descriptors: [Int32], milliseconds: Int?) {
    flipside_downloads_wait(
      engine, descriptors, UInt32(descriptors.count),
      failedToStart.isEmpty ? milliseconds.map { Int32(clamping: max($0, 0)) } ?? -1 : 0)
  }

  /// Continues the downloads and returns one that has ended, with its number.
  func next() -> (number: UInt32, result: DownloadResult)? {
    if let number = failedToStart.popLast() {
      return (number, DownloadResult(error: .wrongContent))
    }
    var raw = flipside_download_result()
    guard flipside_downloads_next(engine, &raw) else { return nil }
    defer { flipside_downloads_free_next(engine) }
    var result = DownloadResult(redirect: raw.redirect.map { String(cString: $0) })
    switch raw.end {
    case FLIPSIDE_DOWNLOAD_ANSWERED:
      let wait = raw.retry_after > 0 ? Int(min(raw.retry_after, 86_400)) : nil
      result.error = MediaError(status: Int(raw.status), retryAfter: wait)
    case FLIPSIDE_DOWNLOAD_OFFLINE: result.error = .offline
    case FLIPSIDE_DOWNLOAD_REFUSED: result.error = .refused
    // The name resolves to this machine, although the address does not say so.
    case FLIPSIDE_DOWNLOAD_LOOPBACK_BLOCKED: result.error = .addressRefused
    case FLIPSIDE_DOWNLOAD_TIMED_OUT: result.error = .timedOut
    case FLIPSIDE_DOWNLOAD_UNTRUSTED: result.error = .untrusted
    default: result.error = .wrongContent
    }
    if let bytes = raw.bytes {
      result.bytes = Array(UnsafeBufferPointer(start: bytes, count: raw.count))
    }
    return (raw.number, result)
  }
}
