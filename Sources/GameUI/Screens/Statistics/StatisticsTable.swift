import Canvas
import GameCore

/// A chart as a table, whose cells are formatted when they become visible.
struct StatisticsTable {
  let columns: [TableColumn<Int>]
  let count: Int
}

extension StatisticsScreen {
  /// Returns the open chart as a table; nil if it is not a chart.
  func table(of statistics: GameStatistics, _ look: RenderStyle) -> StatisticsTable? {
    switch view {
    case .numbers: return nil
    case .points:
      let series = statistics.series(last: span.count)
      let first = statistics.rounds - series.count
      return StatisticsTable(
        columns: [
          look.number(StatisticsPhrase.round) { first + $0 + 1 },
          look.number(LeaderboardPhrase.points) { series[$0].points },
          look.number(PlayPhrase.best) { series[$0].best },
        ], count: series.count)
    case .histogram: return histogramTable(of: statistics, look)
    case .board:
      guard let heat = statistics.heat else { return nil }
      let level: TableColumn<Int> = look.column(GameKind.pairs.descriptor.setupHeading) { _ in
        look.name(of: heat.level.description, in: .pairs)
      }
      return StatisticsTable(
        columns: (statistics.board.setup == nil ? [level] : []) + [
          look.number(StatisticsPhrase.row) { $0 / heat.columns + 1 },
          look.number(StatisticsPhrase.column) { $0 % heat.columns + 1 },
          look.number(StatisticsPhrase.flips) { heat.flips[$0] },
          look.number(StatisticsPhrase.forgotten) { heat.forgotten[$0] },
        ], count: heat.flips.count)
    case .forgetting:
      let points = statistics.forgetting
      return StatisticsTable(
        columns: [
          look.column(StatisticsPhrase.turnsAgo, .right, least: 8) { points[$0].stretch },
          look.number(StatisticsPhrase.observations) { points[$0].observations },
          look.number(StatisticsPhrase.forgotten) { points[$0].errors },
          look.percentage { points[$0].errorRate },
        ], count: points.count)
    case .accuracy: return quizCharts(of: statistics, look)?.accuracyTable
    case .decades: return quizCharts(of: statistics, look)?.decadesTable
    case .opponents: return opponentsTable(of: statistics, look)
    case .calendar: return calendarTable(of: statistics.days, look)
    }
  }

  /// Returns the names of the bars with the best points, the median and platinum.
  func histogramMarks(of statistics: GameStatistics, _ look: RenderStyle) -> [ColumnChart.Mark] {
    let histogram = statistics.histogram
    let marks: [(any Phrase, Int?, Role)] = [
      (LowercasePhrase(PlayPhrase.best), statistics.best, .accent),
      (StatisticsPhrase.middle, statistics.medianPoints, .muted),
      (StatisticsPhrase.platinum, histogram.platinum, .muted),
    ]
    return marks.compactMap { phrase, points, role in
      points.map {
        ColumnChart.Mark(
          column: histogram.bar(of: $0),
          name: "\(look.text(phrase)) \(look.language.grouped($0))", role: role)
      }
    }
  }

  /// Returns the bars that are not empty, and that of platinum.
  private func histogramTable(
    of statistics: GameStatistics, _ look: RenderStyle
  ) -> StatisticsTable {
    let histogram = statistics.histogram
    let bars = histogram.counts.indices.filter {
      histogram.counts[$0] > 0 || $0 == histogram.platinumBar
    }
    let marks = histogramMarks(of: statistics, look)
    return StatisticsTable(
      columns: [
        look.column(LeaderboardPhrase.points, .right, least: 13) { row in
          let start = histogram.start + bars[row] * histogram.width
          return [start, start + histogram.width - 1].map(look.language.grouped)
            .joined(separator: "-")
        },
        look.number(StatisticsPhrase.rounds) { histogram.counts[bars[$0]] },
        TableColumn("") { row in marks.names(at: bars[row]) },
      ], count: bars.count)
  }

  func quizCharts(of statistics: GameStatistics, _ look: RenderStyle) -> QuizCharts? {
    statistics.quiz.map { QuizCharts(accuracy: $0, span: span, look: look) }
  }

  /// Returns a row for each week, latest first; in plain mode only weeks with rounds.
  private func calendarTable(of days: DaysPlayed, _ look: RenderStyle) -> StatisticsTable {
    let weeks = days.weeks.indices.reversed().filter { week in
      !look.isPlain || days.weeks[week].contains { ($0 ?? 0) > 0 }
    }
    let week: TableColumn<Int> = look.column(StatisticsPhrase.week, least: 10) { row in
      look.language.date(days.start.adding(days: 7 * weeks[row]))
    }
    let weekdays = Weekday.allCases.enumerated().map { number, day in
      let name = CalendarPhrase.weekday(day.moved(by: days.start.weekday.rawValue))
      return look.column(name, .right, least: 4) { (row: Int) in
        let count = days.weeks[weeks[row]].dropFirst(number).first.flatMap(\.self)
        return count.flatMap { look.isPlain && $0 == 0 ? nil : "\($0)" } ?? ""
      }
    }
    return StatisticsTable(columns: [week] + weekdays, count: weeks.count)
  }
}

extension RenderStyle {
  /// Returns a column of numbers.
  func number(
    _ title: any Phrase, least: Int = 8, value: @escaping (Int) -> Int
  ) -> TableColumn<Int> {
    column(title, .right, least: least) { language.grouped(value($0)) }
  }

  /// Returns a column of thousandths as percentages.
  func percentage(_ value: @escaping (Int) -> Int) -> TableColumn<Int> {
    TableColumn("%", .right, least: 6) { percent(value($0)) }
  }
}
