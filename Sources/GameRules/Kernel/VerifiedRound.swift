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
    while true {
      if let result = round.result { return result }
      guard let deadline = round.nextDeadline else { throw .unfinished }
      round.advance(to: deadline)
    }
  }
}
