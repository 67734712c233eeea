/// A finished game that was played again and came out as its record states, wherever it counts:
/// practice too. What can be watched and raced; no leaderboard takes one.
public struct ReplayedRound: Hashable, Sendable {
  public let record: ReplayRecord

  init(_ record: ReplayRecord) {
    self.record = record
  }

  /// A proven round as one that can be watched.
  public init(_ round: ProvenRound) {
    record = round.record
  }

  public var game: GameID { record.transcript.game }
  public var setup: String { record.transcript.setup }
  public var result: RoundResult { record.claimed }
}

extension Catalog {
  /// Plays a record again for whoever wants to see it: the round, or why it is not true.
  public static func replay(_ record: ReplayRecord) throws(ReplayFault) -> ReplayedRound {
    let replayed = try result(of: record.transcript)
    guard replayed == record.claimed else { throw .differs(replayed: replayed) }
    return ReplayedRound(record)
  }
}
