import Canvas
import GameCore

extension StatisticsScreen {
  func draw(into frame: inout Frame<Target>, _ context: Context) {
    let look = frame.look
    let area = context.area
    let block = block(context)
    guard let player = context.player else {
      frame.message(look.text(PlayersPhrase.guest), in: area, row: block.row + 7, .muted)
      return
    }
    let name = look.shown(player.name)
    if look.isPlain {
      frame.describe(.heading, look.text(PlayersPhrase.statistics), at: block)
    } else if TextWidth.of(name) < (block.columns - 52) / 2 {
      // Next to the games.
      frame.line(name, .title, in: block.dropLeft(2))
    }
    chooser.draw(into: &frame, in: block) { .board($0) }
    let views = views
    frame.tabs(
      views.map { look.text($0) }, chosen: views.firstIndex(of: view), in: area.dropTop(3),
      name: look.text(StatisticsPhrase.shown)
    ) { .view(views[$0]) }
    let place = place(context)
    let row = place.row
    switch statistics {
    case nil:
      frame.message(look.text(StatisticsPhrase.loading), in: area, row: row + 3, .muted)
      if let progress {
        frame.center(look.bar(progress.done, of: progress.total), in: area, row: row + 5, .accent)
        frame.center(
          look.text(PicturePhrase.progress(progress.done, of: progress.total)), in: area,
          row: row + 6, .muted)
      }
    case .failure(let error):
      frame.message(look.text(error), in: area, row: row + 3, .bad)
    case .success(let statistics) where statistics.rounds == 0:
      frame.emptyState(
        look.text(OwnRoundsPhrase.empty), .muted, in: area, row: row,
        buttons: [(look.text(ButtonPhrase.play), .play)])
    case .success(let statistics) where hasDashboard(context) && !showsTable(of: statistics, look):
      drawDashboard(statistics, into: &frame, in: place.dropTop(1).dropBottom(1))
    case .success(let statistics): draw(statistics, into: &frame, in: place)
    }
  }

  /// Returns whether there is room for all charts next to the numbers.
  private func hasDashboard(_ context: Context) -> Bool {
    context.area.columns >= 110 && context.area.rows >= 30 && !context.look.isPlain
  }

  private func block(_ context: Context) -> Rect {
    let area = context.area
    return hasDashboard(context)
      ? area.page : area.centered(Size(columns: min(area.columns - 2, 100), rows: area.rows))
  }

  /// Returns the area below the choice of a view.
  private func place(_ context: Context) -> Rect {
    let block = block(context)
    let choice = Choice(views.map { context.look.text($0) }, chosen: nil)
    let rows = choice.rows(width: context.area.columns - 1, glyphs: .unmarked)
    return block.dropTop(4 + rows)
  }

  /// Returns the number of visible rows of a table.
  func room(_ context: Context) -> Int { max(place(context).rows - 3, 1) }

  private func draw(
    _ statistics: GameStatistics, into frame: inout Frame<Target>, in place: Rect
  ) {
    if view == .numbers {
      drawSummary(statistics, into: &frame, in: place)
    } else if isTable || frame.look.isPlain, let table = table(of: statistics, frame.look),
      table.count > 0
    {
      let rows = max(place.rows - 3, 1)
      let top = scroll.top(lines: table.count, rows: rows)
      let shown = top..<min(top + rows, table.count)
      frame.list(
        ListDrawing<Target>(table: FittedTable(table.columns, of: shown)), in: place)
    } else {
      drawChart(of: statistics, into: &frame, in: place)
    }
  }

  /// Returns whether the open chart is shown as a table.
  private func showsTable(of statistics: GameStatistics, _ look: RenderStyle) -> Bool {
    isTable && (table(of: statistics, look)?.count ?? 0) > 0
  }

  /// Draws the numbers next to all charts, or next to the open one.
  private func drawDashboard(
    _ statistics: GameStatistics, into frame: inout Frame<Target>, in place: Rect
  ) {
    let numbers = StatisticsFacts(statistics, frame.look)
    let isWide = place.columns >= 140 && place.rows >= 40
    var charts =
      view == .numbers ? views.filter { $0 != .numbers && (isWide || $0 != .board) } : [view]
    // More than four charts need a wide window.
    if !isWide, charts.count > 4 { charts.removeAll { $0 == .histogram } }
    var rest = place
    let side = panel(
      View.numbers, into: &frame, in: rest.cutLeft(numbers.facts.columns))
    numbers.draw(into: &frame, in: side)
    rest.cutLeft(4)
    let columns = min(charts.count, charts.count > 4 ? 3 : 2)
    let lines = (charts.count + columns - 1) / columns
    let height = (rest.rows - lines + 1) / lines
    for first in stride(from: 0, to: charts.count, by: columns) {
      let views = charts[first..<min(first + columns, charts.count)]
      var line = rest.cutTop(height)
      rest.cutTop(1)
      let width = (line.columns - 3 * (views.count - 1)) / views.count
      for view in views {
        let inside = panel(view, into: &frame, in: line.cutLeft(width))
        line.cutLeft(3)
        // Columns next to each other stand on the same row.
        let below = view != .histogram && views.contains(.histogram) ? ColumnChart.markLines : 0
        drawChart(
          view, of: statistics, into: &frame,
          in: inside.dropBottom(below).top(min(inside.rows - below, Self.most - below)))
      }
    }
  }

  /// Draws the heading of a panel, and returns the rest of `place`.
  private func panel(
    _ title: any Phrase, into frame: inout Frame<Target>, in place: Rect
  ) -> Rect {
    frame.divider(frame.look.text(title), in: place)
    return place.dropTop(2)
  }

  /// The rows of the highest chart.
  private static let most = 30

  private func drawChart(
    of statistics: GameStatistics, into frame: inout Frame<Target>, in place: Rect
  ) {
    // A board needs all rows.
    let last = view == .board || place.rows < 16 ? 0 : 1
    let chart = place.dropTop(2).top(min(place.rows - 2 - last, Self.most))
    let caption = drawChart(view, of: statistics, into: &frame, in: chart)
    if let caption { frame.line(frame.look.text(caption), .muted, in: place) }
  }

  /// Draws a chart, or the reason why there is none, and returns its caption.
  @discardableResult
  private func drawChart(
    _ view: View, of statistics: GameStatistics, into frame: inout Frame<Target>, in chart: Rect
  ) -> (any Phrase)? {
    let look = frame.look
    switch view {
    case .numbers: return nil
    case .board:
      return drawBoard(statistics, into: &frame, in: chart)
    case .points where statistics.rounds == 1, .histogram where statistics.rounds == 1:
      let points = statistics.series().first?.points ?? 0
      drawNote(StatisticsPhrase.onePoint(points), into: &frame, in: chart)
      return nil
    case .points:
      let series = statistics.series(last: span.count)
      LineChart(
        values: series.map(\.points), line: series.map(\.best),
        lineName: look.text(LowercasePhrase(PlayPhrase.best)),
        first: statistics.rounds - series.count + 1,
        names: look.days(Array(statistics.dates.suffix(series.count))),
        mark: statistics.histogram.platinum.map { ($0, look.text(StatisticsPhrase.platinum)) }
      )
      .draw(into: &frame, in: chart)
      return StatisticsPhrase.span(span, series.count)
    case .histogram:
      let histogram = statistics.histogram
      ColumnChart(
        counts: histogram.counts, marks: histogramMarks(of: statistics, look),
        names: histogram.counts.indices.map {
          let first = histogram.start + $0 * histogram.width
          return (look.language.grouped(first), look.language.grouped(first + histogram.width - 1))
        }
      )
      .draw(into: &frame, in: chart)
      return StatisticsPhrase.histogramCaption
    case .forgetting where statistics.forgetting.isEmpty:
      drawNote(StatisticsPhrase.nothingToForget, into: &frame, in: chart)
      return nil
    case .forgetting: return drawForgetting(statistics.forgetting, into: &frame, in: chart)
    case .opponents:
      drawOpponents(statistics, into: &frame, in: chart)
      return nil
    case .accuracy: return quizCharts(of: statistics, look)?.drawAccuracy(into: &frame, in: chart)
    case .decades: return quizCharts(of: statistics, look)?.drawDecades(into: &frame, in: chart)
    case .calendar:
      let days = statistics.days
      let rest = CalendarChart(
        weeks: days.weeks, start: days.start,
        weekdays: Weekday.allCases.map {
          look.text(CalendarPhrase.weekday($0.moved(by: days.start.weekday.rawValue)))
        },
        months: (1...12).map { look.text(StatisticsPhrase.month($0)) },
        today: look.text(LeaderboardPhrase.daysAgo(0))
      )
      .draw(into: &frame, in: chart)
      drawMonth(days, into: &frame, in: rest.dropTop(1))
      return StatisticsPhrase.calendarCaption
    }
  }
}

extension ForgettingRatePoint {
  /// The range as text, such as `5-6`, or `15+` for the last one.
  var stretch: String {
    if turnsAgo.upperBound >= PairsTrace.longest { return "\(turnsAgo.lowerBound)+" }
    return turnsAgo.count == 1
      ? "\(turnsAgo.lowerBound)" : "\(turnsAgo.lowerBound)-\(turnsAgo.upperBound)"
  }
}

extension RenderStyle {
  /// Returns days without their year if all are of the same one.
  func days(_ dates: [CalendarDate]) -> [String] {
    dates.map {
      dates.first?.year == dates.last?.year
        ? text(StatisticsPhrase.day($0.day, month: $0.month)) : language.date($0)
    }
  }

  /// Returns thousandths as a percentage with one decimal.
  func percent(_ thousandths: Int) -> String {
    language.tenths(thousandths) + "%"
  }
}
