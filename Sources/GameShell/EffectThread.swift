public import GameCore
public import GameUI
import Glibc
import Synchronization

/// A thread that performs store requests in order, so that hashing and disks never block the
/// screen.
public final class EffectThread: Sendable {
  private let shared: SharedState
  private let thread: pthread_t
  /// Whether a drain was abandoned, after which nothing waits for the thread.
  private let isAbandoned = Mutex(false)

  /// Starts the thread. `open` runs on it first, and `waker` is woken for answers. Nil if the
  /// system has no threads or descriptors left.
  public init?(waker: Waker, open: @escaping @Sendable () -> EffectRunner) {
    guard let sent = Waker(), let done = Waker() else { return nil }
    shared = SharedState(sent: sent, done: done, answered: waker, open: open)
    let shared = shared
    guard let thread = BackgroundThread.thread({ shared.work() }) else { return nil }
    self.thread = thread
  }

  /// Waits until all requests are done and the records are closed, unless the last drain was
  /// abandoned.
  deinit {
    shared.close()
    if isAbandoned.withLock({ $0 }) {
      pthread_detach(thread)
    } else {
      pthread_join(thread, nil)
    }
  }

  /// Adds a request to the queue.
  public func send(_ request: StoreRequest) {
    shared.send(request)
  }

  /// Checks whether the login was ended elsewhere, unless that was done just before.
  public func watchLogIn(at now: Moment) {
    shared.watchLogIn(at: now)
  }

  /// Returns the answers since the last call, in order.
  public func takeAnswers() -> [StoreAnswer] {
    shared.takeAnswers()
  }

  /// Waits until all requests are done, or until `mayWait` returns false. A check of the login is
  /// not waited for.
  public func drain(while mayWait: (_ unfinished: Int) -> Bool) {
    let isDone = shared.drain(while: mayWait)
    isAbandoned.withLock { $0 = !isDone }
  }

  /// Queues unsaved results and games on this machine if the last drain was abandoned, because the
  /// program is about to end.
  public func queueUnfinished() {
    shared.queueUnfinished()
  }
}

/// The state shared by the two threads.
private final class SharedState: Sendable {
  private struct State {
    var waiting: [StoreRequest] = []
    /// The results being queued on this machine, and the requests after them.
    var queued: [StoreRequest] = []
    /// Whether a thread is queueing results and passing them on.
    var isPassingOn = false
    /// The request being performed.
    var current: StoreRequest?
    var runner: EffectRunner?
    var answers: [StoreAnswer] = []
    /// The number of requests without an answer.
    var unfinished = 0
    var isClosed = false
    /// The time of the last check of the login.
    var lastCheck: Moment?
    var isCheckDue = false
    var isChecking = false

    /// Returns the next request. Saving a game is skipped if it is followed by saving it again or
    /// dropping it, so that with a slow disk or a locked database at most one flip is pending.
    mutating func takeNext() -> StoreRequest? {
      while !waiting.isEmpty {
        let request = waiting.removeFirst()
        guard request.isSuperseded(by: waiting.first) else {
          current = request
          return request
        }
        unfinished -= 1
      }
      return nil
    }
  }

  private let state = Mutex(State())
  private let sent: Waker
  private let done: Waker
  private let answered: Waker
  private let open: @Sendable () -> EffectRunner

  init(
    sent: Waker, done: Waker, answered: Waker, open: @escaping @Sendable () -> EffectRunner
  ) {
    self.sent = sent
    self.done = done
    self.answered = answered
    self.open = open
  }

  deinit {
    sent.close()
    done.close()
  }

  func send(_ request: StoreRequest) {
    let mustStart = state.withLock { state in
      state.unfinished += 1
      let isQueued = request.isResult && state.runner?.queuesFirst == true
      guard isQueued || state.isPassingOn else {
        state.waiting.append(request)
        return false
      }
      defer { state.isPassingOn = true }
      state.queued.append(request)
      return !state.isPassingOn
    }
    // Not on this thread, which must not wait for a disk, nor after requests that may wait for a
    // server.
    if mustStart, !BackgroundThread.start({ [self] in sendQueued() }) { sendQueued() }
    sent.wake()
  }

  /// The milliseconds between two checks.
  private static let checkInterval = 3000

  func watchLogIn(at now: Moment) {
    let isDue = state.withLock { state in
      if let last = state.lastCheck, now.milliseconds - last.milliseconds < Self.checkInterval {
        return false
      }
      state.lastCheck = now
      state.isCheckDue = true
      return true
    }
    if isDue { sent.wake() }
  }

  /// Queues results on this machine before they are sent to the store, so that none is lost if the
  /// program is killed. Only one thread does it at a time.
  private func sendQueued() {
    while let (request, runner) = firstQueued() {
      if case .record(let earned) = request { runner?.queue(earned) }
      state.withLock { $0.waiting.append($0.queued.removeFirst()) }
      sent.wake()
    }
  }

  /// Returns the next request to pass on; nil if there is none, and the next sender starts a new
  /// thread.
  private func firstQueued() -> (StoreRequest, EffectRunner?)? {
    state.withLock { state in
      guard let request = state.queued.first else {
        state.isPassingOn = false
        return nil
      }
      return (request, state.runner)
    }
  }

  func takeAnswers() -> [StoreAnswer] {
    state.withLock { state in
      defer { state.answers = [] }
      return state.answers
    }
  }

  /// Waits until all requests are done; returns false if `mayWait` did.
  func drain(while mayWait: (_ unfinished: Int) -> Bool) -> Bool {
    while case let unfinished = state.withLock({ $0.unfinished }), unfinished > 0 {
      guard done.wait(milliseconds: 100) || mayWait(unfinished) else { return false }
    }
    guard state.withLock({ $0.isChecking }) else { return true }
    _ = done.wait(milliseconds: 100)
    return state.withLock { !$0.isChecking }
  }

  func queueUnfinished() {
    let (runner, unfinished) = state.withLock { state in
      (state.runner, [state.current].compactMap(\.self) + state.waiting + state.queued)
    }
    // The result being recorded now will be recorded again, which has no effect.
    runner?.queue(unfinished)
  }

  /// Makes `work` return once all requests are done.
  func close() {
    state.withLock { $0.isClosed = true }
    sent.wake()
  }

  func work() {
    let runner = open()
    state.withLock { $0.runner = runner }
    if let greeting = runner.greeting { answer(greeting) }
    if let news = runner.catchUp() { answer(news) }
    if let news = runner.reportCorrupt() { answer(news) }
    var reported: StoreAnswer?
    while true {
      sent.wait()
      while let request = state.withLock({ $0.takeNext() }) {
        if let result = runner.perform(request, reporting: answer) { answer(result) }
        if request.mayLogIn { reported = nil }
        finish()
      }
      if beginsCheck() {
        // Only once, even if the application does not react.
        if let news = runner.endedLogIn, news != reported {
          reported = news
          answer(news)
        }
        state.withLock { $0.isChecking = false }
        done.wake()
      }
      if state.withLock({ $0.isClosed && $0.waiting.isEmpty && $0.queued.isEmpty }) {
        return runner.leave()
      }
    }
  }

  /// Returns whether a check is due; if so, `isChecking` has to be reset after it.
  private func beginsCheck() -> Bool {
    state.withLock { state in
      state.isChecking = state.isCheckDue && !state.isClosed
      state.isCheckDue = false
      return state.isChecking
    }
  }

  private func finish() {
    state.withLock {
      $0.unfinished -= 1
      $0.current = nil
    }
    done.wake()
  }

  private func answer(_ answer: StoreAnswer) {
    state.withLock { $0.answers.append(answer) }
    answered.wake()
  }
}

extension StoreRequest {
  fileprivate var isResult: Bool { if case .record = self { true } else { false } }

  /// Whether this save is overwritten by the next request.
  fileprivate func isSuperseded(by next: StoreRequest?) -> Bool {
    guard case .keepProgress(let round, let owner) = self else { return false }
    if case .keepProgress(let later, owner)? = next {
      return later.transcript.deal == round.transcript.deal
    }
    return next == .dropProgress(round.transcript.deal)
  }
}
