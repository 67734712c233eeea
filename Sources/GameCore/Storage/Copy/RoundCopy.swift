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
    in db: Connection
  ) throws(StoreError) -> [RoundCopy] {
    try db.all(
      """
      SELECT \(StoredRound.columns), note FROM round
        WHERE player_id = \(player) AND id >= \(first) AND id <= \(last)
        ORDER BY id LIMIT \(most)
      """
    ) { row in
      RoundCopy(
        stored: StoredRound(in: row), note: row.text("note"), figures: row.text("figures"),
        eligibility: row.text("eligibility"))
    }
  }

  /// Inserts the round unless it exists, and copies its note.
  func insert(in db: Connection) throws(StoreError) {
    let (transcript, result) = (stored.record.transcript, stored.record.claimed)
    let row = SQL.insert(
      into: "round",
      [
        "id": stored.id, "player_id": stored.player, "game": transcript.game,
        "revision": transcript.revision, "setup": transcript.setup, "seed": transcript.seed,
        "moves": transcript.moves, "points": result.points, "time_ms": result.time,
        "figures": figures, "finished_at": stored.finishedAt, "digest": stored.digest,
        "eligibility": eligibility, "content": transcript.content, "note": note,
      ])
    try db.run("\(row) ON CONFLICT DO NOTHING")
    try db.run(
      """
      UPDATE round SET note = \(note) WHERE id = \(stored.id) AND player_id = \(stored.player)
        AND note <> \(note)
      """)
  }
}
