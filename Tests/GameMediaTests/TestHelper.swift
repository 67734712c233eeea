import Canvas
import Fixtures
import GameMedia
import Glibc
import Loopback
import MediaProtocol
import Pictures
import Testing

extension TemporaryDirectory {
  func write(_ name: String, _ bytes: [UInt8]) throws {
    try Files.replace("\(path)/\(name)", with: bytes)
  }
}

/// A picture helper on a thread of the test, used as the game uses it.
final class TestHelper {
  private let commands: Int32
  private let reports: Int32
  private var buffer = FrameBuffer()
  private var nextID: UInt32 = 1

  /// The milliseconds to wait for the helper, which shares the machine with all other tests.
  static let longest: Int32 = 60_000

  /// Short pauses, so that tests are fast, and times for answers that a crowded machine does not
  /// reach, but that end before `next` gives up.
  static var limits: MediaLimits {
    var limits = MediaLimits()
    limits.pause = 20
    limits.patience = 1_200
    limits.freshPhotos = 0
    limits.answering = 12_000
    limits.querying = 8_000
    return limits
  }

  /// Returns limits with short times for answers if none is expected in time.
  static func limits(until expected: MediaError?) -> MediaLimits {
    var limits = limits
    guard expected == .timedOut else { return limits }
    limits.answering = 1_500
    limits.querying = 1_500
    limits.slowSeconds = 1
    return limits
  }

  init(
    cache: CacheLayout?, limits: MediaLimits = TestHelper.limits,
    wallClock: (@Sendable () -> Int)? = nil
  ) throws {
    let down = try #require(connectedSockets())
    let up = try #require(connectedSockets())
    commands = down[1]
    reports = up[0]
    let (input, output) = (down[0], up[1])
    _ = signal(SIGPIPE, SIG_IGN)
    inThread {
      MediaService(
        input: input, output: output, cache: cache, limits: limits, agent: "Flipside/test",
        wallClock: wallClock)?
        .run()
      close(input)
      close(output)
    }
    send(.hello(version: MediaVersion.current))
    try #require(try next() == .hello(version: MediaVersion.current))
  }

  /// Waits for the end of the helper, which may write to directories of the test until then.
  deinit {
    close(commands)
    var waited = pollfd(fd: reports, events: Int16(POLLIN), revents: 0)
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while poll(&waited, 1, Self.longest) == 1, read(reports, &bytes, bytes.count) > 0 {}
    close(reports)
  }

  func send(_ command: MediaCommand) {
    send(command.frame)
  }

  func send(_ bytes: [UInt8]) {
    _ = bytes.withUnsafeBytes { write(commands, $0.baseAddress, bytes.count) }
  }

  /// Returns the next report; nil if the helper has ended. A minute without one fails the test.
  func next() throws -> MediaReport? {
    while true {
      if let report = try buffer.nextReport() { return report }
      var waited = pollfd(fd: reports, events: Int16(POLLIN), revents: 0)
      try #require(poll(&waited, 1, Self.longest) == 1, "the helper does not answer")
      var bytes = [UInt8](repeating: 0, count: 65_536)
      let count = read(reports, &bytes, bytes.count)
      guard count > 0 else { return nil }
      buffer.append(bytes[..<count])
    }
  }

  /// Returns a new request id.
  func newID() -> RequestID {
    defer { nextID += 1 }
    return RequestID(nextID)
  }

  /// Queries a service and waits for the answer.
  func ask(_ query: ServiceQuery) throws -> Result<ServiceReply, MediaError> {
    let id = newID()
    send(.query(id, query))
    guard case .answer(id, let result) = try next() else { throw Ended() }
    return result
  }

  /// Requests a picture and waits for it.
  func picture(
    _ key: PictureKey, columns: Int = 12, rows: Int = 6, from origin: String? = nil
  ) throws -> Result<Picture, MediaError> {
    let id = newID()
    send(.picture(id, key, Self.format(columns, rows), from: origin ?? Self.here))
    guard case .picture(id, let result) = try next() else { throw Ended() }
    return result
  }

  /// A local service, which may link to this machine.
  static let here = "http://127.0.0.1"

  static func format(_ columns: Int, _ rows: Int) -> PictureFormat {
    PictureFormat(
      size: Size(columns: columns, rows: rows), rendition: Rendition(depth: .direct))
  }

  /// Starts to load and returns the id of the request.
  func start(
    _ source: PictureSource, faces: Int, depth: ColorDepth = .direct, seed: UInt64 = 1,
    mode: PictureRequestMode = .deal
  ) -> RequestID {
    let id = RequestID(nextID)
    nextID += 1
    let format = PictureFormat(
      size: Size(columns: 12, rows: 6), rendition: Rendition(depth: depth))
    let request = PicturesRequest(
      source: source, faces: faces, format: format, seed: seed, mode: mode)
    send(.load(id, request))
    return id
  }

  /// Redraws the faces of a request and returns the new id.
  func redraw(_ loaded: RequestID, as format: PictureFormat) -> RequestID {
    let id = RequestID(nextID)
    nextID += 1
    send(.redraw(id, of: loaded, format))
    return id
  }

  /// Loads and waits for the end.
  func load(
    _ source: PictureSource, faces: Int, depth: ColorDepth = .direct, seed: UInt64 = 1,
    mode: PictureRequestMode = .deal
  ) throws -> Loaded {
    let id = start(source, faces: faces, depth: depth, seed: seed, mode: mode)
    var loaded = Loaded()
    while let report = try next() {
      switch report {
      case .news(id, .face(let face)): loaded.faces.append(face)
      case .news(id, .progress(let ready, _)): loaded.progress.append(ready)
      case .news(id, .cacheUnwritable): loaded.cacheWarnings += 1
      case .news(id, .failed(let problem)):
        loaded.problem = problem
        try settle()
        return loaded
      case .news(id, .done):
        try settle()
        return loaded
      default: Issue.record("an answer to nothing asked: \(report)")
      }
    }
    throw Ended()
  }

  /// Waits until everything is in the cache, which happens after the game has its faces.
  private func settle() throws {
    let greeting = MediaVersion.current
    send(.hello(version: greeting))
    try #require(try next() == .hello(version: greeting))
  }

  struct Ended: Error {}
}

/// The results of a request.
struct Loaded {
  var faces: [Face] = []
  var progress: [Int] = []
  var cacheWarnings = 0
  var problem: MediaError?
}
