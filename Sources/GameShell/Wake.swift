public import GameCore
public import GameUI
public import MediaProtocol

/// The reason why the loop woke up.
public enum Wake: Hashable, Sendable {
  /// There is input from the terminal.
  case input
  /// The terminal has disappeared.
  case inputEnded
  case signal(Signal)
  /// An effect has been answered.
  case answer
}

/// A signal that the program handles.
public enum Signal: Hashable, Sendable {
  case windowChanged, stop, continued
  case end(EndingSignal)
}

/// The signals that end the program.
public enum EndingSignal: Int32, Hashable, Sendable {
  case hangUp = 1
  case interrupt = 2
  case quit = 3
  case terminate = 15
}

/// The events that the loop waits for.
public protocol WakeSource: ~Copyable {
  /// Whether input wakes; if not, it waits.
  var readsInput: Bool { get set }
  /// Returns the time of the monotonic clock.
  func now() -> Moment
  /// Sleeps until something happens or until `deadline`; returns nothing for the deadline.
  mutating func wait(until deadline: Moment?) -> [Wake]
  /// Stops the program with its process group until it is continued; returns at once if no shell
  /// can continue it.
  mutating func stop()
  /// Returns a pending signal to end, without waiting; the next `wait` returns the others.
  mutating func askedToEnd() -> EndingSignal?
}

/// The queue of effects that are not performed by the loop: on other threads, those of the store in
/// order.
public protocol EffectQueue {
  func send(_ request: StoreRequest)
  func send(_ command: MediaCommand)
  /// Writes the state of the game's clock, on this thread and without waiting for a disk.
  func note(_ mark: SavedClock)
  /// Checks, every few seconds at most, whether the login was ended elsewhere. Called when there is
  /// input, so that an idle program makes no requests.
  func watchLogIn(at now: Moment)
  /// Returns the answers since the last call, those of one kind in order.
  func takeAnswers() -> [Event]
  /// Returns whether a multiplexer forwards direct colors to the terminal.
  func hasDirectColors() -> Bool
  /// Returns whether a multiplexer has confirmed that its terminal shows sixels.
  func hasSixel() -> Bool
  /// Waits until all requests to the store are done. Meanwhile `mayWait` is called repeatedly with
  /// the number of unfinished requests; if it returns false, they are abandoned.
  func drain(while mayWait: (_ unfinished: Int) -> Bool)
}

extension EffectQueue {
  /// Waits until all effects are done. Gives up after `patience` milliseconds without progress, or
  /// if asked to end; then returns that signal. `poll` is called while it waits.
  func drain(
    patience: Int, poll: (_ isFirst: Bool) -> (now: Moment, signal: EndingSignal?)
  ) -> EndingSignal? {
    var left: Int?
    var limit = 0
    var signal: EndingSignal?
    drain { unfinished in
      let polled = poll(left == nil)
      if left != unfinished { limit = polled.now.milliseconds + patience }
      left = unfinished
      signal = polled.signal
      return signal == nil && polled.now.milliseconds < limit
    }
    return signal
  }
}
