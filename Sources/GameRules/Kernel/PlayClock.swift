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
  private enum Phase: Hashable {
    case standing
    case running(since: Moment)
  }

  private var counted: Elapsed
  private var phase = Phase.standing

  /// Creates a stopped clock that shows `elapsed`.
  public init(at elapsed: Elapsed = .zero) {
    counted = elapsed
  }

  /// Whether time is being counted.
  public var isRunning: Bool { phase != .standing }

  /// Returns the time that the clock shows at `now`.
  public func elapsed(at now: Moment) -> Elapsed {
    switch phase {
    case .standing: counted
    case .running(let since):
      counted + Elapsed(milliseconds: now.milliseconds - since.milliseconds)
    }
  }

  /// Returns the moment at which a running clock will show `elapsed`; nil if it is stopped.
  public func moment(of elapsed: Elapsed) -> Moment? {
    guard case .running(let since) = phase else { return nil }
    return since.advanced(by: elapsed.milliseconds - counted.milliseconds)
  }

  /// Starts the clock at `now`; does nothing if it is running.
  public mutating func start(at now: Moment) {
    guard !isRunning else { return }
    phase = .running(since: now)
  }

  /// Stops the clock at `now`; does nothing if it is stopped.
  public mutating func stop(at now: Moment) {
    counted = elapsed(at: now)
    phase = .standing
  }
}
