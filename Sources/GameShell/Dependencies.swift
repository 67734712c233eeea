public import GameCore

/// The storage of the token of a remembered session between runs.
public protocol SessionKeeper: Sendable {
  /// Returns the stored token; nil if there is none, or it cannot be read.
  func load() -> SessionToken?
  /// Stores a token, replacing an earlier one; returns false on failure.
  func store(_ token: SessionToken) -> Bool
  /// Deletes `token` if it is the stored one.
  func forget(_ token: SessionToken)
  /// Whether several people use this system account, so that no one stays logged in.
  var isShared: Bool { get }
}

extension SessionKeeper {
  /// False by default.
  public var isShared: Bool { false }
}

/// The dependencies of effects besides the records.
public struct Dependencies: Sendable {
  /// The stored session; nil if none can be stored, so that no one stays logged in.
  public let session: (any SessionKeeper)?
  /// The notes on sessions; nil if none can be stored, so that crashed programs stay in the list of
  /// sessions.
  public let logIns: (any SessionCleanupLedger)?
  /// The id of this program's unfinished game.
  public let progress: ProgressID
  /// The wall clock.
  public let clock: @Sendable () -> Timestamp
  /// Sets the clock before it is read, if that needs a connection to a server.
  public let setClock: @Sendable () -> Void
  /// Returns 64 random bits.
  public let entropy: @Sendable () -> UInt64
  /// The queue of results; nil if there is no directory for it.
  public let queued: ResultOutbox?
  /// The queue of games; nil if there is no directory for it.
  public let queuedGames: GameOutbox?

  public init(
    session: (any SessionKeeper)?, logIns: (any SessionCleanupLedger)? = nil, progress: ProgressID,
    clock: @escaping @Sendable () -> Timestamp, setClock: @escaping @Sendable () -> Void = {},
    entropy: @escaping @Sendable () -> UInt64, queued: ResultOutbox? = nil,
    queuedGames: GameOutbox? = nil
  ) {
    self.session = session
    self.logIns = logIns
    self.progress = progress
    self.clock = clock
    self.setClock = setClock
    self.entropy = entropy
    self.queued = queued
    self.queuedGames = queuedGames
  }
}
