/// An instant of a clock that never runs backwards, in milliseconds from an origin of its own.
public struct Moment: Hashable, Comparable, Sendable {
  /// Milliseconds since the clock's origin.
  public let milliseconds: Int

  public init(milliseconds: Int) {
    self.milliseconds = milliseconds
  }

  public static func < (left: Moment, right: Moment) -> Bool {
    left.milliseconds < right.milliseconds
  }

  /// The moment `milliseconds` later.
  public func advanced(by milliseconds: Int) -> Moment {
    Moment(milliseconds: self.milliseconds + milliseconds)
  }
}

/// The clock of one game: it runs from the deal on and stands while the game is paused.
public struct PlayClock: Hashable, Sendable {
  private enum Phase: Hashable {
    case standing
    case running(since: Moment)
  }

  private var counted: Elapsed
  private var phase = Phase.standing

  /// A standing clock that shows `elapsed`.
  public init(at elapsed: Elapsed = .zero) {
    counted = elapsed
  }

  /// Whether time is being counted.
  public var isRunning: Bool { phase != .standing }

  /// What the clock shows at `now`.
  public func elapsed(at now: Moment) -> Elapsed {
    switch phase {
    case .standing: counted
    case .running(let since):
      counted + Elapsed(milliseconds: now.milliseconds - since.milliseconds)
    }
  }

  /// The moment at which a running clock will show `elapsed`; nil while it stands.
  public func moment(of elapsed: Elapsed) -> Moment? {
    guard case .running(let since) = phase else { return nil }
    return since.advanced(by: elapsed.milliseconds - counted.milliseconds)
  }

  /// Starts counting at `now`; a running clock goes on as it was.
  public mutating func start(at now: Moment) {
    guard !isRunning else { return }
    phase = .running(since: now)
  }

  /// Stops counting at `now`; a standing clock stays as it is.
  public mutating func stop(at now: Moment) {
    counted = elapsed(at: now)
    phase = .standing
  }
}
