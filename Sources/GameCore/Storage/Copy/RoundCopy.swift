/// A round being copied from one store to another.
struct RoundCopy: Hashable, Sendable {
  let stored: StoredRound
  private let note: String
  /// The values of `columns` exactly as stored, even if they were modified.
  private let values: [SQLValue]

  private static let columns: SQL = """
    id, player_id, game, revision, setup, seed, moves, points, time_ms, figures, finished_at,
      eligibility, content, digest, note
    """

  /// Returns at most 256 rounds in a range of numbers, because a transaction may be repeated.
  static func all(
    of player: PlayerID, from first: RoundID, through last: RoundID = RoundID(.max),
    in db: Connection
  ) throws(StoreError) -> [RoundCopy] {
    try db.all(
      """
      SELECT \(columns) FROM round
        WHERE player_id = \(player) AND id >= \(first) AND id <= \(last) ORDER BY id LIMIT 256
      """
    ) { RoundCopy(stored: StoredRound(in: $0), note: $0.text("note"), values: $0.values) }
  }

  /// Inserts the round unless it exists, and copies its note.
  func insert(in db: Connection) throws(StoreError) {
    try db.run(
      "INSERT INTO round(\(Self.columns)) VALUES (\(list: values)) ON CONFLICT DO NOTHING")
    try db.run(
      """
      UPDATE round SET note = \(note) WHERE id = \(stored.id) AND player_id = \(stored.player)
        AND note <> \(note)
      """)
  }
}
