extension StoredRound {
  /// The columns that the initializer reads, in a query with the table `round`.
  static let columns: SQL = """
    round.id, round.player_id, round.game, revision, round.setup, round.seed, moves, round.points,
      time_ms, figures, finished_at, eligibility, content, digest
    """

  /// Reads the columns.
  init(in row: borrowing Row, playerName: String? = "") {
    let word = row.text("eligibility")
    let eligibility = Eligibility(rawValue: word)
    // Practice is never stored, so no round is ranked by mistake.
    let transcript = Transcript(
      game: GameID(row.text("game")), revision: row.integer("revision"), setup: row.text("setup"),
      seed: row.bits("seed"), content: row.text("content"),
      eligibility: eligibility ?? .practice, moves: row.text("moves"))
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
