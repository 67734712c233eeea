extension SQLiteStore: ProgressStore {
  public func keep(
    _ round: SavedRound, as id: ProgressID, of owner: Owner, at now: Timestamp
  ) throws(StoreFault) {
    let owner = key(of: owner)
    let transcript = round.transcript
    try withConnection { connection throws(StoreFault) in
      try connection.transaction { connection throws(StoreFault) in
        try connection.run(
          """
          UPDATE progress SET id = ? || lower(hex(randomblob(16)))
            WHERE id = ? AND NOT (game = ? AND setup = ? AND seed = ?)
          """,
          .text(Self.parked), .text(id.rawValue), .text(transcript.game.description),
          .text(transcript.setup), .bits(transcript.seed))
        try connection.run(
          """
          INSERT OR REPLACE INTO progress(id, owner, game, revision, setup, seed, standing, moves,
              elapsed, saved_at, content, looks)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
          """,
          .text(id.rawValue), owner, .text(transcript.game.description),
          .integer(transcript.revision), .text(transcript.setup), .bits(transcript.seed),
          .text(transcript.eligibility.rawValue), .text(transcript.moves),
          .integer(round.elapsed.milliseconds), .time(now), .text(transcript.content),
          .text(round.looks))
      }
    }
  }

  public func claim(of owner: Owner, as id: ProgressID) throws(StoreFault) -> SavedRound? {
    let owner = key(of: owner)
    return try withConnection { connection throws(StoreFault) in
      // Most starts find nothing: they should not have to write.
      guard try abandoned(of: owner, for: id, in: &connection) != nil else { return nil }
      return try connection.transaction { connection throws(StoreFault) in
        guard let found = try abandoned(of: owner, for: id, in: &connection) else { return nil }
        if found.id != id {
          // What this program kept itself, for somebody else perhaps, is not lost for it.
          try connection.run(
            "UPDATE progress SET id = ? || lower(hex(randomblob(16))) WHERE id = ?",
            .text(Self.parked), .text(id.rawValue))
          try connection.run(
            "UPDATE progress SET id = ? WHERE id = ?", .text(id.rawValue), .text(found.id.rawValue))
        }
        return found.round
      }
    }
  }

  public func drop(_ id: ProgressID) throws(StoreFault) {
    try withConnection { connection throws(StoreFault) in
      _ = try connection.run("DELETE FROM progress WHERE id = ?", .text(id.rawValue))
    }
  }

  /// What the name of a game begins with that no program plays any more.
  private static let parked = "parked:"

  private func abandoned(
    of owner: SQLValue, for id: ProgressID, in connection: inout Connection
  ) throws(StoreFault) -> (id: ProgressID, round: SavedRound)? {
    var found: (id: ProgressID, round: SavedRound)?
    try connection.each(
      """
      SELECT id, game, revision, setup, seed, standing, moves, elapsed, content, looks
        FROM progress
        WHERE owner = ? ORDER BY saved_at DESC, id
      """, owner
    ) { row in
      let holder = ProgressID(row.text(0))
      let isFree = holder == id || holder.rawValue.hasPrefix(Self.parked) || !isRunning(holder)
      guard isFree, let eligibility = Eligibility(rawValue: row.text(5)) else { return true }
      let transcript = Transcript(
        game: GameID(row.text(1)), revision: row.integer(2), setup: row.text(3), seed: row.bits(4),
        content: row.text(8), eligibility: eligibility, moves: row.text(6))
      found = (
        holder,
        SavedRound(
          transcript: transcript, elapsed: Elapsed(milliseconds: row.integer(7)),
          looks: row.text(9))
      )
      return false
    }
    return found
  }
}
