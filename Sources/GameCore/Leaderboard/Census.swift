/// How many records are kept, and whether the newest of them are true.
public struct Census: Hashable, Sendable {
  /// All stored rounds of all players.
  public let kept: Int
  /// The newest of them, played again just now.
  public let replayed: Int
  /// Those of the replayed ones that went as they state.
  public let verified: Int
  /// Those of the replayed ones that only a newer version can verify.
  public let unknown: Int

  public init(kept: Int, replayed: Int, verified: Int, unknown: Int = 0) {
    self.kept = kept
    self.replayed = replayed
    self.verified = verified
    self.unknown = unknown
  }
}
