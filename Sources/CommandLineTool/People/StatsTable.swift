import Canvas
import GameCore

/// Statistics as a table with a line for each setup.
struct StatsTable {
  private let statistics: [GameStatistics]
  private let language: Language

  init(_ statistics: [GameStatistics], _ language: Language) {
    self.statistics = statistics
    self.language = language
  }

  /// The tables of all games, and those of the results against opponents.
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
    var columns: [TableColumn<GameStatistics>] = [
      language.column(StatsPhrase.game) { GameTitle($0.board.game).text(in: language) },
      language.column(StatsPhrase.level) { one in
        (one.board.setup.map(ScoresPhrase.setup) as (any Phrase)? ?? StatsPhrase.all)
          .text(in: language)
      },
      language.column(StatsPhrase.rounds, .right) { language.grouped($0.rounds) },
    ]
    // In Duel the points are only the number of pairs.
    if statistics.allSatisfy({ Catalog.ranks($0.board.game) }) {
      columns += [
        language.column(StatsPhrase.best, .right) { number($0.best) },
        language.column(StatsPhrase.mean, .right) { number($0.meanPoints) },
        language.column(StatsPhrase.median, .right) { number($0.medianPoints) },
      ]
    }
    columns += [
      language.column(StatsPhrase.meanTime, .right, yields: [2: .leaves]) { one in
        one.meanTime.map { seconds($0.milliseconds) } ?? ""
      },
      language.column(StatsPhrase.overPar, .right, yields: [2: .leaves]) { one in
        one.turns.map { hundredths($0.meanOverPar) } ?? ""
      },
    ]
    columns += wanted.filter(had.contains).map { figure in
      language.column(ScoresPhrase.figure(figure), .right, yields: [3: .leaves]) { one in
        one.figures.first { $0.figure == figure }
          .map { mean($0.meanHundredths, of: figure) } ?? ""
      }
    }
    columns.append(
      language.column(StatsPhrase.run, .right, yields: [1: .leaves]) { "\($0.days.longestRun)" })
    return FittedTable(forTerminal: columns, of: statistics).text
  }

  private func number(_ value: Int?) -> String { value.map(language.grouped) ?? "" }

  /// Returns a mean value; milliseconds have no decimals.
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
