import Canvas
import GameCore

/// `flipside scores`.
struct Scores: PrintingCommand {
  static let description = CommandDescription(
    "scores", "scores [OPTIONS]",
    options: [.rankedGame, .level, .limit { _ in "10" }, .json]
  ) { $0("print the leaderboard", "показать таблицу рекордов") }

  /// The game and one of its setups, or all.
  let board: LeaderboardKey
  let limit: Int
  let isJSON: Bool

  init(_ given: inout Arguments) throws(UsageError) {
    let game = try given.game() ?? PairsGame.id
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
    let page = try context.leaderboards()?.page(of: board, for: nil, limit: limit)
    let (top, unknown) = (page?.top ?? [], page?.unknown ?? 0)
    let note = unknown > 0 ? ScoresPhrase.needNewerVersion(unknown).text(in: say) + "\n" : ""
    // An array of results has no room for it.
    if isJSON { return Report(output: Self.json(top), errors: note) }
    guard top.isEmpty else {
      return Report(output: Self.table(top, say, context.secondsFromUTC) + note)
    }
    // With the name of a level, which may have been given without a game.
    let name = board.setup.map {
      "\(GameTitle(board.game).text(in: say)), \(ScoresPhrase.setup($0).text(in: say))"
    }
    return note.isEmpty ? ScoresPhrase.noneYet(name).report(in: say) : Report(output: note)
  }

  /// Returns an array with one object in each line, first rank first.
  private static func json(_ entries: [LeaderboardEntry]) -> String {
    guard !entries.isEmpty else { return "[]\n" }
    let lines = entries.map { "  " + object($0).line }
    return "[\n" + lines.joined(separator: ",\n") + "\n]\n"
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
    let figures = Figure.allCases.filter { figure in
      entries.contains { $0.round.result.figures[figure] != nil }
    }
    var columns: [TableColumn<LeaderboardEntry>] = [
      say.column(ScoresPhrase.rank, .right) { "\($0.rank)" },
      say.column(ScoresPhrase.player) { TextSanitizer.line($0.name.description) },
      say.column(ScoresPhrase.points, .right) { entry in
        // Marked if they are those of an earlier ruleset.
        (entry.round.earlierRuleset == nil ? "" : "*")
          + say.grouped(entry.round.result.points)
      },
      say.column(ScoresPhrase.level) {
        ScoresPhrase.setup($0.round.board.setup ?? "").text(in: say)
      },
    ]
    columns += figures.map { figure in
      say.column(
        ScoresPhrase.figure(figure), .right, yields: [step(figure): .leaves]
      ) { $0.round.result.figures[figure].map(say.grouped) ?? "" }
    }
    columns += [
      say.column(ScoresPhrase.time, .right, yields: [3: .leaves]) {
        say.exactTime($0.round.result.time)
      },
      say.column(ScoresPhrase.date(secondsFromUTC: secondsFromUTC)) {
        CivilDate($0.round.finishedAt, secondsFromUTC: secondsFromUTC).date
      },
      say.column(ScoresPhrase.record, .right) { "\($0.round.id.rawValue)" },
    ]
    let earlier = Set(entries.compactMap(\.round.earlierRuleset)).sorted()
    return earlier.reduce(FittedTable(forTerminal: columns, of: entries).text) {
      $0 + ScoresPhrase.earlierRuleset($1).text(in: say) + "\n"
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
}
