import Canvas
import GameCore

/// The mode of a game.
struct GameMode: Hashable, Sendable {
  /// The date of the daily board of which it is the one attempt; nil for any other game.
  var daily: CalendarDate?
  /// The date of the daily board that is played for practice; nil for any other game.
  var practiceDay: CalendarDate?
  /// The rival in a race, or nil.
  var rival: Rival?
  /// Whether it is practice without a clock.
  var isUntimed = false
}

extension RenderStyle {
  /// Returns the panel's text for a special mode; nil for a normal game.
  func mode(of eligibility: Eligibility, _ mode: GameMode) -> String? {
    if mode.daily != nil { return text(DailyPhrase.short) }
    if mode.isUntimed { return text(DialogPhrase.untimed) }
    return eligibility == .practice ? text(PlayPhrase.practice) : nil
  }

  /// Returns name and value of the best, or the name of the mode instead; nothing for a watched
  /// round.
  func recordFigure<Rules: Game>(
    _ best: Int?, beside table: GameTable<Rules>, _ mode: GameMode
  ) -> LabeledValue {
    if let word = self.mode(of: table.round.eligibility, mode) {
      return LabeledValue(name: word, value: "")
    }
    if table.isWatched { return LabeledValue(name: "", value: "") }
    return labeled(
      PlayPhrase.best, best.map(language.grouped) ?? text(PlayPhrase.noBest), .muted)
  }
}

extension Rival {
  /// The prefix of the line with which a saved game stores its rival.
  static let heading = "rival\t"

  /// The rival's round and its owner as a line; the round is replayed before it is raced again.
  var line: String {
    let transcript = record.transcript
    let whose: [String] =
      switch owner {
      case .ownBest: ["best", ""]
      case .own: ["own", ""]
      case .player(let name): ["player", name.description]
      case .unnamed: ["nobody", ""]
      }
    return Self.heading
      + (whose + [
        "\(transcript.revision)", transcript.setup, "\(transcript.seed)",
        transcript.eligibility.rawValue, transcript.moves,
      ]).joined(separator: "\t")
  }

  /// Reads a rival; nil if the line has none.
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
    default: owner = .unnamed
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
