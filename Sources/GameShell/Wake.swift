public import GameCore
public import GameUI

/// Why the loop woke up.
public enum Wake: Hashable, Sendable {
  /// Something can be read from the terminal.
  case input
  /// The terminal is gone.
  case inputEnded
  case signal(Signal)
  /// An effect has been answered.
  case answer
}

/// A signal that the program acts upon.
public enum Signal: Hashable, Sendable {
  case windowChanged, stop, goOn
  case end(EndingSignal)
}

/// The signals that end the program.
public enum EndingSignal: Int32, Hashable, Sendable {
  case hangUp = 1
  case interrupt = 2
  case quit = 3
  case terminate = 15
}

/// What the loop sleeps on.
public protocol WakeSource: ~Copyable {
  /// The monotonic clock.
  func now() -> Moment
  /// Sleeps until something happens or `deadline` comes; gives nothing for the deadline.
  mutating func wait(until deadline: Moment?) -> [Wake]
  /// Stops the program with its process group until it is continued; returns at once where
  /// nobody is there to continue it.
  mutating func stop()
  /// Whether a signal to end has come, without waiting; other signals that have come with it are
  /// forgotten.
  mutating func askedToEnd() -> EndingSignal?
}

/// Where effects are done that are not the loop's own: off its thread, those of the store in order.
public protocol EffectQueue {
  func send(_ request: StoreRequest)
  func send(_ request: MediaRequest)
  /// Notes what the clock of the game shows, on this thread and without waiting for a disk.
  func note(_ mark: ClockMark)
  /// Somebody is at the keys: has it looked up, every few seconds at most, whether the log-in was
  /// ended elsewhere. An idle program asks nothing.
  func watchLogIn(at now: Moment)
  /// The answers since the last call, those of one kind in order.
  func takeAnswers() -> [Answer]
  /// Whether whoever stands between the program and the terminal hands direct colours on.
  func hasDirectColors() -> Bool
  /// Whether a multiplexer has said that the terminal behind it shows sixels.
  func hasSixel() -> Bool
  /// Returns when everything sent to the store so far is done. Where that takes a while, `mayWait`
  /// is asked again and again, with the number of requests that are not done; its no leaves them
  /// to themselves.
  func drain(while mayWait: (_ unfinished: Int) -> Bool)
}
