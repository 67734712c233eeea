/// A round being copied from one store to another.
struct RoundCopy: Hashable, Sendable {
  let stored: StoredRound
  let note: String
  /// The figures exactly as stored, even if they were modified.
  let figures: String
  let eligibility: String

  /// The maximum number of rounds in a transaction, which may have to be repeated.
  private static let most = 256

  /// Returns at most that many rounds of a player with numbers from `first` through `last`, in
  /// order.
  static func all(
    of player: PlayerID, from first: RoundID, through last: RoundID,
    in connection: inout Connection
  ) throws(StoreError) -> [RoundCopy] {
    try connection.all(
      """
      SELECT id, player_id, '', game, revision, setup, seed, moves, points, time_ms, figures,
          finished_at, eligibility, content, digest, note
        FROM round WHERE player_id = ? AND id >= ? AND id <= ? ORDER BY id LIMIT ?
      """, .integer(player.rawValue), .integer(first.rawValue), .integer(last.rawValue),
      .integer(most)
    ) { row in
      RoundCopy(
        stored: StoredRound(in: row), note: row.text(15), figures: row.text(10),
        eligibility: row.text(12))
    }
  }

  /// Inserts the round unless it exists, and copies its note.
  func insert(in connection: inout Connection) throws(StoreError) {
    let (transcript, result) = (stored.record.transcript, stored.record.claimed)
    try connection.run(
      """
      INSERT INTO round(id, player_id, game, revision, setup, seed, moves, points, time_ms, figures,
          finished_at, digest, eligibility, content, note)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
      """,
      .integer(stored.id.rawValue), .integer(stored.player.rawValue),
      .text(transcript.game.description), .integer(transcript.revision), .text(transcript.setup),
      .bits(transcript.seed), .text(transcript.moves), .integer(result.points),
      .integer(result.time.milliseconds), .text(figures), .time(stored.finishedAt),
      .blob(stored.digest), .text(eligibility), .text(transcript.content), .text(note))
    try connection.run(
      "UPDATE round SET note = ? WHERE id = ? AND player_id = ? AND note <> ?", .text(note),
      .integer(stored.id.rawValue), .integer(stored.player.rawValue), .text(note))
  }
}
