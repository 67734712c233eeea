import Canvas
import GameCore

/// Statistics as names and values.
struct StatisticsFacts {
  struct Line {
    let name: String
    let value: String
  }

  let lines: [Line]

  init(_ statistics: GameStatistics, _ look: RenderStyle) {
    let language = look.language
    func line(_ name: any Phrase, _ value: String?) -> Line? {
      value.map { Line(name: look.text(name), value: $0) }
    }
    let isRanked = Catalog.ranks(statistics.board.game)
    let points =
      isRanked
      ? [
        line(StatisticsPhrase.best, statistics.best.map(language.grouped)),
        line(StatisticsPhrase.mean, statistics.meanPoints.map(language.grouped)),
        line(StatisticsPhrase.median, statistics.medianPoints.map(language.grouped)),
      ] : []
    var lines = [line(StatisticsPhrase.rounds, language.grouped(statistics.rounds))] + points
    lines += [
      line(
        StatisticsPhrase.totalTime,
        language.clock(Elapsed(milliseconds: statistics.totalTime))),
      line(StatisticsPhrase.meanTime, statistics.meanTime.map { language.time($0) }),
      line(StatisticsPhrase.shortestTime, statistics.shortestTime.map { language.time($0) }),
    ]
    if let turns = statistics.turns {
      lines.append(line(StatisticsPhrase.overPar, language.signed(turns.meanOverPar)))
      lines.append(line(StatisticsPhrase.underPar, "\(turns.underPar) / \(turns.rounds)"))
    }
    // What others took is in the opponents' table.
    let figures = statistics.figures.filter { !Figure.pairsBySeat.contains($0.figure) }
    lines += figures.map { line(StatisticsPhrase.figure($0.figure), look.mean(of: $0)) }
    let days = statistics.days
    lines += [
      line(StatisticsPhrase.days, "\(days.days)"),
      line(StatisticsPhrase.longestRun, "\(days.longestRun)"),
      line(StatisticsPhrase.currentRun, "\(days.currentRun)"),
    ]
    self.lines = lines.compactMap(\.self)
  }
}

extension RenderStyle {
  /// The mean of a figure as it is read: answers in seconds, all else as a number.
  fileprivate func mean(of summary: FigureSummary) -> String {
    switch summary.figure {
    case .meanAnswer, .stroopCost: language.seconds(summary.meanHundredths / 100)
    default: language.signed(summary.meanHundredths, plus: "")
    }
  }
}

extension Language {
  /// Hundredths with their sign.
  fileprivate func signed(_ value: Int, plus: String = "+") -> String {
    (value < 0 ? "-" : plus) + hundredths(abs(value))
  }
}
