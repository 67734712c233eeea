import Canvas
import GameCore

extension StatisticsScreen {
  /// Draws the reason why there is no chart.
  func drawNote(_ reason: StatisticsPhrase, into frame: inout Frame<Target>, in place: Rect) {
    frame.emptyState(frame.look.text(reason), .muted, in: place, row: place.row, buttons: [])
  }

  /// Draws the numbers of this month if there is room.
  func drawMonth(_ days: DaysPlayed, into frame: inout Frame<Target>, in place: Rect) {
    let counts = days.weeks.joined().compactMap(\.self)
    let today = days.start.adding(days: counts.count - 1)
    let month = counts.suffix(today.day)
    guard place.rows > 1 else { return }
    let facts: [(StatisticsPhrase, Int)] = [
      (.rounds, month.reduce(0, +)), (.days, month.count { $0 > 0 }),
      (.longestStreak, month.split(separator: 0).map(\.count).max() ?? 0),
    ]
    frame.divider(frame.look.text(CalendarPhrase.month(today.month)), in: place)
    let look = frame.look
    frame.inline(facts.map { look.labeled($0, "\($1)") }, in: place.dropTop(1))
  }

  /// Draws the share of forgotten cards, or, if there are none, how often each could be forgotten.
  func drawForgetting(
    _ points: [ForgettingRatePoint], into frame: inout Frame<Target>, in chart: Rect
  ) -> any Phrase {
    let look = frame.look
    let isPerfect = points.allSatisfy { $0.errors == 0 }
    let values = points.map { isPerfect ? $0.observations : $0.errorRate }
    let bars = zip(points, values).map { point, value in
      BarChart.Bar(
        name: point.stretch, value: value,
        remarks: isPerfect
          ? ["\(value)"]
          : [look.percent(value), "\(point.errors)", "\(point.observations)"])
    }
    var rest = chart
    if isPerfect {
      let looks = values.reduce(0, +)
      frame.line(look.text(StatisticsPhrase.nothingForgotten(looks: looks)), .good, in: rest)
      rest.cutTop(2)
    }
    let most = values.max() ?? 0
    BarChart(
      bars: bars, most: isPerfect ? max(most, 1) : most < 250 ? 250 : 1000,
      heads: isPerfect
        ? []
        : [StatisticsPhrase.turnsAgo, .share, .forgotten, .observations].map { look.text($0) }
    )
    .draw(into: &frame, in: rest)
    return isPerfect ? StatisticsPhrase.looksCaption : .forgettingCaption
  }

  func drawBoard(
    _ statistics: GameStatistics, into frame: inout Frame<Target>, in place: Rect
  ) -> StatisticsPhrase? {
    let look = frame.look
    guard let heat = statistics.heat else {
      drawNote(StatisticsPhrase.nothingToForget, into: &frame, in: place)
      return nil
    }
    let most = heat.forgotten.max() ?? 0
    // All levels are represented by the most played one.
    let level =
      statistics.board.setup == nil
      ? " \(look.glyphs.dot) \(look.name(of: heat.level.description, in: .pairs))" : ""
    let charts = [(StatisticsPhrase.flips, heat.flips), (.forgotten, heat.forgotten)]
      .prefix(most > 0 ? 2 : 1).map {
        GridChart(title: look.text($0) + level, columns: heat.columns, values: $1)
      }
    let tiles = place.dropBottom(1)
    let half = (place.columns - 3) / charts.count
    let size = charts[0].size(in: tiles, columns: half)
    let isBeside = most > 0 && 2 * size.columns + 3 <= place.columns
    let columns = isBeside ? 2 * size.columns + 3 : size.columns
    var rest = tiles.centered(Size(columns: columns - 1, rows: tiles.rows))
    var bottom = rest.row
    for chart in charts where rest.rows >= size.rows {
      chart.draw(into: &frame, in: rest.left(size.columns), columns: half)
      bottom = rest.row + size.rows
      if isBeside { rest.cutLeft(size.columns + 3) } else { rest.cutTop(size.rows + 1) }
    }
    drawLegend(into: &frame, in: place.below(min(bottom + 1, place.bottom - 1)))
    guard most > 0 else { return .noCardForgotten }
    let worst = heat.forgotten.indices.filter { heat.forgotten[$0] == most }
    guard worst.count == 1, let card = worst.first else { return nil }
    return .mostForgotten(row: card / heat.columns + 1, column: card % heat.columns + 1)
  }

  /// Draws the shades of a board from the smallest to the largest number.
  private func drawLegend(into frame: inout Frame<Target>, in place: Rect) {
    guard place.rows > 0 else { return }
    let ends = [StatisticsPhrase.less, .more].map { frame.look.text($0) }
    let columns = ends.reduce(17) { $0 + TextWidth.of($1) }
    var rest = place.centered(Size(columns: columns, rows: place.rows)).top(1)
    rest = frame.line(ends[0] + " ", .muted, in: rest)
    for degree in 0...4 {
      frame.tile(degree, in: rest.cutLeft(2))
      rest.cutLeft(1)
    }
    frame.line(ends[1], .muted, in: rest)
  }
}
