import Canvas
import GameCore

/// Statistics as names and values.
struct StatisticsFacts {
  /// Values below a heading.
  struct Group {
    let title: String
    let facts: [LabeledValue]
  }

  /// The most important values.
  let highlights: [LabeledValue]
  /// The others; no group is empty.
  let groups: [Group]

  var facts: [LabeledValue] { highlights + groups.flatMap(\.facts) }

  init(_ statistics: GameStatistics, _ look: RenderStyle) {
    let language = look.language
    func fact(_ name: any Phrase, _ value: String?, _ role: Role = .text) -> LabeledValue? {
      value.map { look.labeled(name, $0, role) }
    }
    let total = statistics.totalTime
    let isRanked = Catalog.ranks(statistics.board.game)
    func points(_ value: Int?) -> String? { isRanked ? value.map(language.grouped) : nil }
    let days = statistics.days
    highlights = [
      fact(PlayPhrase.best, points(statistics.best), .accent),
      fact(StatisticsPhrase.rounds, language.grouped(statistics.rounds), .accent),
      days.currentStreak > 0
        ? fact(StatisticsPhrase.currentStreak, "\(days.currentStreak)", .accent)
        : fact(StatisticsPhrase.days, "\(days.days)", .accent),
    ].compactMap(\.self)
    // The figures of other seats are in the opponents' table.
    let figures = statistics.figures.filter { !Figure.pairsBySeat.contains($0.figure) }
    func means(_ figures: [FigureSummary]) -> [LabeledValue?] {
      figures.map {
        fact(
          StatisticsPhrase.figure($0.figure), look.mean(of: $0),
          $0.meanHundredths == 0 ? .muted : .text)
      }
    }
    let groups: [(any Phrase, [LabeledValue?])] = [
      (
        LeaderboardPhrase.points,
        [
          fact(StatisticsPhrase.mean, points(statistics.meanPoints)),
          fact(StatisticsPhrase.median, points(statistics.medianPoints)),
        ]
      ),
      (
        PlayPhrase.time,
        [
          fact(
            StatisticsPhrase.totalTime,
            look.isPlain
              ? language.timeInWords(milliseconds: total) : language.clock(milliseconds: total)),
          fact(StatisticsPhrase.meanTime, statistics.meanTime.map { look.time($0) }),
          fact(StatisticsPhrase.shortestTime, statistics.shortestTime.map { look.time($0) }),
        ] + means(figures.filter { $0.figure.isTime && abs($0.meanHundredths) >= 500 })
      ),
      (
        StatisticsPhrase.play,
        [
          fact(
            StatisticsPhrase.overPar, statistics.turns.map { language.signed($0.meanOverPar) }),
          fact(
            StatisticsPhrase.underPar,
            statistics.turns.map { look.share("\($0.underPar)", of: $0.rounds, by: " / ") }),
        ] + means(figures.filter { !$0.figure.isTime })
      ),
      (
        StatisticsPhrase.calendarDays,
        [
          days.currentStreak > 0 ? fact(StatisticsPhrase.days, "\(days.days)") : nil,
          fact(StatisticsPhrase.longestStreak, "\(days.longestStreak)"),
        ]
      ),
    ]
    self.groups = groups.map { Group(title: look.text($0), facts: $1.compactMap(\.self)) }
      .filter { !$0.facts.isEmpty }
  }
}

extension RenderStyle {
  /// Returns the mean of a figure: answer times in seconds, others as numbers.
  fileprivate func mean(of summary: FigureSummary) -> String {
    if summary.figure.isTime { return language.seconds(summary.meanHundredths / 100) }
    // Fractions of points do not matter.
    return summary.figure == .score
      ? language.grouped((summary.meanHundredths + 50) / 100)
      : language.signed(summary.meanHundredths, plus: "")
  }
}

extension Figure {
  fileprivate var isTime: Bool { self == .meanAnswer || self == .stroopCost }
}

extension Language {
  /// Returns hundredths with a sign.
  fileprivate func signed(_ value: Int, plus: String = "+") -> String {
    (value < 0 ? "-" : plus) + hundredths(abs(value))
  }
}
