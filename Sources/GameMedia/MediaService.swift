private import Glibc
public import MediaProtocol
internal import SystemStrings

/// The picture helper: reads commands from one pipe, writes reports to another, and sleeps when
/// there is nothing to do.
public final class MediaService {
  private let input: Int32
  private let output: ReportPipe
  private let downloads: Downloads
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private let wallClock: @Sendable () -> Int
  private var buffer = FrameBuffer()
  private var greeted = false
  private var decks: DeckRequestHandler
  private var pictures: PictureRequestHandler
  private var queries: QueryRequestHandler

  /// Creates a service between two pipes, which it does not close. Nil if memory is short.
  ///
  /// - Parameters:
  ///   - input: the pipe of commands.
  ///   - output: the pipe of reports.
  ///   - cache: the cache; nil for none.
  ///   - limits: the limits.
  ///   - agent: the program's name for servers.
  ///   - wallClock: returns the seconds since 1970; nil for the system's clock.
  public init?(
    input: Int32, output: Int32, cache: CacheLayout?, limits: MediaLimits, agent: String,
    wallClock: (@Sendable () -> Int)? = nil
  ) {
    guard let downloads = Downloads(agent: agent) else { return nil }
    let wallClock = wallClock ?? { time(nil) }
    let output = ReportPipe(output)
    let photos = cache.map { PhotoCache($0) }
    let slots = DecodingSlots(limits.decodings)
    self.input = input
    self.output = output
    self.downloads = downloads
    self.wallClock = wallClock
    start = clock.now
    decks = DeckRequestHandler(cache: photos, slots: slots, limits: limits, output: output)
    pictures = PictureRequestHandler(cache: photos, slots: slots, limits: limits, output: output)
    queries = QueryRequestHandler(
      cache: cache.map { AnswerCache($0) }, limits: limits, output: output, clock: wallClock)
  }

  /// Runs until the input ends, the output fails or a message is invalid.
  public func run() {
    while !output.isBroken {
      let decoded = decks.descriptors + pictures.descriptors
      let next = [decks.nextTime, pictures.nextTime, queries.nextTime].compactMap { $0 }.min()
      downloads.wait(for: [input] + decoded, milliseconds: next.map { $0 - now })
      let readable = Self.readable([input] + decoded)
      if readable.contains(input) {
        guard readCommands() else { return }
      }
      while let (number, result) = downloads.next() {
        decks.receive(result, of: number, now: now)
        pictures.receive(result, of: number, now: now)
        queries.receive(result, of: number, now: now)
      }
      decks.advance(readable: readable, now: now, downloads)
      pictures.advance(readable: readable, now: now, downloads)
      queries.advance(now: now, downloads)
    }
  }

  /// The milliseconds since the start.
  private var now: Int {
    Int((clock.now - start) / .milliseconds(1))
  }

  private static func readable(_ descriptors: [Int32]) -> Set<Int32> {
    var asked = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&asked, nfds_t(asked.count), 0) > 0 else { return [] }
    return Set(asked.filter { $0.revents != 0 }.map(\.fd))
  }

  /// Reads commands and performs them; returns false if the game has ended or a command is invalid.
  private func readCommands() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = read(input, &bytes, bytes.count)
    if count < 0 { return errno == EINTR || errno == EAGAIN }
    guard count > 0 else { return false }
    buffer.append(bytes[..<count])
    do throws(MessageError) {
      while let command = try buffer.nextCommand() {
        guard perform(command) else { return false }
      }
      return true
    } catch {
      return false
    }
  }

  /// Performs a command; returns false if the protocol versions differ.
  private func perform(_ command: MediaCommand) -> Bool {
    if case .hello(let version) = command {
      output.send(.hello(version: MediaVersion.current))
      greeted = version == MediaVersion.current
      return greeted
    }
    guard greeted else { return false }
    switch command {
    case .hello: break
    case .load(let id, let request):
      decks.load(id, request, today: wallClock() / 86_400, downloads)
    case .redraw(let id, let loaded, let format): decks.redraw(id, of: loaded, format)
    case .picture(let id, let key, let format, let origin):
      pictures.ask(id, key, format, from: origin.flatMap { Address($0) })
    case .makeAvatar(let id, let file):
      pictures.ask(id, .file(path: SystemString(file)), nil, from: nil)
    case .query(let id, let query): queries.ask(id, query, now: now)
    case .show(let ids):
      pictures.show(ids)
      queries.show(ids)
    case .cancel(let id):
      decks.cancel(id, downloads)
      pictures.cancel(id, downloads)
      queries.cancel(id, downloads)
    }
    return true
  }
}
