public import GameCore

/// A session keeper that stores nothing, because several people use this system account.
public struct NullSessionKeeper: SessionKeeper {
  public let isShared = true

  public init() {}

  public func load() -> SessionToken? { nil }
  public func store(_: SessionToken) -> Bool { false }
  public func forget(_: SessionToken) {}
}
