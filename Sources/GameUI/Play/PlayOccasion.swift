import Canvas
import GameCore

/// What a game is played for, beside itself.
struct PlayOccasion: Hashable, Sendable {
  /// The day whose one try it is; nil for any other game.
  var daily: CalendarDate?
  /// The day whose board is played for practice; nil for any other game.
  var practised: CalendarDate?
  /// Whom it races; nil for nobody.
  var rival: Rival?
}

extension RenderStyle {
  /// What a panel says of a game that is not like any other; nil for one that is.
  func occasion(of eligibility: Eligibility, _ occasion: PlayOccasion) -> String? {
    if occasion.daily != nil { return text(DailyPhrase.short) }
    return eligibility == .practice ? text(PlayPhrase.practice) : nil
  }

  /// Name and value of the record to beat, or the word for what a round is played for in its place;
  /// nothing beside a watched round where no record is known.
  func recordFigure<Rules: Game>(
    _ best: Int?, named name: some Phrase, beside table: GameTable<Rules>, _ occasion: PlayOccasion
  ) -> (name: String, value: String) {
    if let word = self.occasion(of: table.round.eligibility, occasion) { return (word, "") }
    if table.isWatched, best == nil { return ("", "") }
    return (text(name), best.map(language.grouped) ?? text(PlayPhrase.noRecord))
  }
}

extension Rival {
  /// What the line begins with by which a kept game remembers its rival.
  static let heading = "rival\t"

  /// The rival's round, with whose it is; played again before it is raced once more.
  var line: String {
    let transcript = record.transcript
    let whose: [String] =
      switch owner {
      case .ownBest: ["best", ""]
      case .own: ["own", ""]
      case .player(let name): ["player", name.description]
      case .nobody: ["nobody", ""]
      }
    return Self.heading
      + (whose + [
        "\(transcript.revision)", transcript.setup, "\(transcript.seed)",
        transcript.eligibility.rawValue, transcript.moves,
      ]).joined(separator: "\t")
  }

  /// Nil for a line that no such round stands on.
  init?(line: Substring) {
    let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 8, let revision = Int(parts[3]), let seed = UInt64(parts[5]),
      let eligibility = Eligibility(rawValue: parts[6])
    else { return nil }
    let owner: Owner
    switch parts[1] {
    case "best": owner = .ownBest
    case "own": owner = .own
    case "player":
      guard let name = PlayerName(stored: parts[2]) else { return nil }
      owner = .player(name)
    default: owner = .nobody
    }
    let transcript = Transcript(
      game: PairsGame.id, revision: revision, setup: parts[4], seed: seed,
      eligibility: eligibility, moves: parts[7])
    guard let result = try? Catalog.result(of: transcript),
      let round = try? Catalog.replay(ReplayRecord(transcript: transcript, claimed: result))
    else { return nil }
    self.init(round, of: owner)
  }
}
