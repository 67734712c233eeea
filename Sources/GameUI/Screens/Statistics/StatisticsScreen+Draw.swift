import Canvas
import GameCore

extension StatisticsScreen {
  func draw(into frame: inout Frame<Target>, _ context: Context) {
    let look = frame.look
    let area = context.area
    let block = Rect(
      column: area.column + (area.columns - min(area.columns - 2, 100)) / 2, row: area.row,
      columns: min(area.columns - 2, 100), rows: area.rows)
    guard context.player != nil else {
      frame.message(
        look.text(PlayersPhrase.guest), in: area, row: block.row + 7, .muted)
      return
    }
    chooser.draw(into: &frame, in: block) { .board($0) }
    let views = views
    let places = Choice(views.map { look.text($0.phrase) }, chosen: views.firstIndex(of: view))
      .draw(
        into: &frame.canvas, at: Point(column: block.column, row: block.row + 3),
        width: block.columns, glyphs: look.choiceGlyphs, style: look.style(.text),
        chosenStyle: look.style(.accent))
    for (view, place) in zip(views, places) { frame.hitArea(place, .view(view)) }
    let row = (places.last?.row ?? block.row + 3) + 2
    let place = Rect(
      column: block.column, row: row, columns: block.columns, rows: block.bottom - row)
    switch statistics {
    case nil:
      frame.message(look.text(StatisticsPhrase.loading), in: area, row: row + 3, .muted)
      if let progress {
        frame.center(look.bar(progress.done, of: progress.total), in: area, row: row + 5, .accent)
        frame.center(
          look.text(PicturePhrase.progress(progress.done, of: progress.total)), in: area,
          row: row + 6, .muted)
      }
    case .failure(let fault):
      frame.message(look.text(fault), in: area, row: row + 3, .bad)
    case .success(let statistics) where statistics.rounds == 0:
      frame.nothingYet(look.text(StatisticsPhrase.empty), in: area, row: row, play: .play)
    case .success(let statistics): draw(statistics, into: &frame, in: place)
    }
  }

  private func draw(
    _ statistics: GameStatistics, into frame: inout Frame<Target>, in place: Rect
  ) {
    let look = frame.look
    if view == .numbers {
      drawNumbers(statistics, into: &frame, in: place)
    } else if isTable, let table = table(of: statistics, look) {
      let shown = top..<min(top + Self.room(in: place.growing(by: 5)), table.count)
      frame.list(
        ListDrawing<Target>(table: FittedTable(table.columns, of: shown)), in: place)
    } else {
      drawChart(of: statistics, into: &frame, in: place)
    }
  }

  private func drawNumbers(
    _ statistics: GameStatistics, into frame: inout Frame<Target>, in place: Rect
  ) {
    let facts = StatisticsFacts(statistics, frame.look).lines
    // In two columns where they do not fit below each other.
    let rows = facts.count <= place.rows ? facts.count : (facts.count + 1) / 2
    let halves = [facts.prefix(rows), facts.dropFirst(rows)].map { lines in
      (
        lines: lines, names: lines.map { TextWidth.of($0.name) }.max() ?? 0,
        values: lines.map { TextWidth.of($0.value) }.max() ?? 0
      )
    }
    let text = halves.reduce(0) { $0 + $1.names + $1.values + 2 }
    let gap = min(max(place.columns - text, 1), 4)
    var column = place.column
    for half in halves {
      for (number, fact) in half.lines.enumerated() {
        frame.write(fact.name, column, place.row + number, .muted)
        frame.write(fact.value, column + half.names + 2, place.row + number)
      }
      column += half.names + 2 + half.values + gap
    }
  }

  private func drawChart(
    of statistics: GameStatistics, into frame: inout Frame<Target>, in place: Rect
  ) {
    let look = frame.look
    let chart = Rect(
      column: place.column, row: place.row + 1, columns: place.columns,
      rows: min(place.rows - 1, 20))
    switch view {
    case .numbers: break
    case .points:
      let series = statistics.series(last: span.count)
      if let only = series.first, series.count == 1 {
        let text = look.text(StatisticsPhrase.onePoint(only.points))
        frame.message(text, in: place, row: place.row + 2, .muted)
        break
      }
      let caption = look.text(StatisticsPhrase.span(span, series.count))
      frame.write(caption, place.column, place.row, .muted, limit: place.columns)
      LineChart(values: series.map(\.points), line: series.map(\.best))
        .draw(into: &frame, in: chart)
    case .histogram:
      let histogram = statistics.histogram
      frame.write(
        look.text(StatisticsPhrase.histogramCaption), place.column, place.row, .muted,
        limit: place.columns)
      let last = histogram.start + histogram.width * histogram.counts.count - 1
      ColumnChart(
        counts: histogram.counts, marked: histogram.parBar,
        mark: look.text(StatisticsPhrase.par), ends: ("\(histogram.start)", "\(last)")
      )
      .draw(into: &frame, in: chart)
    case .board: drawBoard(statistics, into: &frame, in: place)
    case .forgetting: drawForgetting(statistics, into: &frame, in: chart)
    case .opponents: drawOpponents(statistics, into: &frame, in: place)
    case .accuracy: quizCharts(of: statistics, look)?.drawAccuracy(into: &frame, in: chart)
    case .decades: quizCharts(of: statistics, look)?.drawDecades(into: &frame, in: chart)
    case .calendar:
      let days = statistics.days
      frame.write(
        look.text(StatisticsPhrase.calendarCaption), place.column, place.row, .muted,
        limit: place.columns)
      CalendarChart(
        weeks: days.weeks, start: days.start,
        weekdays: Weekday.allCases.map {
          look.text(StatisticsPhrase.weekday($0.moved(by: days.start.weekday.rawValue)))
        },
        months: (1...12).map { look.text(StatisticsPhrase.month($0)) }
      )
      .draw(into: &frame, at: chart.origin)
    }
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
    forgotten.draw(
      into: &frame,
      at: isWide
        ? Point(column: place.column + flips.size.columns + 4, row: place.row)
        : Point(column: place.column, row: place.row + flips.size.rows + 1))
  }

  private func drawForgetting(
    _ statistics: GameStatistics, into frame: inout Frame<Target>, in chart: Rect
  ) {
    let look = frame.look
    guard !statistics.forgetting.isEmpty else {
      frame.message(
        look.text(StatisticsPhrase.nothingToForget), in: chart, row: chart.row + 1, .muted)
      return
    }
    frame.write(
      look.text(StatisticsPhrase.forgettingCaption), chart.column, chart.row - 1, .muted,
      limit: chart.columns)
    BarChart(
      bars: statistics.forgetting.map { point in
        BarChart.Bar(
          name: point.stretch, thousandths: point.errorRate,
          remark: "\(look.percent(point.errorRate))  \(point.errors)/\(point.observations)")
      }
    )
    .draw(into: &frame, in: chart)
  }
}

extension Rect {
  /// The rectangle with so many more rows above.
  fileprivate func growing(by rows: Int) -> Rect {
    Rect(column: column, row: row - rows, columns: columns, rows: self.rows + rows)
  }
}

extension RecallPoint {
  /// Such as `5-6`, or `15+` for the last.
  var stretch: String {
    if turnsAgo.upperBound >= PairsTrace.longest { return "\(turnsAgo.lowerBound)+" }
    return turnsAgo.count == 1
      ? "\(turnsAgo.lowerBound)" : "\(turnsAgo.lowerBound)-\(turnsAgo.upperBound)"
  }
}

extension RenderStyle {
  /// Thousandths as a percentage with a tenth.
  func percent(_ thousandths: Int) -> String {
    "\(thousandths / 10)\(language.decimalMark)\(thousandths % 10)%"
  }
}
