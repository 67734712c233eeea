import GameRules

/// A record as one line of a golden file.
enum RecordLine {
  static func text(_ record: ReplayRecord) -> String {
    let (played, result) = (record.transcript, record.claimed)
    return [
      "\(played.game)", "\(played.revision)", played.setup, "\(played.seed)", "\(result.points)",
      "\(result.time.milliseconds)", "\(result.figures)", played.moves,
    ].joined(separator: ";") + content(of: played)
  }

  static func record(_ line: String) -> ReplayRecord? {
    let parts = line.split(separator: ";").map(String.init)
    guard [8, 10].contains(parts.count), let revision = Int(parts[1]), let seed = UInt64(parts[3]),
      let points = Int(parts[4]), let time = Int(parts[5]), let figures = Figures(parts[6])
    else { return nil }
    return ReplayRecord(
      transcript: Transcript(
        game: GameID(parts[0]), revision: revision, setup: parts[2], seed: seed,
        content: parts.count > 9 ? parts[9].replacing("|", with: "\n") : "",
        eligibility: parts.count > 8 ? Eligibility(rawValue: parts[8]) ?? .practice : .ranked,
        moves: parts[7]),
      claimed: RoundResult(
        points: points, time: Elapsed(milliseconds: time), figures: figures))
  }

  /// Returns eligibility and content, for games with content.
  private static func content(of played: Transcript) -> String {
    played.content.isEmpty
      ? "" : ";\(played.eligibility.rawValue);\(played.content.replacing("\n", with: "|"))"
  }
}
