import GameCore

/// Statistics as one JSON object; its names do not depend on the language.
struct StatsDocument {
  let player: Player
  let statistics: [GameStatistics]
  let dailyRun: Int

  var text: String {
    JSON.object([
      .init("player", .text(player.name.description)),
      .init("dailyRun", .number(dailyRun)),
      .init("statistics", .list(statistics.map(value))),
    ]).lines(depth: 3)
  }

  private func value(_ one: GameStatistics) -> JSON {
    .object([
      .init("game", .text(one.board.game.description)),
      .init("level", one.board.setup.map { .text($0) } ?? .null),
      .init("rounds", .number(one.rounds)),
      .init("best", number(one.best)),
      .init("mean", number(one.meanPoints)),
      .init("median", number(one.medianPoints)),
      .init("totalTimeMs", .number(one.totalTime)),
      .init("meanTimeMs", number(one.meanTime?.milliseconds)),
      .init("shortestTimeMs", number(one.shortestTime?.milliseconds)),
      .init("meanTurnsOverParHundredths", number(one.turns?.meanOverPar)),
      .init("roundsUnderPar", number(one.turns?.underPar)),
      .init("figures", .object(one.figures.map(Self.member))),
      .init("days", .number(one.days.days)),
      .init("longestRunOfDays", .number(one.days.longestRun)),
      .init("currentRunOfDays", .number(one.days.currentRun)),
      .init("calendar", calendar(one.days)),
      .init("points", .list(one.points.map { .number($0) })),
      .init("histogram", histogram(one.histogram)),
      .init("heat", one.heat.map(heat) ?? .null),
      .init("forgetting", .list(one.forgetting.map(Self.recall))),
      .init("opponents", .list(one.opponents.map(Self.record))),
    ])
  }

  private func number(_ value: Int?) -> JSON { value.map { .number($0) } ?? .null }

  private static func member(_ summary: FigureSummary) -> JSON.Member {
    .init(
      summary.figure.rawValue,
      .object([
        .init("rounds", .number(summary.rounds)), .init("total", .number(summary.total)),
        .init("least", .number(summary.least)), .init("most", .number(summary.most)),
        .init("meanHundredths", .number(summary.meanHundredths)),
      ]))
  }

  private func calendar(_ days: DaysPlayed) -> JSON {
    .object([
      .init("from", .text(days.start.description)),
      .init("rounds", .list(days.weeks.flatMap { $0.compactMap { $0 } }.map { .number($0) })),
    ])
  }

  private func histogram(_ histogram: Histogram) -> JSON {
    .object([
      .init("from", .number(histogram.start)), .init("width", .number(histogram.width)),
      .init("rounds", .list(histogram.counts.map { .number($0) })),
      .init("parBar", number(histogram.parBar)),
    ])
  }

  private func heat(_ map: HeatMap) -> JSON {
    .object([
      .init("columns", .number(map.columns)), .init("rows", .number(map.rows)),
      .init("flips", .list(map.flips.map { .number($0) })),
      .init("forgotten", .list(map.forgotten.map { .number($0) })),
    ])
  }

  private static func record(_ record: OpponentRecord) -> JSON {
    .object([
      .init("opponent", .text(record.opponent.rawValue)), .init("won", .number(record.won)),
      .init("lost", .number(record.lost)), .init("drawn", .number(record.drawn)),
    ])
  }

  private static func recall(_ point: RecallPoint) -> JSON {
    .object([
      .init("turnsAgoFrom", .number(point.turnsAgo.lowerBound)),
      .init("turnsAgoTo", .number(point.turnsAgo.upperBound)),
      .init("observations", .number(point.observations)), .init("errors", .number(point.errors)),
    ])
  }
}
