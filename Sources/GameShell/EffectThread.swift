public import GameUI
import Glibc
import Synchronization

/// Does effects in order on a thread of its own, so that hashing and disks never hold the screen.
public final class EffectThread: EffectQueue {
  private let line: Line

  /// Starts the thread; `open` runs on it first, and `waker` tells of answers. Nil where the
  /// system has no threads or descriptors left.
  public init?(waker: Waker, open: @escaping @Sendable () -> EffectRunner) {
    guard let sent = Waker(), let done = Waker() else { return nil }
    line = Line(sent: sent, done: done, answered: waker, open: open)
    var thread = pthread_t()
    let argument = Unmanaged.passRetained(line)
    let result = pthread_create(
      &thread, nil,
      { argument in
        guard let argument else { return nil }
        Unmanaged<Line>.fromOpaque(argument).takeRetainedValue().work()
        return nil
      }, argument.toOpaque())
    guard result == 0 else {
      argument.release()
      return nil
    }
    pthread_detach(thread)
  }

  deinit {
    line.close()
  }

  public func send(_ effect: Effect) {
    line.send(effect)
  }

  public func takeAnswers() -> [Answer] {
    line.takeAnswers()
  }

  public func drain() {
    line.drain()
  }
}

/// What the two threads share.
private final class Line: Sendable {
  private struct State {
    var waiting: [Effect] = []
    var answers: [Answer] = []
    /// Effects sent and not yet answered.
    var unfinished = 0
    var isClosed = false
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

  func send(_ effect: Effect) {
    state.withLock {
      $0.waiting.append(effect)
      $0.unfinished += 1
    }
    sent.wake()
  }

  func takeAnswers() -> [Answer] {
    state.withLock { state in
      defer { state.answers = [] }
      return state.answers
    }
  }

  func drain() {
    while state.withLock({ $0.unfinished > 0 }) { done.wait() }
  }

  /// Lets `work` return once everything sent is done.
  func close() {
    state.withLock { $0.isClosed = true }
    sent.wake()
  }

  func work() {
    let runner = open()
    if let greeting = runner.greeting { answer(greeting) }
    while true {
      sent.wait()
      let (batch, isLast) = state.withLock { state in
        defer { state.waiting = [] }
        return (state.waiting, state.isClosed)
      }
      for effect in batch {
        if let result = runner.perform(effect) { answer(result) }
        state.withLock { $0.unfinished -= 1 }
        done.wake()
      }
      if isLast { return }
    }
  }

  private func answer(_ answer: Answer) {
    state.withLock { $0.answers.append(answer) }
    answered.wake()
  }
}
