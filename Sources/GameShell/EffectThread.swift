public import GameCore
public import GameUI
import Glibc
import Synchronization

/// Does effects in order on a thread of its own, so that hashing and disks never hold the screen.
public final class EffectThread: Sendable {
  private let line: Line
  private let thread: pthread_t
  /// Set where a drain was given up: then nobody waits for the thread any more.
  private let isAbandoned = Mutex(false)

  /// Starts the thread; `open` runs on it first, and `waker` tells of answers. Nil where the
  /// system has no threads or descriptors left.
  public init?(waker: Waker, open: @escaping @Sendable () -> EffectRunner) {
    guard let sent = Waker(), let done = Waker() else { return nil }
    line = Line(sent: sent, done: done, answered: waker, open: open)
    let line = line
    guard let thread = OwnThread.thread({ line.work() }) else { return nil }
    self.thread = thread
  }

  /// Returns when everything sent is done and what `open` made is closed again; at once where the
  /// last drain was given up.
  deinit {
    line.close()
    if isAbandoned.withLock({ $0 }) {
      pthread_detach(thread)
    } else {
      pthread_join(thread, nil)
    }
  }

  /// Has something done, after all that was sent before.
  public func send(_ request: StoreRequest) {
    line.send(request)
  }

  /// Looks up whether the log-in was ended elsewhere, unless that was done just before.
  public func watchLogIn(at now: Moment) {
    line.watchLogIn(at: now)
  }

  /// The answers since the last call, in order.
  public func takeAnswers() -> [StoreAnswer] {
    line.takeAnswers()
  }

  /// Returns when everything sent so far is done, or when `mayWait` says no. A look at the log-in
  /// is nothing to wait for: one that takes long is given up.
  public func drain(while mayWait: (_ unfinished: Int) -> Bool) {
    let isDone = line.drain(while: mayWait)
    isAbandoned.withLock { $0 = !isDone }
  }

  /// Holds the results and games that are not kept by now, where the last drain was given up: the
  /// program is about to end.
  public func holdUnfinished() {
    line.holdUnfinished()
  }
}

/// What the two threads share.
private final class Line: Sendable {
  private struct State {
    var waiting: [StoreRequest] = []
    /// What comes after a result that is being held on this machine, and the result itself.
    var held: [StoreRequest] = []
    /// Whether a thread holds results and passes them on.
    var isPassingOn = false
    /// What is being done.
    var current: StoreRequest?
    var runner: EffectRunner?
    var answers: [StoreAnswer] = []
    /// Requests sent and not yet answered.
    var unfinished = 0
    var isClosed = false
    /// When it was last to be looked up whether the log-in was ended elsewhere.
    var lastLook: Moment?
    var isLookDue = false
    var isLooking = false

    /// Takes the next request to do. A game that is kept again at once, or dropped, need not be
    /// kept before: so a slow disk or a locked database falls behind by one flip only.
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
      let isHeld = request.isResult && state.runner?.holdsFirst == true
      guard isHeld || state.isPassingOn else {
        state.waiting.append(request)
        return false
      }
      defer { state.isPassingOn = true }
      state.held.append(request)
      return !state.isPassingOn
    }
    // Not here, where a disk would hold the screen, nor after what a server may let wait.
    if mustStart, !OwnThread.start({ [self] in passOnHeld() }) { passOnHeld() }
    sent.wake()
  }

  /// Milliseconds from one look to the next.
  private static let looksEvery = 3000

  func watchLogIn(at now: Moment) {
    let isDue = state.withLock { state in
      if let last = state.lastLook, now.milliseconds - last.milliseconds < Self.looksEvery {
        return false
      }
      state.lastLook = now
      state.isLookDue = true
      return true
    }
    if isDue { sent.wake() }
  }

  /// Holds results, each before it is sent on, so that nothing is lost where the program is killed
  /// before the records have it. One thread does it at a time.
  private func passOnHeld() {
    while let (request, runner) = firstHeld() {
      if case .record(let earned) = request { runner?.hold(earned) }
      state.withLock { $0.waiting.append($0.held.removeFirst()) }
      sent.wake()
    }
  }

  /// What is to be passed on next; nil where nothing is, and whoever comes later starts anew.
  private func firstHeld() -> (StoreRequest, EffectRunner?)? {
    state.withLock { state in
      guard let request = state.held.first else {
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

  /// Whether everything sent is done.
  func drain(while mayWait: (_ unfinished: Int) -> Bool) -> Bool {
    while case let unfinished = state.withLock({ $0.unfinished }), unfinished > 0 {
      guard done.wait(milliseconds: 100) || mayWait(unfinished) else { return false }
    }
    guard state.withLock({ $0.isLooking }) else { return true }
    _ = done.wait(milliseconds: 100)
    return state.withLock { !$0.isLooking }
  }

  func holdUnfinished() {
    let (runner, unfinished) = state.withLock { state in
      (state.runner, [state.current].compactMap(\.self) + state.waiting + state.held)
    }
    // What is being recorded at this moment is recorded again next time, which changes nothing.
    runner?.hold(unfinished)
  }

  /// Lets `work` return once everything sent is done.
  func close() {
    state.withLock { $0.isClosed = true }
    sent.wake()
  }

  func work() {
    let runner = open()
    state.withLock { $0.runner = runner }
    if let greeting = runner.greeting { answer(greeting) }
    if let news = runner.catchUp() { answer(news) }
    if let news = runner.tellOfSpoilt() { answer(news) }
    var told: StoreAnswer?
    while true {
      sent.wait()
      while let request = state.withLock({ $0.takeNext() }) {
        if let result = runner.perform(request, telling: answer) { answer(result) }
        if request.logsIn { told = nil }
        finish()
      }
      if beginsLook() {
        // Once, also where nobody does anything about it.
        if let news = runner.endedLogIn, news != told {
          told = news
          answer(news)
        }
        state.withLock { $0.isLooking = false }
        done.wake()
      }
      if state.withLock({ $0.isClosed && $0.waiting.isEmpty && $0.held.isEmpty }) {
        return runner.leave()
      }
    }
  }

  /// Whether a look is due, which is over when `isLooking` is put back.
  private func beginsLook() -> Bool {
    state.withLock { state in
      state.isLooking = state.isLookDue && !state.isClosed
      state.isLookDue = false
      return state.isLooking
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

  /// Whether somebody may be logged in after it who was not before.
  fileprivate var logsIn: Bool {
    if case .restoreSession = self { return true }
    if case .logIn = self { return true }
    if case .register = self { return true }
    return false
  }

  /// Whether what this keeps is overwritten by the request that comes right after it.
  fileprivate func isSuperseded(by next: StoreRequest?) -> Bool {
    guard case .keepProgress(let round, let owner) = self else { return false }
    if case .keepProgress(let later, owner)? = next {
      return later.transcript.deal == round.transcript.deal
    }
    return next == .dropProgress(round.transcript.deal)
  }
}
