private import Glibc
internal import MediaProtocol
public import PictureCache

/// The picture helper: takes commands from one pipe, sends reports into another, and sleeps
/// whenever there is nothing to do.
public final class MediaService {
  private let input: Int32
  private let output: ReportPipe
  private let limits: MediaLimits
  private let cache: PhotoCache?
  private let downloads: Downloads
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private var buffer = FrameBuffer()
  private var greeted = false
  /// The request that was asked for last.
  private var current: RequestID?
  private var session: Session?

  /// A service between two pipes, which stay the caller's. Nil where memory is short.
  /// - Parameters:
  ///   - cache: Nil: nothing is cached.
  ///   - agent: What it calls itself to servers.
  public init?(
    input: Int32, output: Int32, cache: CacheLayout?, limits: MediaLimits, agent: String
  ) {
    guard let downloads = Downloads(agent: agent) else { return nil }
    self.input = input
    self.output = ReportPipe(output)
    self.limits = limits
    self.cache = cache.map { PhotoCache($0) }
    self.downloads = downloads
    start = clock.now
  }

  /// Serves until the input ends, the output breaks or a message makes no sense.
  public func run() {
    while !output.isBroken {
      let decoded = session?.descriptors ?? []
      let pause = session?.nextTime.map { $0 - now }
      downloads.wait(for: [input] + decoded, milliseconds: pause)
      let readable = Self.readable([input] + decoded)
      if readable.contains(input) {
        guard readCommands() else { return }
      }
      while let (number, result) = downloads.next() {
        session?.take(result, of: number, now: now)
      }
      session?.advance(readable: readable, now: now, downloads, send: tell)
    }
  }

  /// Milliseconds since the start.
  private var now: Int {
    let elapsed = clock.now - start
    return Int(elapsed.components.seconds) * 1_000
      + Int(elapsed.components.attoseconds / 1_000_000_000_000_000)
  }

  private static func readable(_ descriptors: [Int32]) -> Set<Int32> {
    var asked = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&asked, nfds_t(asked.count), 0) > 0 else { return [] }
    return Set(asked.filter { $0.revents != 0 }.map(\.fd))
  }

  /// Reads what has come and does it; false where the game is gone or makes no sense.
  private func readCommands() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 16_384)
    let count = read(input, &bytes, bytes.count)
    if count < 0 { return errno == EINTR || errno == EAGAIN }
    guard count > 0 else { return false }
    buffer.append(bytes[..<count])
    do throws(WireFault) {
      while let command = try buffer.nextCommand() {
        guard follow(command) else { return false }
      }
      return true
    } catch {
      return false
    }
  }

  /// Does a command; false where the two sides do not understand each other.
  private func follow(_ command: MediaCommand) -> Bool {
    if case .hello(let version) = command {
      output.send(.hello(version: MediaVersion.current))
      greeted = version == MediaVersion.current
      return greeted
    }
    guard greeted else { return false }
    switch command {
    case .hello: break
    case .load(let id, let request): load(id, request)
    case .redraw(let id, let format):
      if current == id, let session {
        session.redraw(format, send: tell)
      } else {
        // A helper that has been started since then knows no faces of it.
        output.send(.news(id, .failed(.helperFailed)))
      }
    case .cancel(let id):
      if current == id { session?.cancel(downloads) }
    }
    return true
  }

  private func load(_ id: RequestID, _ request: PicturesRequest) {
    session?.cancel(downloads)
    session = nil
    current = id
    do throws(MediaProblem) {
      session = try Session(request, cache: cache, limits: limits, send: tell)
    } catch {
      tell(.failed(error))
    }
  }

  private func tell(_ news: PictureNews) {
    if let current { output.send(.news(current, news)) }
  }
}

/// The way of the reports to the game.
private final class ReportPipe {
  private let descriptor: Int32
  /// Whether nobody reads any more.
  private(set) var isBroken = false

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  func send(_ report: MediaReport) {
    let frame = report.frame
    var written = 0
    while written < frame.count, !isBroken {
      let count = frame.withUnsafeBytes { bytes in
        write(descriptor, bytes.baseAddress.map { $0 + written }, frame.count - written)
      }
      if count > 0 {
        written += count
      } else if count < 0, errno == EAGAIN {
        var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&room, 1, -1)
      } else if count == 0 || errno != EINTR {
        isBroken = true
      }
    }
  }
}
