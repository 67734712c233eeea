import Canvas
import GameCore

/// `flipside scores`.
struct Scores: PrintingCommand {
  static let description = CommandDescription(
    "scores", usage: "scores [OPTIONS]", "print the leaderboard", "показать таблицу рекордов",
    options: [.rankedGame, .level, .limit("10", "10"), .json])

  /// The game and one of its setups, or all.
  let board: LeaderboardKey
  let limit: Int
  let isJSON: Bool

  init(_ given: inout Arguments) throws(UsageError) {
    let game = try given.game(suggesting: Catalog.rankedGames) ?? PairsGame.id
    guard Catalog.ranks(game) else {
      throw UsageError {
        let title = GameTitle(game).text(in: $0)
        return $0(
          "\(title) isn't ranked, because results depend on who you play; "
            + "for your results, use 'flipside stats --game \(game)'",
          "в игре «\(title)» рекордов нет: всё зависит от того, с кем "
            + "играть; ваши результаты покажет 'flipside stats --game \(game)'")
      }
    }
    board = given.text(.level).map { LeaderboardKey(game: game, setup: $0) } ?? .main(of: game)
    limit = try given.limit() ?? 10
    isJSON = given.has(.json)
  }

  func report(in context: CommandContext) throws(StoreError) -> Report {
    let say = context.language
    let page = try context.store()?.page(of: board, for: nil, limit: limit)
    let (top, unknown) = (page?.top ?? [], page?.unknown ?? 0)
    let needs = say(
      "\(unknown) \(unknown == 1 ? "result needs" : "results need") a newer version of Flipside.\n",
      Plural.russian(unknown, "результат", "результата", "результатов")
        + " — только в более новой версии Flipside.\n")
    let note = unknown > 0 ? needs : ""
    // An array of results has no room for it.
    if isJSON {
      return Report(output: JSON.list(top.map(Self.object)).lines(depth: 1), errors: note)
    }
    guard top.isEmpty else {
      return Report(
        output: say.title(of: board) + "\n\n" + Self.table(top, say, context.secondsFromUTC) + note)
    }
    guard note.isEmpty else { return Report(output: note) }
    let shown = say.title(of: board)
    return Localized("No scores yet: \(shown).", "Пока нет результатов: \(shown).")
      .report(in: say)
  }

  private static func object(_ entry: LeaderboardEntry) -> JSON {
    let result = entry.round.result
    func members(_ isWanted: (Figure) -> Bool) -> [JSON.Member] {
      result.figures.entries.filter { isWanted($0.figure) }
        .map { JSON.Member($0.figure.rawValue, .number($0.value)) }
    }
    let (date, level) = (CivilDate(entry.round.finishedAt), entry.round.board.setup ?? "")
    return .object(
      [
        .init("rank", .number(entry.rank)), .init("player", .text(entry.name.description)),
        .init("points", .number(result.points)), .init("level", .text(level)),
      ] + (entry.round.earlierRuleset.map { [.init("ruleset", .number($0))] } ?? [])
        + members { $0 == .turns } + [.init("timeMs", .number(result.time.milliseconds))]
        + members { $0 != .turns }
        // Every row of a page has been replayed; no other row can be created.
        + [.init("date", .text(date.iso)), .init("verified", .truth(true))])
  }

  private static func table(
    _ entries: [LeaderboardEntry], _ say: Language, _ secondsFromUTC: Int
  ) -> String {
    let zone = zone(secondsFromUTC)
    let figures = Figure.allCases.filter { figure in
      entries.contains { $0.round.result.figures[figure] != nil }
    }
    var columns: [TableColumn<LeaderboardEntry>] = [
      say.rank, say.player,
      say.column("Points", "Очки", .right) { entry in
        // Marked if they are those of an earlier ruleset.
        (entry.round.earlierRuleset == nil ? "" : "*")
          + say.grouped(entry.round.result.points)
      },
      say.column("Level", "Уровень") {
        ScoresPhrase.setup($0.round.board.setup ?? "").text(in: say)
      },
    ]
    columns += figures.map { figure in
      TableColumn(
        ScoresPhrase.figure(figure).text(in: say), .right, yields: [step(figure): .leaves]
      ) { $0.round.result.figures[figure].map(say.grouped) ?? "" }
    }
    columns += [
      say.column("Time", "Время", .right, yields: [3: .leaves]) {
        say.exactTime($0.round.result.time)
      },
      say.column("Date (\(zone))", "Дата (\(zone))") {
        say.date(CalendarDate($0.round.finishedAt, secondsFromUTC: secondsFromUTC))
      },
      say.round,
    ]
    let earlier = Set(entries.compactMap(\.round.earlierRuleset)).sorted()
    return earlier.reduce(FittedTable(forTerminal: columns, of: entries).text) {
      $0 + say("* under ruleset \($1)\n", "* по редакции правил \($1)\n")
    }
  }

  /// Returns the order in which figures are left out of a table that is too wide; JSON has them
  /// all.
  private static func step(_ figure: Figure) -> Int {
    switch figure {
    case .score, .multiplier: 1
    case .stroopCost, .pairsOfFirst, .pairsOfSecond, .pairsOfThird, .pairsOfFourth: 2
    case .memoryErrors, .wrong, .meanAnswer: 3
    case .turns, .right: 4
    }
  }

  /// Returns the time zone: `UTC`, `UTC+3`, `UTC-3:30`.
  private static func zone(_ seconds: Int) -> String {
    guard seconds != 0 else { return "UTC" }
    let minutes = abs(seconds) / 60
    let rest = minutes % 60 == 0 ? "" : ":\(CivilDate.digits(minutes % 60, 2))"
    return "UTC\(seconds < 0 ? "-" : "+")\(minutes / 60)\(rest)"
  }
}
