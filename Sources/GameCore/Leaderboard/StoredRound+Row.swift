extension StoredRound {
  /// Reads columns id, player_id, name, game, revision, setup, seed, moves, points, time_ms,
  /// figures, finished_at, eligibility, content, digest.
  init(in row: borrowing Row) {
    let transcript = Transcript(
      game: GameID(row.text(3)), revision: row.integer(4), setup: row.text(5), seed: row.bits(6),
      content: row.text(13), eligibility: Eligibility(stored: row.text(12)), moves: row.text(7))
    // Unreadable figures become empty, which no game has, so the round is found false.
    let claimed = RoundResult(
      points: row.integer(8), time: Elapsed(milliseconds: row.integer(9)),
      figures: Figures(row.text(10)) ?? [:])
    self.init(
      id: RoundID(row.integer(0)), player: PlayerID(row.integer(1)), playerName: row.textIfAny(2),
      record: ReplayRecord(transcript: transcript, claimed: claimed), finishedAt: row.time(11),
      digest: row.withBytes(14) { Array($0) })
  }
}

extension Eligibility {
  /// Reads a stored word; an invalid one becomes practice, which is never stored, so the round is
  /// found false.
  fileprivate init(stored text: String) {
    self = Eligibility(rawValue: text) ?? .practice
  }
}
