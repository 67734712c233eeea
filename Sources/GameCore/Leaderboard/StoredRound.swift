public import GameRules

/// A round as stored, not verified.
public struct StoredRound: Hashable, Sendable {
  public let id: RoundID
  public let player: PlayerID
  /// The name as stored; it may have been modified, so clean it before showing it. Nil if the
  /// player no longer exists.
  public let playerName: String?
  public let record: ReplayRecord
  public let finishedAt: Timestamp
  /// The digest of the game as stored.
  public let digest: [UInt8]
  /// The stored eligibility if this version does not know it; that of the record is practice then.
  public let unknownEligibility: String?

  /// Creates a round; without a `digest` it gets the correct one.
  public init(
    id: RoundID, player: PlayerID, playerName: String?, record: ReplayRecord,
    finishedAt: Timestamp, digest: [UInt8]? = nil, unknownEligibility: String? = nil
  ) {
    self.id = id
    self.player = player
    self.playerName = playerName
    self.record = record
    self.finishedAt = finishedAt
    self.digest = digest ?? record.transcript.digest
    self.unknownEligibility = unknownEligibility
  }
}
