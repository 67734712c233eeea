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
  /// What is being done, or was done last: for the game, and for a preview beside it.
  private var game = Desk()
  private var preview = Desk()

  /// A request and what is done for it; nothing any more where it failed at once.
  private struct Desk {
    var id: RequestID?
    var session: DeckSession?
    /// A redraw that waits until every face is there.
    var redraw: (id: RequestID, format: PictureFormat)?
  }

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
      let sessions = [game.session, preview.session].compactMap(\.self)
      let decoded = sessions.flatMap(\.descriptors)
      let next = sessions.compactMap(\.nextTime).min()
      downloads.wait(for: [input] + decoded, milliseconds: next.map { $0 - now })
      let readable = Self.readable([input] + decoded)
      if readable.contains(input) {
        guard readCommands() else { return }
      }
      while let (number, result) = downloads.next() {
        // Only the game's request goes to the network.
        game.session?.take(result, of: number, now: now)
      }
      let (tellGame, tellPreview) = (tell(game.id), tell(preview.id))
      game.session?.advance(readable: readable, now: now, downloads, send: tellGame)
      preview.session?.advance(readable: readable, now: now, downloads, send: tellPreview)
      redraw()
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
    case .redraw(let id, let loaded, let format):
      if game.id == loaded, game.session != nil {
        game.redraw = (id, format)
        redraw()
      } else {
        // A helper that has been started since then knows no faces of it.
        output.send(.news(id, .failed(.helperFailed)))
      }
    case .cancel(let id):
      if game.redraw?.id == id { game.redraw = nil }
      if game.id == id { game.session?.cancel(downloads) }
      if preview.id == id { preview.session?.cancel(downloads) }
    }
    return true
  }

  private func redraw() {
    guard let (id, format) = game.redraw, game.session?.isLoading == false else { return }
    game.redraw = nil
    game.session?.redraw(format, send: tell(id))
  }

  private func load(_ id: RequestID, _ request: PicturesRequest) {
    if request.occasion == .preview {
      preview = begin(id, request)
    } else {
      game.session?.cancel(downloads)
      game = begin(id, request)
    }
  }

  private func begin(_ id: RequestID, _ request: PicturesRequest) -> Desk {
    let send = tell(id)
    do throws(MediaProblem) {
      let today = time(nil) / 86_400
      let session = try DeckSession(request, cache: cache, limits: limits, today: today, send: send)
      return Desk(id: id, session: session)
    } catch {
      send(.failed(error))
      return Desk(id: id)
    }
  }

  private func tell(_ id: RequestID?) -> (PictureNews) -> Void {
    { [output] news in
      if let id { output.send(.news(id, news)) }
    }
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
