/// A ranked game that was played again from its record and came out as the record states.
///
/// The only thing a leaderboard takes; nothing outside the rules can make one.
public struct VerifiedRound: Hashable, Sendable {
  public let record: ReplayRecord

  init(_ record: ReplayRecord) {
    self.record = record
  }

  public var game: GameID { record.transcript.game }
  public var setup: String { record.transcript.setup }
  public var result: RoundResult { record.claimed }
}

/// Plays records of one game again.
enum Replay<Rules: Game> {
  /// Plays `transcript` to its end, past the last move where the game ends by itself.
  static func result(of transcript: Transcript) throws(ReplayFault) -> RoundResult {
    var round = try Round<Rules>(replaying: transcript)
    while round.result == nil, let deadline = round.nextDeadline {
      round.advance(to: deadline)
    }
    guard let result = round.result else { throw .unfinished }
    return result
  }
}
