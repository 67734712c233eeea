import Canvas
import GameCore

extension StatisticsScreen {
  func draw(into frame: inout Frame<Target>, _ context: Context) {
    let look = frame.look
    let area = context.area
    let block = block(context)
    guard context.player != nil else {
      frame.message(
        look.text(PlayersPhrase.guest), in: area, row: block.row + 7, .muted)
      return
    }
    chooser.draw(into: &frame, in: block) { .board($0) }
    let views = views
    frame.choice(
      views.map { look.text($0.phrase) }, chosen: views.firstIndex(of: view), in: block.dropTop(3)
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
      frame.emptyState(look.text(StatisticsPhrase.empty), in: area, row: row, play: .play)
    case .success(let statistics): draw(statistics, into: &frame, in: place)
    }
  }

  private func block(_ context: Context) -> Rect {
    let area = context.area
    return area.centered(Size(columns: min(area.columns - 2, 100), rows: area.rows))
  }

  /// Returns the area below the choice of a view.
  private func place(_ context: Context) -> Rect {
    let block = block(context)
    let choice = Choice(views.map { context.look.text($0.phrase) }, chosen: nil)
    let rows = choice.rows(width: block.columns, glyphs: context.look.choiceGlyphs)
    return block.dropTop(4 + rows)
  }

  /// Returns the number of visible rows of a table.
  func room(_ context: Context) -> Int { max(place(context).rows - 3, 1) }

  private func draw(
    _ statistics: GameStatistics, into frame: inout Frame<Target>, in place: Rect
  ) {
    if view == .numbers {
      drawNumbers(statistics, into: &frame, in: place)
    } else if isTable, let table = table(of: statistics, frame.look) {
      let rows = max(place.rows - 3, 1)
      let top = scroll.top(lines: table.count, rows: rows)
      let shown = top..<min(top + rows, table.count)
      frame.list(
        ListDrawing<Target>(table: FittedTable(table.columns, of: shown)), in: place)
    } else {
      drawChart(of: statistics, into: &frame, in: place)
    }
  }

  private func drawNumbers(
    _ statistics: GameStatistics, into frame: inout Frame<Target>, in place: Rect
  ) {
    let facts = StatisticsFacts(statistics, frame.look).facts
    // In two columns if they do not fit below each other.
    let rows = facts.count <= place.rows ? facts.count : (facts.count + 1) / 2
    let halves = [Array(facts.prefix(rows)), Array(facts.dropFirst(rows))]
    let gap = min(max(place.columns - halves.reduce(0) { $0 + $1.columns }, 1), 4)
    var rest = place
    for half in halves {
      frame.figures(half, in: rest.cutLeft(half.columns))
      rest.cutLeft(gap)
    }
  }

  private func drawChart(
    of statistics: GameStatistics, into frame: inout Frame<Target>, in place: Rect
  ) {
    let look = frame.look
    let chart = place.dropTop(1).top(min(place.rows - 1, 20))
    var caption: (any Phrase)?
    switch view {
    case .numbers: break
    case .board: drawBoard(statistics, into: &frame, in: place)
    case .points:
      let series = statistics.series(last: span.count)
      if let only = series.first, series.count == 1 {
        let text = look.text(StatisticsPhrase.onePoint(only.points))
        frame.message(text, in: place, row: place.row + 2, .muted)
        break
      }
      caption = StatisticsPhrase.span(span, series.count)
      LineChart(values: series.map(\.points), line: series.map(\.best))
        .draw(into: &frame, in: chart)
    case .histogram:
      caption = StatisticsPhrase.histogramCaption
      let histogram = statistics.histogram
      let last = histogram.start + histogram.width * histogram.counts.count - 1
      ColumnChart(
        counts: histogram.counts, marked: histogram.parBar,
        mark: look.text(StatisticsPhrase.par), ends: ("\(histogram.start)", "\(last)")
      )
      .draw(into: &frame, in: chart)
    case .forgetting where statistics.forgetting.isEmpty:
      frame.message(
        look.text(StatisticsPhrase.nothingToForget), in: chart, row: chart.row + 1, .muted)
    case .forgetting:
      caption = StatisticsPhrase.forgettingCaption
      BarChart(
        bars: statistics.forgetting.map { point in
          BarChart.Bar(
            name: point.stretch, thousandths: point.errorRate,
            remark: "\(look.percent(point.errorRate))  \(point.errors)/\(point.observations)")
        }
      )
      .draw(into: &frame, in: chart)
    case .opponents: drawOpponents(statistics, into: &frame, in: place)
    case .accuracy:
      caption = quizCharts(of: statistics, look)?.drawAccuracy(into: &frame, in: chart)
    case .decades: caption = quizCharts(of: statistics, look)?.drawDecades(into: &frame, in: chart)
    case .calendar:
      caption = StatisticsPhrase.calendarCaption
      let days = statistics.days
      CalendarChart(
        weeks: days.weeks, start: days.start,
        weekdays: Weekday.allCases.map {
          look.text(StatisticsPhrase.weekday($0.moved(by: days.start.weekday.rawValue)))
        },
        months: (1...12).map { look.text(StatisticsPhrase.month($0)) }
      )
      .draw(into: &frame, at: chart.origin)
    }
    if let caption { frame.line(look.text(caption), .muted, in: place) }
  }

  private func drawBoard(
    _ statistics: GameStatistics, into frame: inout Frame<Target>, in place: Rect
  ) {
    let look = frame.look
    guard let heat = statistics.heat else {
      frame.message(
        look.text(StatisticsPhrase.chooseLevel), in: place, row: place.row + 2, .muted)
      return
    }
    let flips = GridChart(
      title: look.text(StatisticsPhrase.flips), columns: heat.columns, values: heat.flips)
    let forgotten = GridChart(
      title: look.text(StatisticsPhrase.forgotten), columns: heat.columns,
      values: heat.forgotten)
    flips.draw(into: &frame, at: place.origin)
    let isWide = 2 * flips.size.columns + 4 <= place.columns
    let beside =
      isWide ? place.dropLeft(flips.size.columns + 4) : place.dropTop(flips.size.rows + 1)
    forgotten.draw(into: &frame, at: beside.origin)
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
  /// Returns thousandths as a percentage with one decimal.
  func percent(_ thousandths: Int) -> String {
    "\(thousandths / 10)\(language.decimalMark)\(thousandths % 10)%"
  }
}
