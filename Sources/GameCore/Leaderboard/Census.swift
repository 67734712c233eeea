/// The number of stored rounds, and whether the newest of them verify.
public struct Census: Hashable, Sendable {
  /// The number of stored rounds of all players.
  public let kept: Int
  /// The number of newest rounds that were replayed.
  public let replayed: Int
  /// The number of replayed rounds that match their records.
  public let verified: Int
  /// The number of replayed rounds that only a newer version can verify.
  public var unknown = 0
}
