import CSystem
public import GameCore
import Glibc

/// A wake source that sleeps in one poll on the terminal, signals and a waker.
///
/// Create it before any thread is started, because it blocks the signals that it reads.
public struct SystemEvents: WakeSource, ~Copyable {
  /// The waker for answers of effects.
  public let waker: Waker
  public var readsInput = true
  private let signals: Int32
  /// The signals that were read while only one to end was wanted.
  private var kept: [Wake] = []

  /// Creates the source; nil if the system has no descriptors left.
  public init?() {
    let signals = flipside_signals_open()
    guard signals >= 0, let waker = Waker() else { return nil }
    self.signals = signals
    self.waker = waker
  }

  public func now() -> Moment {
    Clocks.monotonic()
  }

  public mutating func wait(until deadline: Moment?) -> [Wake] {
    guard kept.isEmpty else {
      defer { kept = [] }
      return kept
    }
    var polled = [
      pollfd(fd: readsInput ? STDIN_FILENO : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
      pollfd(fd: waker.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    let milliseconds = deadline.map { max($0.milliseconds - now().milliseconds, 0) } ?? -1
    guard poll(&polled, 3, Int32(clamping: milliseconds)) > 0 else { return [] }
    var wakes: [Wake] = []
    if polled[1].revents != 0 { wakes += pendingSignals() }
    if polled[2].revents != 0 {
      waker.clear()
      wakes.append(.answer)
    }
    if polled[0].revents != 0 { wakes.append(inputWake(polled[0].revents)) }
    return wakes
  }

  public mutating func stop() {
    guard flipside_can_stop() == 1 else { return }
    let before = kept + pendingSignals()
    kept = []
    kill(0, SIGSTOP)
    // The SIGCONT that ended the stop is ignored, but not a request to end.
    for case .signal(.end(let signal)) in before + pendingSignals() { raise(signal.rawValue) }
  }

  public mutating func askedToEnd() -> EndingSignal? {
    var ending: EndingSignal?
    for wake in pendingSignals() {
      if case .signal(.end(let signal)) = wake {
        ending = ending ?? signal
      } else {
        kept.append(wake)
      }
    }
    return ending
  }

  /// Returns the event of the input. At the end of input a terminal is ready but has nothing to
  /// read.
  private func inputWake(_ events: Int16) -> Wake {
    let isReady = events & Int16(POLLIN) != 0
    return isReady && flipside_bytes_waiting(STDIN_FILENO) != 0 ? .input : .inputEnded
  }

  private func pendingSignals() -> [Wake] {
    var wakes: [Wake] = []
    while case let number = flipside_signals_next(signals), number != 0 {
      switch number {
      case SIGWINCH: wakes.append(.signal(.windowChanged))
      case SIGTSTP: wakes.append(.signal(.stop))
      case SIGCONT: wakes.append(.signal(.continued))
      default:
        if let ending = EndingSignal(rawValue: number) { wakes.append(.signal(.end(ending))) }
      }
    }
    return wakes
  }
}
