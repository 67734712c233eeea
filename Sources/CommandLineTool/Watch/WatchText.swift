import Canvas
import GameCore

/// A replayed round as lines with time, move and effect.
struct WatchText {
  private let language: Language
  /// Returns the names of the faces of a deal.
  private let faces: (Transcript) -> FaceNames

  init(_ language: Language, faces: @escaping (Transcript) -> FaceNames) {
    self.language = language
    self.faces = faces
  }

  func text(of round: ReplayedRound, _ exported: ExportedRecord) -> String {
    let transcript = round.record.transcript
    let setup =
      transcript.game == ColorMatchGame.id
      ? WatchPhrase.duration(Int(transcript.setup) ?? 0).text(in: language)
      : ScoresPhrase.setup(transcript.setup).text(in: language)
    let name = "\(GameTitle(transcript.game).text(in: language)), \(setup)"
    let head = [
      name, TextSanitizer.line(exported.player, limit: 60), CivilDate(exported.finishedAt).date,
    ].filter { !$0.isEmpty }.joined(separator: "; ")
    let level = transcript.game == ColorMatchGame.id ? nil : PairsLevel(transcript.setup)
    let lines = Commentary(of: round, faces(transcript)).lines
    let table = FittedTable(
      [
        TableColumn("", .right) { language.exactTime($0.time) },
        TableColumn("") { $0.telling.move.text(in: language) },
        TableColumn("") { $0.telling.shown?.text(in: language) ?? "" },
      ], of: lines)
    let duel = WatchedDuel(round.record, language)
    let about = [
      level.map { WatchPhrase.board($0).text(in: language) },
      duel?.players ?? level.map { WatchPhrase.par($0).text(in: language) },
    ].compactMap(\.self).joined(separator: "; ")
    return head + "\n" + (about.isEmpty ? "" : about + "\n") + table.text
      + (duel?.end ?? end(of: round.result)) + "\n"
  }

  /// Returns the line with the result and its figures.
  private func end(of result: RoundResult) -> String {
    let figures = result.figures.entries.map { entry in
      "\(ScoresPhrase.figure(entry.figure).text(in: language)): "
        + "\(language.grouped(entry.value))."
    }
    let points = WatchPhrase.end(result.points, language.exactTime(result.time)).text(in: language)
    return ([points] + figures).joined(separator: " ")
  }
}

private enum WatchPhrase: Phrase {
  case board(PairsLevel)
  case par(PairsLevel)
  case duration(Int)
  case end(Int, String)

  func text(in say: Language) -> String {
    switch self {
    case .board(let level):
      say(
        "\(level.rows) rows of \(level.columns) cards, \(level.pairs) pairs",
        Plural.russian(level.rows, "ряд", "ряда", "рядов") + " по "
          + Plural.russian(level.columns, "карте", "карты", "карт") + ", "
          + Plural.russian(level.pairs, "пара", "пары", "пар"))
    case .par(let level):
      say("par: \(say.hundredths(level.par)) turns", "норма: \(say.hundredths(level.par)) хода")
    case .duration(let seconds):
      say(
        Plural.english(seconds, "second", "seconds"),
        Plural.russian(seconds, "секунда", "секунды", "секунд"))
    case .end(let points, let time):
      say(
        "\(Plural.english(points, "point", "points")) in \(time).",
        "\(Plural.russian(points, "очко", "очка", "очков")) за \(time).")
    }
  }
}
