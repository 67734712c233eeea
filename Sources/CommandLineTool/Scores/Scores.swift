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

  func report(from store: any LeaderboardStore) throws(StoreFault) -> Report {
    let page = try store.page(of: request.board, for: nil, limit: request.limit)
    let note =
      page.unknown > 0
      ? ScoresPhrase.needNewerVersion(page.unknown).text(in: language) + "\n" : ""
    // An array of results has no place for it.
    if request.json { return Report(output: Self.json(page.top), errors: note) }
    guard !page.top.isEmpty else {
      let nobody = ScoresPhrase.nobodyYet(boardName).text(in: language) + "\n"
      return Report(output: note.isEmpty ? nobody : note)
    }
    return Report(output: table(page.top) + note)
  }

  /// Which board it is, where a level was chosen, which alone may have chosen the game.
  private var boardName: String? {
    request.board.setup.map { setup in
      let game = GameTitle(request.board.game).text(in: language)
      return "\(game), \(ScoresPhrase.setup(setup).text(in: language))"
    }
  }

  /// An array with one object a line, first rank first.
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
          // Every row of a page was replayed and came out as stored: no other can be made.
          JSON.Member("verified", .truth(true)),
        ])
  }

  private func table(_ entries: [LeaderboardEntry]) -> String {
    let figures = Figure.allCases.filter { figure in
      entries.contains { $0.round.result.figures[figure] != nil }
    }
    var table = TextTable(
      [
        .init(ScoresPhrase.rank.text(in: language), .right),
        .init(ScoresPhrase.player.text(in: language), .left),
        .init(ScoresPhrase.points.text(in: language), .right),
        .init(ScoresPhrase.level.text(in: language), .left),
      ]
        + figures.map {
          .init(ScoresPhrase.figure($0).text(in: language), .right, spare: Self.spare($0))
        } + [
          .init(ScoresPhrase.time.text(in: language), .right, spare: 2),
          .init(ScoresPhrase.date(secondsFromUTC: secondsFromUTC).text(in: language), .left),
          .init(ScoresPhrase.record.text(in: language), .right),
        ])
    for entry in entries {
      let result = entry.round.result
      table.add(
        [
          "\(entry.rank)", Clean.line(entry.name.description), points(entry.round),
          ScoresPhrase.setup(entry.round.board.setup ?? "").text(in: language),
        ] + figures.map { figure in result.figures[figure].map(language.grouped) ?? "" }
          + [
            language.exactTime(result.time),
            CivilDate(entry.round.finishedAt, secondsFromUTC: secondsFromUTC).date,
            "\(entry.round.id.rawValue)",
          ])
    }
    let earlier = Set(entries.compactMap(\.round.earlierRuleset)).sorted()
    return earlier.reduce(table.text) {
      $0 + ScoresPhrase.earlierRuleset($1).text(in: language) + "\n"
    }
  }

  /// Which figures go first where a table is too wide; JSON has them all.
  private static func spare(_ figure: Figure) -> Int {
    switch figure {
    case .turns, .right: 1
    case .memoryErrors, .wrong, .meanAnswer: 2
    case .stroopCost: 3
    case .pairsOfFirst, .pairsOfSecond, .pairsOfThird, .pairsOfFourth: 3
    case .score, .multiplier: 4
    }
  }

  /// Marked where an earlier ruleset gave them.
  private func points(_ round: ScoredRound) -> String {
    (round.earlierRuleset == nil ? "" : "*") + language.grouped(round.result.points)
  }
}
