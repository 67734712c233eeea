import Canvas
import GameCore

/// A chart as a table, whose cells are written as they are seen.
struct StatisticsTable {
  let columns: [Table.Column]
  let count: Int
  let cells: (Int) -> [String]

  func table(of rows: Range<Int>) -> Table { Table(columns, rows: rows.map(cells)) }
}

extension StatisticsScreen {
  /// The open chart as a table; nil for what is none.
  func table(of statistics: GameStatistics, _ look: RenderStyle) -> StatisticsTable? {
    func column(_ title: any Phrase, least: Int = 8) -> Table.Column {
      Table.Column(look.text(title), .right, least: least)
    }
    switch view {
    case .numbers: return nil
    case .points:
      let series = statistics.series(last: span.count)
      let first = statistics.rounds - series.count
      return StatisticsTable(
        columns: [
          column(StatisticsPhrase.round), column(LeaderboardPhrase.points),
          column(StatisticsPhrase.best),
        ], count: series.count
      ) { [first + $0 + 1, series[$0].points, series[$0].best].map(look.language.grouped) }
    case .histogram: return histogramTable(of: statistics.histogram, look)
    case .board:
      guard let heat = statistics.heat else { return nil }
      return StatisticsTable(
        columns: [
          column(StatisticsPhrase.row), column(StatisticsPhrase.column),
          column(StatisticsPhrase.flips), column(StatisticsPhrase.forgotten),
        ], count: heat.flips.count
      ) { place in
        [
          "\(place / heat.columns + 1)", "\(place % heat.columns + 1)", "\(heat.flips[place])",
          "\(heat.forgotten[place])",
        ]
      }
    case .forgetting:
      let points = statistics.forgetting
      return StatisticsTable(
        columns: [
          column(StatisticsPhrase.turnsAgo), column(StatisticsPhrase.observations),
          column(StatisticsPhrase.forgotten), Table.Column("%", .right, least: 6),
        ], count: points.count
      ) { index in
        let point = points[index]
        return [
          point.stretch, "\(point.observations)", "\(point.errors)", look.percent(point.errorRate),
        ]
      }
    case .accuracy: return quizCharts(of: statistics, look)?.accuracyTable
    case .decades: return quizCharts(of: statistics, look)?.decadesTable
    case .opponents: return opponentsTable(of: statistics, look)
    case .calendar: return calendarTable(of: statistics.days, look)
    }
  }

  /// Only what holds something, and par to compare it with.
  private func histogramTable(of histogram: Histogram, _ look: RenderStyle) -> StatisticsTable {
    let bars = histogram.counts.indices.filter {
      histogram.counts[$0] > 0 || $0 == histogram.parBar
    }
    return StatisticsTable(
      columns: [
        Table.Column(look.text(LeaderboardPhrase.points), .right, least: 13),
        Table.Column(look.text(StatisticsPhrase.rounds), .right, least: 8), Table.Column(""),
      ], count: bars.count
    ) { row in
      let bar = bars[row]
      let start = histogram.start + bar * histogram.width
      let par = bar == histogram.parBar ? look.text(StatisticsPhrase.par) : ""
      let ends = [start, start + histogram.width - 1].map(look.language.grouped)
      return [ends.joined(separator: "-"), look.language.grouped(histogram.counts[bar]), par]
    }
  }

  func quizCharts(of statistics: GameStatistics, _ look: RenderStyle) -> QuizCharts? {
    statistics.quiz.map { QuizCharts(accuracy: $0, span: span, look: look) }
  }

  /// A row a week, the latest first.
  private func calendarTable(of days: DaysPlayed, _ look: RenderStyle) -> StatisticsTable {
    let weekdays = Weekday.allCases.map { day in
      Table.Column(
        look.text(StatisticsPhrase.weekday(day.moved(by: days.start.weekday.rawValue))), .right,
        least: 4)
    }
    return StatisticsTable(
      columns: [Table.Column(look.text(StatisticsPhrase.week), least: 10)] + weekdays,
      count: days.weeks.count
    ) { index in
      let week = days.weeks.count - 1 - index
      return [days.start.adding(days: 7 * week).description]
        + days.weeks[week].map { $0.map(String.init) ?? "" }
    }
  }
}
