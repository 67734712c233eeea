/// A limit on concurrent password hashing, so that many simultaneous logins do not use all memory
/// and processors of a machine.
public protocol HashingGate: Sendable {
  /// Calls `hash` when there is room for it. Every call is eventually made.
  func pass<Result, Failure: Error>(
    _ hash: () throws(Failure) -> Result
  ) throws(Failure) -> Result
}

/// A gate without a limit: for a program that has a machine to itself.
public struct UnlimitedHashingGate: HashingGate {
  public init() {}

  public func pass<Result, Failure: Error>(
    _ hash: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try hash()
  }
}
