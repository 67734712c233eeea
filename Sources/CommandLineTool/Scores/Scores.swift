import Canvas
import GameCore

/// `flipside scores`.
struct Scores {
  private let request: ScoresRequest
  private let language: Language
  private let secondsFromUTC: Int

  init(_ request: ScoresRequest, _ language: Language, _ secondsFromUTC: Int) {
    self.request = request
    self.language = language
    self.secondsFromUTC = secondsFromUTC
  }

  func report(from store: any LeaderboardStore) throws(StoreError) -> Report {
    let page = try store.page(of: request.board, for: nil, limit: request.limit)
    let note =
      page.unknown > 0
      ? ScoresPhrase.needNewerVersion(page.unknown).text(in: language) + "\n" : ""
    // An array of results has no room for it.
    if request.json { return Report(output: Self.json(page.top), errors: note) }
    guard !page.top.isEmpty else {
      let empty = ScoresPhrase.noneYet(boardName).text(in: language) + "\n"
      return Report(output: note.isEmpty ? empty : note)
    }
    return Report(output: table(page.top) + note)
  }

  /// The name of the board if it is that of a level, which may have been given without a game.
  private var boardName: String? {
    request.board.setup.map { setup in
      let game = GameTitle(request.board.game).text(in: language)
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

  private func table(_ entries: [LeaderboardEntry]) -> String {
    let figures = Figure.allCases.filter { figure in
      entries.contains { $0.round.result.figures[figure] != nil }
    }
    var columns: [TableColumn<LeaderboardEntry>] = [
      language.column(ScoresPhrase.rank, .right) { "\($0.rank)" },
      language.column(ScoresPhrase.player) { TextSanitizer.line($0.name.description) },
      language.column(ScoresPhrase.points, .right) { points($0.round) },
      language.column(ScoresPhrase.level) {
        ScoresPhrase.setup($0.round.board.setup ?? "").text(in: language)
      },
    ]
    columns += figures.map { figure in
      language.column(
        ScoresPhrase.figure(figure), .right, yields: [Self.step(figure): .leaves]
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

  /// Returns the points, marked if they are those of an earlier ruleset.
  private func points(_ round: ScoredRound) -> String {
    (round.earlierRuleset == nil ? "" : "*") + language.grouped(round.result.points)
  }
}
