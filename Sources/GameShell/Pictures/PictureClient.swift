public import GameCore
public import GameUI
import Glibc
internal import MediaProtocol
import Synchronization

/// The game's side of the pipes to the picture helper. It starts the helper for the first request,
/// and again after it has ended, and signals its answers with a waker.
public final class PictureClient: Sendable {
  private let line: PictureClientState

  /// Creates a client that starts the program returned by `find`, on another thread.
  public init(waker: Waker, find: @escaping @Sendable () -> String? = HelperLocation.find) {
    line = PictureClientState(waker: waker, find: find)
  }

  deinit {
    line.close()
  }

  /// Sends a request to the helper.
  public func send(_ request: MediaRequest) {
    switch request {
    case .load(let id, let pictures): line.send(.load(id, pictures))
    case .redraw(let id, let loaded, let format): line.send(.redraw(id, of: loaded, format))
    case .cancel(let id): line.send(.cancel(id))
    case .picture(let id, let key, let format, let origin):
      line.send(.picture(id, key, format, from: origin))
    case .makeAvatar(let id, let file): line.send(.makeAvatar(id, file: file))
    case .query(let id, let query): line.send(.query(id, query))
    case .show(let ids): line.send(.show(ids))
    }
  }

  /// Returns the answers since the last call, in order.
  public func takeAnswers() -> [MediaAnswer] {
    line.takeAnswers()
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
  public func send(_ request: MediaRequest) { media.send(request) }
  public func note(_ mark: SavedClock) { clock?.note(mark) }

  public func takeAnswers() -> [Answer] {
    store.takeAnswers().map(Answer.store) + media.takeAnswers().map(Answer.media)
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
    var answers: [MediaAnswer] = []
    var isClosed = false

    mutating func note(_ command: MediaCommand) {
      if case .cancel(let id) = command { open[id] = nil }
      guard let (id, request) = OpenRequest.opened(by: command) else { return }
      // At most one request is open for the deck of a game, and one for a preview.
      if request.kind.isOnly { open = open.filter { $0.value.kind != request.kind } }
      open[id] = request
    }

    /// Handles an answer if its request is open.
    mutating func take(_ answer: MediaAnswer) {
      guard let request = open[answer.id] else { return }
      answers.append(answer.held(to: request.format))
      if answer.isLast { open[answer.id] = nil }
    }
  }

  private let state = Mutex(State())
  private let waker: Waker
  private let find: @Sendable () -> String?

  init(waker: Waker, find: @escaping @Sendable () -> String?) {
    self.waker = waker
    self.find = find
  }

  func takeAnswers() -> [MediaAnswer] {
    state.withLock { state in
      defer { state.answers = [] }
      return state.answers
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
        guard OpenRequest.opened(by: command) != nil else { return false }
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
    var answers: [MediaAnswer] = []
    do throws(MessageError) {
      while let report = try buffer.nextReport() {
        switch report {
        case .hello(let version): guard version == MediaVersion.current else { return false }
        case .news(let id, let news): answers.append(.pictures(id, news))
        case .picture(let id, let result): answers.append(.picture(id, result))
        case .avatar(let id, let result): answers.append(.avatar(id, result))
        case .answer(let id, let result): answers.append(.service(id, result))
        }
      }
    } catch {
      return false
    }
    state.withLock { state in
      for answer in answers { state.take(answer) }
    }
    if !answers.isEmpty { waker.wake() }
    return true
  }

  /// Records that the helper has ended, and fails the open requests.
  private func end() {
    state.withLock { state in
      if case .running(let process) = state.helper { process.closeInput() }
      state.helper = .none
      state.answers += state.open.map { id, request in request.kind.helperFailed(id) }
      state.open = [:]
    }
    waker.wake()
  }
}
