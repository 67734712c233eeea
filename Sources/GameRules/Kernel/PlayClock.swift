/// An instant of a clock that never runs backwards, in milliseconds from an arbitrary origin.
public struct Moment: Hashable, Comparable, Sendable {
  /// The number of milliseconds since the clock's origin.
  public let milliseconds: Int

  public init(milliseconds: Int) {
    self.milliseconds = milliseconds
  }

  public static func < (left: Moment, right: Moment) -> Bool {
    left.milliseconds < right.milliseconds
  }

  /// Returns the moment `milliseconds` later.
  public func advanced(by milliseconds: Int) -> Moment {
    Moment(milliseconds: self.milliseconds + milliseconds)
  }
}

/// The clock of one game: it starts with the deal and stops while the game is paused.
public struct PlayClock: Hashable, Sendable {
  /// The time counted before the clock was started.
  private var counted: Elapsed
  /// The moment at which the clock was started; nil if it is stopped.
  private var start: Moment?

  /// Creates a stopped clock that shows `elapsed`.
  public init(at elapsed: Elapsed = .zero) {
    counted = elapsed
  }

  /// Whether time is being counted.
  public var isRunning: Bool { start != nil }

  /// Returns the time that the clock shows at `now`.
  public func elapsed(at now: Moment) -> Elapsed {
    guard let start else { return counted }
    return counted + Elapsed(milliseconds: now.milliseconds - start.milliseconds)
  }

  /// Returns the moment at which a running clock will show `elapsed`; nil if it is stopped.
  public func moment(of elapsed: Elapsed) -> Moment? {
    start?.advanced(by: elapsed.milliseconds - counted.milliseconds)
  }

  /// Starts the clock at `now`; does nothing if it is running.
  public mutating func start(at now: Moment) {
    start = start ?? now
  }

  /// Stops the clock at `now`; does nothing if it is stopped.
  public mutating func stop(at now: Moment) {
    counted = elapsed(at: now)
    start = nil
  }
}
