import GameCore

/// Statistics for people: a line for each setup.
struct StatsTable {
  private let statistics: [GameStatistics]
  private let language: Language

  init(_ statistics: [GameStatistics], _ language: Language) {
    self.statistics = statistics
    self.language = language
  }

  /// A table for each game, and one of how it went against each opponent.
  var text: String {
    var games: [GameID] = []
    for one in statistics where !games.contains(one.board.game) { games.append(one.board.game) }
    let tables = games.map { game in text(statistics.filter { $0.board.game == game }) }
    let opponents = OpponentsTable(statistics, language).text
    return (tables + [opponents].compactMap(\.self)).joined(separator: "\n")
  }

  private func text(_ statistics: [GameStatistics]) -> String {
    let wanted: [Figure] = [.memoryErrors, .right, .wrong, .meanAnswer, .stroopCost]
    let had = Set(statistics.flatMap { $0.figures.map(\.figure) })
    let figures = wanted.filter(had.contains)
    var columns = [heading(.game, .left), heading(.level, .left)]
    let hasPoints = hasPoints(statistics)
    for phrase in hasPoints ? [StatsPhrase.rounds, .best, .mean, .median] : [.rounds] {
      columns.append(heading(phrase, .right))
    }
    for phrase in [StatsPhrase.meanTime, .overPar] {
      columns.append(heading(phrase, .right, spare: 2))
    }
    for figure in figures {
      columns.append(.init(ScoresPhrase.figure(figure).text(in: language), .right, spare: 1))
    }
    columns.append(heading(.run, .right, spare: 3))
    var table = TextTable(columns)
    for one in statistics { table.add(cells(of: one, figures)) }
    return table.text
  }

  /// In Duel the points say no more than who has won.
  private func hasPoints(_ statistics: [GameStatistics]) -> Bool {
    statistics.allSatisfy { Catalog.ranks($0.board.game) }
  }

  private func cells(of one: GameStatistics, _ figures: [Figure]) -> [String] {
    let level = one.board.setup.map { ScoresPhrase.setup($0).text(in: language) }
    var cells = [
      GameTitle(one.board.game).text(in: language),
      level ?? StatsPhrase.all.text(in: language),
    ]
    cells.append(language.grouped(one.rounds))
    if hasPoints([one]) {
      cells += [number(one.best), number(one.meanPoints), number(one.medianPoints)]
    }
    cells.append(one.meanTime.map { seconds($0.milliseconds) } ?? "")
    cells.append(one.turns.map { hundredths($0.meanOverPar) } ?? "")
    for figure in figures {
      let summary = one.figures.first { $0.figure == figure }
      cells.append(summary.map { mean($0.meanHundredths, of: figure) } ?? "")
    }
    return cells + ["\(one.days.longestRun)"]
  }

  private func heading(
    _ phrase: StatsPhrase, _ side: TextTable.Side, spare: Int? = nil
  ) -> TextTable.Column {
    .init(phrase.text(in: language), side, spare: spare)
  }

  private func number(_ value: Int?) -> String { value.map(language.grouped) ?? "" }

  /// Milliseconds are fine enough as they are.
  private func mean(_ value: Int, of figure: Figure) -> String {
    switch figure {
    case .meanAnswer, .stroopCost:
      language.grouped((value + (value < 0 ? -50 : 50)) / 100)
    case .turns, .memoryErrors, .right, .wrong, .score, .multiplier, .pairsOfFirst,
      .pairsOfSecond, .pairsOfThird, .pairsOfFourth:
      hundredths(value)
    }
  }

  private func hundredths(_ value: Int) -> String {
    let (whole, rest) = (abs(value) / 100, abs(value) % 100)
    return "\(value < 0 ? "-" : "")\(whole)\(language.decimalMark)\(CivilDate.digits(rest, 2))"
  }

  private func seconds(_ milliseconds: Int) -> String {
    let seconds = CivilDate.digits(milliseconds / 1000 % 60, 2)
    return "\(milliseconds / 60_000):\(seconds)\(language.decimalMark)\(milliseconds / 100 % 10)"
  }
}
