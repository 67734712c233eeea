/// A finished game whose replay matches its record, practice included. It can be watched and raced,
/// but no leaderboard accepts it.
public struct ReplayedRound: Hashable, Sendable {
  public let record: ReplayRecord

  init(_ record: ReplayRecord) {
    self.record = record
  }

  /// Creates a round to watch from a proven one.
  public init(_ round: VerificationResult) {
    record = round.record
  }

  public var game: GameID { record.transcript.game }
  public var setup: String { record.transcript.setup }
  public var result: RoundResult { record.claimed }
}

extension Catalog {
  /// Replays a record to be watched; throws the reason if the replay does not match.
  public static func replay(_ record: ReplayRecord) throws(ReplayError) -> ReplayedRound {
    let replayed = try result(of: record.transcript)
    guard replayed == record.claimed else { throw .differs(replayed: replayed) }
    return ReplayedRound(record)
  }
}
