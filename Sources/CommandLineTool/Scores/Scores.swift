import Canvas
import GameCore

/// `flipside scores`.
struct Scores: Command {
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

  func run(in context: CommandContext) throws(StoreError) -> Outcome {
    let page = try context.leaderboards()?.page(of: board, for: nil, limit: limit)
    return .report(report(of: page, in: context.language, context.secondsFromUTC))
  }

  private func report(
    of page: LeaderboardPage?, in language: Language, _ secondsFromUTC: Int
  ) -> Report {
    let (top, unknown) = (page?.top ?? [], page?.unknown ?? 0)
    let note =
      unknown > 0 ? ScoresPhrase.needNewerVersion(unknown).text(in: language) + "\n" : ""
    // An array of results has no room for it.
    if isJSON { return Report(output: Self.json(top), errors: note) }
    guard !top.isEmpty else {
      return note.isEmpty
        ? ScoresPhrase.noneYet(boardName(in: language)).report(in: language)
        : Report(output: note)
    }
    return Report(output: Self.table(top, language, secondsFromUTC) + note)
  }

  /// Returns the name of the board if it is that of a level, which may have been given without a
  /// game.
  private func boardName(in language: Language) -> String? {
    board.setup.map { setup in
      let game = GameTitle(board.game).text(in: language)
      return "\(game), \(ScoresPhrase.setup(setup).text(in: language))"
    }
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
    return .object(
      [
        JSON.Member("rank", .number(entry.rank)),
        JSON.Member("player", .text(entry.name.description)),
        JSON.Member("points", .number(result.points)),
        JSON.Member("level", .text(entry.round.board.setup ?? "")),
      ] + (entry.round.earlierRuleset.map { [JSON.Member("ruleset", .number($0))] } ?? [])
        + members { $0 == .turns }
        + [JSON.Member("timeMs", .number(result.time.milliseconds))]
        + members { $0 != .turns }
        + [
          JSON.Member("date", .text(CivilDate(entry.round.finishedAt).iso)),
          // Every row of a page has been replayed; no other row can be created.
          JSON.Member("verified", .truth(true)),
        ])
  }

  private static func table(
    _ entries: [LeaderboardEntry], _ language: Language, _ secondsFromUTC: Int
  ) -> String {
    let figures = Figure.allCases.filter { figure in
      entries.contains { $0.round.result.figures[figure] != nil }
    }
    var columns: [TableColumn<LeaderboardEntry>] = [
      language.column(ScoresPhrase.rank, .right) { "\($0.rank)" },
      language.column(ScoresPhrase.player) { TextSanitizer.line($0.name.description) },
      language.column(ScoresPhrase.points, .right) { entry in
        // Marked if they are those of an earlier ruleset.
        (entry.round.earlierRuleset == nil ? "" : "*")
          + language.grouped(entry.round.result.points)
      },
      language.column(ScoresPhrase.level) {
        ScoresPhrase.setup($0.round.board.setup ?? "").text(in: language)
      },
    ]
    columns += figures.map { figure in
      language.column(
        ScoresPhrase.figure(figure), .right, yields: [step(figure): .leaves]
      ) { $0.round.result.figures[figure].map(language.grouped) ?? "" }
    }
    columns += [
      language.column(ScoresPhrase.time, .right, yields: [3: .leaves]) {
        language.exactTime($0.round.result.time)
      },
      language.column(ScoresPhrase.date(secondsFromUTC: secondsFromUTC)) {
        CivilDate($0.round.finishedAt, secondsFromUTC: secondsFromUTC).date
      },
      language.column(ScoresPhrase.record, .right) { "\($0.round.id.rawValue)" },
    ]
    let earlier = Set(entries.compactMap(\.round.earlierRuleset)).sorted()
    return earlier.reduce(FittedTable(forTerminal: columns, of: entries).text) {
      $0 + ScoresPhrase.earlierRuleset($1).text(in: language) + "\n"
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
