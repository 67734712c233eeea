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
    let clocks = ClockFiles(DataDirectory(place.directory))
    let claimed = try withConnection { connection throws(StoreFault) -> SavedRound? in
      // Most starts find nothing: they should not have to write.
      guard try abandoned(of: owner, for: id, in: &connection) != nil else { return nil }
      return try connection.transaction { connection throws(StoreFault) in
        guard let found = try abandoned(of: owner, for: id, in: &connection) else { return nil }
        let round = found.round.noted(clocks.mark(of: found.id))
        guard found.id != id else { return round }
        // What this program kept itself, for somebody else perhaps, is not lost for it.
        try connection.run(Self.parking, .text(Self.parked), .text(id.rawValue))
        try connection.run(
          "UPDATE progress SET id = ?, elapsed = ? WHERE id = ?", .text(id.rawValue),
          .integer(round.elapsed.milliseconds), .text(found.id.rawValue))
        return round
      }
    }
    try sweep(clocks)
    return claimed
  }

  /// Removes the clocks of programs that have ended and left no game.
  private func sweep(_ clocks: ClockFiles) throws(StoreFault) {
    var waiting: Set<ProgressID> = []
    try withConnection { connection throws(StoreFault) in
      try connection.each("SELECT id FROM progress") { row in
        waiting.insert(ProgressID(row.text(0)))
        return true
      }
    }
    clocks.sweep { waiting.contains($0) || isRunning($0) }
  }

  public func drop(_ id: ProgressID) throws(StoreFault) {
    try withConnection { connection throws(StoreFault) in
      _ = try connection.run("DELETE FROM progress WHERE id = ?", .text(id.rawValue))
    }
  }

  public func park(_ id: ProgressID) throws(StoreFault) {
    try withConnection { connection throws(StoreFault) in
      _ = try connection.run(Self.parking, .text(Self.parked), .text(id.rawValue))
    }
  }

  private static let parking: StaticString =
    "UPDATE progress SET id = ? || lower(hex(randomblob(16))) WHERE id = ?"
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

extension SavedRound {
  /// The same game with what its clock showed later.
  fileprivate func noted(_ mark: ClockMark?) -> SavedRound {
    guard let mark, mark.seed == transcript.seed, mark.elapsed > elapsed else { return self }
    return SavedRound(transcript: transcript, elapsed: mark.elapsed, looks: looks)
  }
}
