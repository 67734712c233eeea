import Canvas
import GameCore

/// A replayed round as lines with time, move and effect.
struct WatchText {
  let say: Language
  /// Returns the names of the faces of a deal.
  let faces: (Transcript) -> FaceNames

  func text(of round: ReplayedRound, _ exported: ExportedReplay) -> String {
    let transcript = round.record.transcript
    let level = transcript.game == ColorMatchGame.id ? nil : PairsLevel(transcript.setup)
    let trace = PairsDuelTrace(of: round.record)
    let head = [
      "\(GameTitle(transcript.game).text(in: say)), \(setup(of: transcript))",
      exported.player.shown,
      say.date(CalendarDate(exported.finishedAt, secondsFromUTC: 0)),
    ].filter { !$0.isEmpty }.joined(separator: "; ")
    let about = [level.map(board), trace.map(players) ?? level.map(par)].compactMap(\.self)
      .joined(separator: "; ")
    let table = FittedTable(
      [
        TableColumn("", .right) { say.exactTime($0.time) },
        TableColumn("") { $0.narration.move.text(in: say) },
        TableColumn("") { $0.narration.shown?.text(in: say) ?? "" },
      ], of: RoundNarration(of: round, faces(transcript)).lines)
    let result = trace.map { end(of: $0, round.result) } ?? end(of: round.result)
    return head + "\n" + (about.isEmpty ? "" : about + "\n") + table.text + result + "\n"
  }

  private func setup(of transcript: Transcript) -> String {
    guard transcript.game == ColorMatchGame.id else {
      return ScoresPhrase.setup(transcript.setup).text(in: say)
    }
    let seconds = Int(transcript.setup) ?? 0
    return say(
      Plural.english(seconds, "second", "seconds"),
      Plural.russian(seconds, "секунда", "секунды", "секунд"))
  }

  private func board(_ level: PairsLevel) -> String {
    say(
      "\(level.rows) rows of \(level.columns) cards, \(level.pairs) pairs",
      Plural.russian(level.rows, "ряд", "ряда", "рядов") + " по "
        + Plural.russian(level.columns, "карте", "карты", "карт") + ", "
        + Plural.russian(level.pairs, "пара", "пары", "пар"))
  }

  private func par(_ level: PairsLevel) -> String {
    let turns = say.hundredths(level.par)
    return say("par: \(turns) turns", "норма: \(turns) хода")
  }

  /// Returns the line with the result and its figures.
  private func end(of result: RoundResult) -> String {
    let figures = result.figures.entries.map { figure($0.figure, say.grouped($0.value)) }
    let time = say.exactTime(result.time)
    let points = say(
      "\(Plural.english(result.points, "point", "points")) in \(time).",
      "\(Plural.russian(result.points, "очко", "очка", "очков")) за \(time).")
    return ([points] + figures).joined(separator: " ")
  }

  private func figure(_ figure: Figure, _ value: String) -> String {
    "\(ScoresPhrase.figure(figure).text(in: say)): \(value)."
  }

  /// Returns the players of a game for several in the order of turns.
  private func players(of trace: PairsDuelTrace) -> String {
    say("players: ", "играют: ")
      + trace.seats.all.indices.map { name($0, trace) }.joined(separator: ", ")
  }

  /// Returns the winner of a game for several, the pairs of each player, and the figures.
  private func end(of trace: PairsDuelTrace, _ result: RoundResult) -> String {
    let pairs = trace.pairs.indices.map { "\(name($0, trace)) \(trace.pairs[$0])" }
      .joined(separator: ", ")
    let leaders = trace.leaders.map { name($0, trace) }.joined(separator: ", ")
    let time = say.exactTime(result.time)
    return [
      trace.leaders.count == 1
        ? say("\(leaders) wins.", "Победа: \(leaders).")
        : say("Draw: \(leaders).", "Ничья: \(leaders)."),
      say("Pairs: \(pairs).", "Пары: \(pairs)."),
      figure(.turns, "\(result.figures[.turns] ?? 0)"), say("Time: \(time).", "Время: \(time)."),
    ].joined(separator: " ")
  }

  private func name(_ seat: Int, _ trace: PairsDuelTrace) -> String {
    switch trace.seats.all[seat] {
    case .opponent(let opponent): opponent.name(in: say)
    case .person(.some(let name)): TextSanitizer.line(name.description, limit: DuelName.longest)
    case .person(nil): say("Player \(seat + 1)", "Игрок \(seat + 1)")
    }
  }
}
