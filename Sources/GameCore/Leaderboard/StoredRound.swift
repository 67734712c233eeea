public import GameRules

/// A round as stored, not verified.
public struct StoredRound: Hashable, Sendable {
  public let id: RoundID
  public let player: PlayerID
  /// The name as stored, so clean it before showing it; nil if the player no longer exists.
  public let playerName: String?
  public let record: ReplayRecord
  public let finishedAt: Timestamp
  /// The digest of the game as stored.
  public let digest: [UInt8]
  /// The stored eligibility if this version does not know it; that of the record is practice then.
  public let unknownEligibility: String?
}

extension StoredRound {
  var board: LeaderboardKey { record.transcript.board }

  /// The position of the round on a board, once verified.
  var position: BoardPosition { BoardPosition(points: record.claimed.points, round: id) }

  /// The columns that the initializer reads, in a query with the table `round`.
  static let columns: SQL = """
    round.id, round.player_id, round.game, revision, round.setup, round.seed, moves, round.points,
      time_ms, figures, finished_at, eligibility, content, digest
    """

  init(in row: borrowing Row, playerName: String? = "") {
    let word = row.text("eligibility")
    let eligibility = Eligibility(rawValue: word)
    // Practice is never stored, so no round is ranked by mistake.
    let transcript = Transcript(in: row, eligibility ?? .practice)
    // Unreadable figures become empty, which no game has, so the round is found false.
    let claimed = RoundResult(
      points: row.integer("points"), time: Elapsed(milliseconds: row.integer("time_ms")),
      figures: Figures(row.text("figures")) ?? [:])
    self.init(
      id: RoundID(row.integer("id")), player: PlayerID(row.integer("player_id")),
      playerName: playerName, record: ReplayRecord(transcript: transcript, claimed: claimed),
      finishedAt: row.time("finished_at"), digest: row.bytes("digest"),
      unknownEligibility: eligibility == nil ? word : nil)
  }
}

extension Transcript {
  /// 16 bytes that identify a game; without content, the same since the first version.
  package var digest: [UInt8] {
    let start = "\(game)\n\(revision)\n\(setup)\n\(seed)\n\(moves)"
    return Sodium.hash(start + (content.isEmpty ? "" : "\n\(content)"), bytes: 16)
  }
}
