public import GameCore
public import GameUI
import Glibc
public import MediaProtocol
import Synchronization

/// The game's side of the pipes to the picture helper. It starts the helper for the first request,
/// and again after it has ended, and signals its answers with a waker.
public final class PictureClient: Sendable {
  private let shared: PictureClientState

  /// Creates a client that starts the program returned by `find`, on another thread.
  public init(waker: Waker, find: @escaping @Sendable () -> String? = HelperLocation.find) {
    shared = PictureClientState(waker: waker, find: find)
  }

  deinit {
    shared.close()
  }

  /// Sends a command to the helper.
  public func send(_ command: MediaCommand) { shared.send(command) }

  /// Returns the answers since the last call, in order.
  public func takeReports() -> [MediaReport] {
    shared.takeReports()
  }
}

/// The store's thread and the picture helper as one queue.
public struct SystemEffectQueue: EffectQueue {
  private let store: EffectThread
  private let media: PictureClient
  private let clock: GameClockFile?
  private let multiplexer: TmuxQuery?

  public init(
    store: EffectThread, media: PictureClient, clock: GameClockFile? = nil,
    multiplexer: TmuxQuery? = nil
  ) {
    self.store = store
    self.media = media
    self.clock = clock
    self.multiplexer = multiplexer
  }

  public func hasDirectColors() -> Bool { multiplexer?.answer?.contains("RGB") == true }
  public func hasSixel() -> Bool { multiplexer?.answer?.contains("sixel") == true }

  public func send(_ request: StoreRequest) { store.send(request) }
  public func watchLogIn(at now: Moment) { store.watchLogIn(at: now) }
  public func send(_ command: MediaCommand) { media.send(command) }
  public func note(_ mark: SavedClock) { clock?.note(mark) }

  public func takeAnswers() -> [Event] {
    store.takeAnswers().map(Event.store) + media.takeReports().map(Event.media)
  }

  /// Waits for the store only, because nothing of pictures has to be saved.
  public func drain(while mayWait: (_ unfinished: Int) -> Bool) {
    store.drain(while: mayWait)
  }
}

/// The state shared by the loop's thread and the reader of the helper.
private final class PictureClientState: Sendable {
  private enum Helper {
    case none
    /// A thread is starting it; these commands are pending.
    case starting([MediaCommand])
    case running(HelperProcess)
  }

  private struct State {
    var helper = Helper.none
    /// The open requests.
    var open: [RequestID: OpenRequest] = [:]
    var reports: [MediaReport] = []
    var isClosed = false

    mutating func note(_ command: MediaCommand) {
      if case .cancel(let id) = command { open[id] = nil }
      guard let request = OpenRequest(openedBy: command) else { return }
      if let deck = request.deck { open = open.filter { $0.value.deck != deck } }
      open[request.id] = request
    }

    /// Handles a report if its request is open.
    mutating func take(_ report: MediaReport) {
      guard let id = report.id, let request = open[id] else { return }
      reports.append(report.held(to: request.format))
      if report.isLast { open[id] = nil }
    }
  }

  private let state = Mutex(State())
  private let waker: Waker
  private let find: @Sendable () -> String?

  init(waker: Waker, find: @escaping @Sendable () -> String?) {
    self.waker = waker
    self.find = find
  }

  func takeReports() -> [MediaReport] {
    state.withLock { state in
      defer { state.reports = [] }
      return state.reports
    }
  }

  func send(_ command: MediaCommand) {
    let mustStart = state.withLock { state in
      state.note(command)
      switch state.helper {
      case .running(let process):
        // If the pipe is full or broken, the helper is killed, and its reader reports it.
        if !process.write(command.frame) { process.kill() }
        return false
      case .starting(let waiting):
        state.helper = .starting(waiting + [command])
        return false
      case .none:
        guard OpenRequest(openedBy: command) != nil else { return false }
        state.helper = .starting([.hello(version: MediaVersion.current), command])
        return true
      }
    }
    if mustStart, !startThread() { end() }
  }

  func close() {
    state.withLock { state in
      state.isClosed = true
      if case .running(let process) = state.helper { process.closeInput() }
      state.helper = .none
    }
  }

  private func startThread() -> Bool {
    BackgroundThread.start { self.serve() }
  }

  /// Starts the helper and reads its output until it ends.
  private func serve() {
    guard let path = find(), let process = HelperProcess(path) else { return end() }
    state.withLock { state in
      guard case .starting(let waiting) = state.helper, !state.isClosed else {
        process.closeInput()
        return
      }
      for command in waiting where !process.write(command.frame) { process.kill() }
      state.helper = .running(process)
    }
    // All texts from outside that the helper sends are cleaned here.
    var buffer = FrameBuffer { TextSanitizer.line($0) }
    while case let bytes = process.read(), !bytes.isEmpty {
      buffer.append(bytes)
      guard take(from: &buffer) else { break }
    }
    end()
    process.reap()
  }

  /// Reads all complete reports; returns false if they are invalid.
  private func take(from buffer: inout FrameBuffer) -> Bool {
    var reports: [MediaReport] = []
    do throws(MessageError) {
      while let report = try buffer.nextReport() {
        if case .hello(let version) = report, version != MediaVersion.current { return false }
        reports.append(report)
      }
    } catch {
      return false
    }
    state.withLock { state in
      for report in reports { state.take(report) }
    }
    if !reports.isEmpty { waker.wake() }
    return true
  }

  /// Records that the helper has ended, and fails the open requests.
  private func end() {
    state.withLock { state in
      if case .running(let process) = state.helper { process.closeInput() }
      state.helper = .none
      state.reports += state.open.values.map(\.failure)
      state.open = [:]
    }
    waker.wake()
  }
}
