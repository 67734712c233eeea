import GameCore

/// An exported record of a finished game: docs/replay-format.md.
struct ExportedReplay: Hashable {
  let record: ReplayRecord
  /// The player's name, for people to read; it is not verified.
  let player: String
  let finishedAt: Timestamp

  /// The version of the format, which is in the first line.
  enum Version: Int, CaseIterable {
    case plain = 1
    case withContent = 2

    var heading: String { "flipside-replay \(rawValue)" }
  }

  /// The oldest version that supports the record.
  private var version: Version { record.transcript.content.isEmpty ? .plain : .withContent }

  /// The names at the beginning of the lines, in order.
  enum Field: String, CaseIterable {
    case game, revision, setup, seed, content
    case eligibility = "standing"
    case player, date, points, time, figures, moves
  }

  /// The record as text; `init(parsing:)` reads it back.
  var text: String {
    ([version.heading] + Field.allCases.flatMap(lines) + ["end", ""]).joined(separator: "\n")
  }

  private func lines(of field: Field) -> [String] {
    let transcript = record.transcript
    let claimed = record.claimed
    let values =
      switch field {
      case .game: [transcript.game.description]
      case .revision: ["\(transcript.revision)"]
      case .setup: [transcript.setup]
      case .seed: ["\(transcript.seed)"]
      case .content: Self.lines(of: transcript.content)
      case .eligibility: [transcript.eligibility.rawValue]
      case .player: [player]
      case .date: [CivilDate(finishedAt).exactISO]
      case .points: ["\(claimed.points)"]
      case .time: ["\(claimed.time.milliseconds)"]
      case .figures: [claimed.figures.description]
      case .moves: Self.wrapped(transcript.moves)
      }
    return values.map { $0.isEmpty ? field.rawValue : "\(field.rawValue) \($0)" }
  }

  private static func lines(of content: String) -> [String] {
    guard !content.isEmpty else { return [] }
    return content.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Returns the moves in lines short enough for e-mail.
  private static func wrapped(_ moves: String) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in moves.split(separator: " ", omittingEmptySubsequences: false) {
      if line.isEmpty {
        line = String(word)
      } else if line.utf8.count + 1 + word.utf8.count <= 72 {
        line += " " + word
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    return lines + [line]
  }
}

extension ExportedReplay {
  init(_ stored: StoredRound) {
    self.init(
      record: stored.record, player: (stored.playerName ?? "").shown,
      finishedAt: stored.finishedAt)
  }
}
