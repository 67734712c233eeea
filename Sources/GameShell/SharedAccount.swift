public import GameCore

/// Keeps nothing: many people use this account of the system, and none of them stays logged in.
public struct SharedAccount: SessionKeeper {
  public let isShared = true

  public init() {}

  public func load() -> SessionToken? { nil }
  public func store(_: SessionToken) -> Bool { false }
  public func forget(_: SessionToken) {}
}
