import Canvas
import GameCore

/// Statistics as names and values.
struct StatisticsFacts {
  let facts: [LabeledValue]

  init(_ statistics: GameStatistics, _ look: RenderStyle) {
    let language = look.language
    func fact(_ name: any Phrase, _ value: String?) -> LabeledValue? {
      value.map { LabeledValue(name: look.text(name), value: $0) }
    }
    let total = Elapsed(milliseconds: statistics.totalTime)
    let isRanked = Catalog.ranks(statistics.board.game)
    let points =
      isRanked
      ? [
        fact(StatisticsPhrase.best, statistics.best.map(language.grouped)),
        fact(StatisticsPhrase.mean, statistics.meanPoints.map(language.grouped)),
        fact(StatisticsPhrase.median, statistics.medianPoints.map(language.grouped)),
      ] : []
    var facts = [fact(StatisticsPhrase.rounds, language.grouped(statistics.rounds))] + points
    facts += [
      fact(
        StatisticsPhrase.totalTime, look.isPlain ? look.time(total) : language.clock(total)),
      fact(StatisticsPhrase.meanTime, statistics.meanTime.map { look.time($0) }),
      fact(StatisticsPhrase.shortestTime, statistics.shortestTime.map { look.time($0) }),
    ]
    if let turns = statistics.turns {
      facts.append(fact(StatisticsPhrase.overPar, language.signed(turns.meanOverPar)))
      let share = look.share("\(turns.underPar)", of: turns.rounds, by: " / ")
      facts.append(fact(StatisticsPhrase.underPar, share))
    }
    // The figures of other seats are in the opponents' table.
    let figures = statistics.figures.filter { !Figure.pairsBySeat.contains($0.figure) }
    facts += figures.map { fact(StatisticsPhrase.figure($0.figure), look.mean(of: $0)) }
    let days = statistics.days
    facts += [
      fact(StatisticsPhrase.days, "\(days.days)"),
      fact(StatisticsPhrase.longestRun, "\(days.longestRun)"),
      fact(StatisticsPhrase.currentRun, "\(days.currentRun)"),
    ]
    self.facts = facts.compactMap(\.self)
  }
}

extension RenderStyle {
  /// Returns the mean of a figure: answer times in seconds, others as numbers.
  fileprivate func mean(of summary: FigureSummary) -> String {
    switch summary.figure {
    case .meanAnswer, .stroopCost: language.seconds(summary.meanHundredths / 100)
    default: language.signed(summary.meanHundredths, plus: "")
    }
  }
}

extension Language {
  /// Returns hundredths with a sign.
  fileprivate func signed(_ value: Int, plus: String = "+") -> String {
    (value < 0 ? "-" : plus) + hundredths(abs(value))
  }
}
