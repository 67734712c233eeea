/// Where programs wait for each other before they hash a password, so that a crowd at the door
/// does not take the memory and the processors of a machine all at once.
public protocol HashingGate: Sendable {
  /// Does `hash` once there is room for it, and always in the end.
  func pass<Result, Failure: Error>(
    _ hash: () throws(Failure) -> Result
  ) throws(Failure) -> Result
}

/// A gate that nobody waits at: for a program that has a machine to itself.
public struct OpenGate: HashingGate {
  public init() {}

  public func pass<Result, Failure: Error>(
    _ hash: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try hash()
  }
}
